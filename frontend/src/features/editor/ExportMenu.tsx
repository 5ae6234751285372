import type * as Y from "yjs";
import { readPlay } from "#domain/play/document/document.ts";
import type { Play } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { logger } from "#frontend/app/logger.ts";
import { download } from "#frontend/exporting/download.ts";
import { exportFountain } from "#frontend/exporting/exportFountain.ts";
import { exportPdf } from "#frontend/exporting/exportPdf.ts";
import { fileName } from "#frontend/exporting/fileName.ts";
import { Menu, type MenuItem } from "#frontend/ui/Menu.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { editorWords } from "#frontend/words/editor.ts";

/** The play as a file. */
export function ExportMenu({ doc }: { readonly doc: Y.Doc }) {
  return (
    <Menu label={editorWords.export} items={exportItems(doc)} variant="quiet" size="small" align="end">
      {editorWords.export}
    </Menu>
  );
}

export const exportItems = (doc: Y.Doc): readonly MenuItem[] => [
  { label: editorWords.exportPdf, onSelect: () => void hand(doc, "pdf", exportPdf) },
  { label: editorWords.exportFountain, onSelect: () => void hand(doc, "fountain", exportFountain) },
];

async function hand(doc: Y.Doc, extension: string, write: (play: Play) => Blob | Promise<Blob>): Promise<void> {
  const play = readPlay(doc);
  try {
    download(await write(play), fileName(play.front.title, extension));
  } catch (error) {
    if (!(error instanceof Refused)) logger.error(error);
    showToast(error instanceof Refused ? error.message : editorWords.exportFailed);
  }
}
