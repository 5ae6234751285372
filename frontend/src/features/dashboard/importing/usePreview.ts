import { useMemo, useState } from "react";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { Layout } from "#domain/play/layout/layout.ts";
import type { ManuscriptSheet } from "#domain/play/layout/pagedManuscript.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { BlockId } from "#domain/play/play.ts";
import type { ImportPreview, ImportReading } from "./importReading.ts";
import type { TitlePage } from "./readFile.ts";

export interface Preview extends Pick<ImportPreview, "layout" | "scriptFonts"> {
  readonly sheets: readonly ManuscriptSheet[];
  readonly at: number;
  readonly goTo: (at: number) => void;
  /** The blocks that are highlighted. */
  readonly marked: ReadonlySet<BlockId>;
  readonly isOnSheets: (blockId: BlockId) => boolean;
  /** Goes to the first sheet that shows one of the blocks, and highlights them. */
  readonly show: (blockIds: readonly BlockId[]) => void;
}

/** Which of the first pages is shown. It starts with the first page of the play, after the title page. */
export function usePreview({ preview }: ImportReading, titlePage: TitlePage): Preview {
  const { layout, scriptFonts, sheets: read } = preview;
  const [at, goTo] = useState(() =>
    Math.max(
      0,
      read.findIndex(({ section }) => section === "play"),
    ),
  );
  const [marked, setMarked] = useState<ReadonlySet<BlockId>>(new Set());
  const titleSheet = useTitleSheet(titlePage, layout);
  const sheets = useMemo(() => [...(titleSheet ? [titleSheet] : []), ...read.slice(1)], [titleSheet, read]);
  const sheetByBlock = useMemo(() => findSheets(read), [read]);
  return {
    layout,
    scriptFonts,
    sheets,
    at: Math.min(at, sheets.length - 1),
    goTo,
    marked,
    isOnSheets: (blockId) => sheetByBlock.has(blockId),
    show: (blockIds) => {
      setMarked(new Set(blockIds));
      const first = blockIds.find((id) => sheetByBlock.has(id));
      if (first !== undefined) goTo(sheetByBlock.get(first) ?? 0);
    },
  };
}

/** The title page as the writer edits it. The other pages contain nothing of it. */
const useTitleSheet = (titlePage: TitlePage, layout: Layout): ManuscriptSheet | undefined =>
  useMemo(() => paginate({ front: { ...emptyFront, ...titlePage }, blocks: [] }, layout).pages[0], [titlePage, layout]);

function findSheets(sheets: readonly ManuscriptSheet[]): ReadonlyMap<BlockId, number> {
  const found = new Map<BlockId, number>();
  for (const [at, { lines }] of sheets.entries()) {
    for (const { blockId } of lines) if (blockId && !found.has(blockId)) found.set(blockId, at);
  }
  return found;
}
