import type { ExportFormat } from "#domain/activity/activity.ts";
import { readPlay } from "#domain/play/document/document.ts";
import type { Play } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { withoutNames } from "#domain/sharing/withoutNames.ts";
import { logger } from "#frontend/app/logger.ts";
import { ownNames } from "#frontend/app/ownNames.ts";
import { download } from "#frontend/exporting/download.ts";
import { exportFountain } from "#frontend/exporting/exportFountain.ts";
import { exportPdf } from "#frontend/exporting/exportPdf.ts";
import { fileName } from "#frontend/exporting/fileName.ts";
import type { ScriptSession } from "#frontend/sync/session.ts";
import { Menu, type MenuItem } from "#frontend/ui/Menu.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { editorWords } from "#frontend/words/editor.ts";

/** The play as a file. */
export function ExportMenu({ session }: { readonly session: ScriptSession }) {
  return (
    <Menu label={editorWords.export} items={exportItems(session)} variant="quiet" size="small" align="end">
      {editorWords.export}
    </Menu>
  );
}

export const exportItems = (session: ScriptSession): readonly MenuItem[] => [
  { label: editorWords.exportPdf, onSelect: () => void hand(session, "pdf", exportPdf) },
  { label: editorWords.exportFountain, onSelect: () => void hand(session, "fountain", exportFountain) },
  { label: editorWords.exportBlindPdf, onSelect: () => void hand(session, "pdf", exportPdf, blindCopy) },
  { label: editorWords.exportBlindFountain, onSelect: () => void hand(session, "fountain", exportFountain, blindCopy) },
];

/** For readers who must not know whose play it is: no name in the text, in the file's properties or in its own name. */
const blindCopy = (play: Play): Play => withoutNames(play, ownNames());

/** The formats on offer are named as their files end. */
type Extension = Extract<ExportFormat, "pdf" | "fountain">;
type Write = (play: Play) => Blob | Promise<Blob>;
type Copy = (play: Play) => Play;

async function hand(
  { doc, noteExport }: ScriptSession,
  extension: Extension,
  write: Write,
  copy: Copy = (play) => play,
): Promise<void> {
  const play = copy(readPlay(doc));
  try {
    download(await write(play), fileName(play.front.title, extension));
    noteExport?.(extension);
  } catch (error) {
    if (!(error instanceof Refused)) logger.error(error);
    showToast(error instanceof Refused ? error.message : editorWords.exportFailed);
  }
}
