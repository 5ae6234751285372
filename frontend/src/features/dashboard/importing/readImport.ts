import type { ImportNotice, NoticePlace } from "#domain/play/formats/reading/importNotice.ts";
import type { ReadOptions } from "#domain/play/formats/reading/readPlay.ts";
import { assertPlayFileSize, readPlayFile } from "#domain/play/formats/reading/readPlayFile.ts";
import { pageCount } from "#domain/play/layout/pageCount.ts";
import type { ManuscriptSheet } from "#domain/play/layout/pagedManuscript.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import { type Block, type BlockId, type PageLayout, type Play, textOf } from "#domain/play/play.ts";
import { newBlockId } from "../newBlockId.ts";
import type { ImportReading, ShownNotice, ShownPlace } from "./importReading.ts";
import { unreadableFile } from "./unreadableFile.ts";

/** The title page and a scene or two. Each page is some 50 lines to copy out of the worker. */
const maxSheets = 12;

export interface ImportOptions {
  readonly options?: ReadOptions;
  /** The page layout of a play whose file doesn't have one. */
  readonly pageLayout?: PageLayout | undefined;
}

/** Reads the play in a file and lays out its pages. Refuses a file that is too large before reading it. */
export async function readImport(file: File, { options, pageLayout }: ImportOptions = {}): Promise<ImportReading> {
  assertPlayFileSize(file.name, file.size);
  const read = await readPlayFile({ name: file.name, bytes: await bytesOf(file) }, newBlockId, options);
  const play = { ...(pageLayout ? { pageLayout } : {}), ...read.play };
  const { pages, layout, scriptFonts } = paginate(play);
  const placeOf = createPlaces(play, pages);
  return {
    ...read,
    play,
    notices: read.notices.map((notice) => withPlaces(notice, placeOf)),
    preview: {
      layout,
      scriptFonts,
      // Copied, because the lines of a page are computed when they're read.
      sheets: pages.slice(0, maxSheets).map((page) => ({ ...page })),
      pages: pageCount({ pages }).pages,
    },
  };
}

async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw unreadableFile(file.name);
  }
}

const withPlaces = (notice: ImportNotice, placeOf: (place: NoticePlace) => ShownPlace): ShownNotice => ({
  ...notice,
  places: notice.places.map(placeOf),
});

const maxTextLength = 60;

/** Returns a function that finds the text and the page of a notice's place. */
function createPlaces({ blocks }: Play, pages: readonly ManuscriptSheet[]): (place: NoticePlace) => ShownPlace {
  const textById = new Map(blocks.map((block) => [block.id, block]));
  const labels = labelsOf(blocks, pages);
  return (place) => {
    if ("line" in place) return { kind: "line", line: place.line };
    const block = textById.get(place.blockId);
    const text = block ? shorten(textOf(block)) : "";
    return { kind: "block", blockId: place.blockId, text, label: labels.get(place.blockId) ?? "" };
  };
}

const shorten = (text: string): string =>
  text.length > maxTextLength ? `${text.slice(0, maxTextLength).trimEnd()}…` : text;

/** Returns the page number, as printed, on which each block begins. */
function labelsOf(blocks: readonly Block[], pages: readonly ManuscriptSheet[]): ReadonlyMap<BlockId, string> {
  const starts = new Map<BlockId, ManuscriptSheet[]>();
  for (const page of pages) {
    if (page.start) starts.set(page.start.blockId, [...(starts.get(page.start.blockId) ?? []), page]);
  }
  const labels = new Map<BlockId, string>();
  let label = "";
  for (const { id } of blocks) {
    const [first, ...more] = starts.get(id) ?? [];
    if (first?.start?.offset === 0) label = first.label;
    labels.set(id, label);
    label = more.at(-1)?.label ?? first?.label ?? label;
  }
  return labels;
}
