import { type ReactNode, useState } from "react";
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
import { remainingNamesOf } from "#frontend/sharing/remainingNamesOf.ts";
import type { ScriptSession } from "#frontend/sync/session.ts";
import { Menu, type MenuItem } from "#frontend/ui/Menu.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { editorWords } from "#frontend/words/editor.ts";
import { BlindCopyDialog } from "./BlindCopyDialog.tsx";

/** The play as a file. */
export function ExportMenu({ session }: { readonly session: ScriptSession }) {
  const { items, question } = useExports(session);
  return (
    <>
      <Menu label={editorWords.export} items={items} variant="quiet" size="small" align="end">
        {editorWords.export}
      </Menu>
      {question}
    </>
  );
}

interface Exports {
  readonly items: readonly MenuItem[];
  /** What the author decides before a blind copy is made, while that is asked. */
  readonly question: ReactNode;
}

/** Every way to export the play. A blind copy that would still show single names asks about them first. */
export function useExports(session: ScriptSession): Exports {
  const [asked, setAsked] = useState<Extension>();
  const writeBlind = (extension: Extension, words: readonly string[] = []) => {
    setAsked(undefined);
    void hand(session, extension, writers[extension], blindCopy(words));
  };
  const startBlind = (extension: Extension) => {
    const names = remainingNamesOf(readPlay(session.doc));
    if (names.kind === "found" && names.names.length === 0) writeBlind(extension);
    else setAsked(extension);
  };
  return {
    items: [
      { label: editorWords.exportPdf, onSelect: () => void hand(session, "pdf", exportPdf) },
      { label: editorWords.exportFountain, onSelect: () => void hand(session, "fountain", exportFountain) },
      { label: editorWords.exportBlindPdf, onSelect: () => startBlind("pdf") },
      { label: editorWords.exportBlindFountain, onSelect: () => startBlind("fountain") },
    ],
    question: asked && (
      <BlindCopyDialog
        play={readPlay(session.doc)}
        onExport={(words) => writeBlind(asked, words)}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}

/** For readers who must not know whose play it is: no name in the text, in the file's properties or in its own name. */
const blindCopy =
  (words: readonly string[]) =>
  (play: Play): Play =>
    withoutNames(play, { alsoNames: ownNames(), words });

/** The formats on offer are named as their files end. */
type Extension = Extract<ExportFormat, "pdf" | "fountain">;
type Write = (play: Play) => Blob | Promise<Blob>;
type Copy = (play: Play) => Play;

const writers: Readonly<Record<Extension, Write>> = { pdf: exportPdf, fountain: exportFountain };

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
