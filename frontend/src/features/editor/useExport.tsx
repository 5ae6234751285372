import { type ReactNode, useState } from "react";
import type { ExportFormat } from "#domain/activity/activity.ts";
import { readPlay } from "#domain/play/document/document.ts";
import type { MissingGlyph } from "#domain/play/formats/pdf/missingGlyphs.ts";
import type { Play } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { withoutNames } from "#domain/sharing/withoutNames.ts";
import { logger } from "#frontend/app/logger.ts";
import { ownNames } from "#frontend/app/ownNames.ts";
import { download } from "#frontend/exporting/download.ts";
import { exportFountain } from "#frontend/exporting/exportFountain.ts";
import { exportPdf, MissingGlyphs } from "#frontend/exporting/exportPdf.ts";
import { fileName } from "#frontend/exporting/fileName.ts";
import type { ScriptSession } from "#frontend/sync/session.ts";
import type { MenuItem } from "#frontend/ui/Menu.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { editorWords } from "#frontend/words/editor.ts";
import { MissingGlyphsDialog } from "./MissingGlyphsDialog.tsx";

interface FileExport {
  readonly label: string;
  /** The formats on offer are named as their files end. */
  readonly extension: Extract<ExportFormat, "pdf" | "fountain">;
  readonly write: (play: Play, options: { readonly evenIfIncomplete: boolean }) => Blob | Promise<Blob>;
  /** For readers who must not know whose play it is: no name in the text, in the file's properties or in its own name. */
  readonly isBlind?: true;
}

const fileExports: readonly FileExport[] = [
  { label: editorWords.exportPdf, extension: "pdf", write: exportPdf },
  { label: editorWords.exportFountain, extension: "fountain", write: (play) => exportFountain(play) },
  { label: editorWords.exportBlindPdf, extension: "pdf", write: exportPdf, isBlind: true },
  {
    label: editorWords.exportBlindFountain,
    extension: "fountain",
    write: (play) => exportFountain(play),
    isBlind: true,
  },
];

/** An export that waits for the writer to say that it may go on without some characters. */
interface Incomplete {
  readonly fileExport: FileExport;
  readonly missing: readonly MissingGlyph[];
}

export interface Exporting {
  readonly items: readonly MenuItem[];
  /** The question an export asks, while it asks one. */
  readonly dialog: ReactNode;
}

/** The ways to take the play out as a file. */
export function useExport(session: ScriptSession): Exporting {
  const [incomplete, setIncomplete] = useState<Incomplete>();
  const start = async (fileExport: FileExport, evenIfIncomplete = false): Promise<void> => {
    setIncomplete(undefined);
    try {
      await saveFile(session, fileExport, evenIfIncomplete);
    } catch (error) {
      if (error instanceof MissingGlyphs) setIncomplete({ fileExport, missing: error.missing });
      else reportFailure(error);
    }
  };
  return {
    items: fileExports.map((each) => ({ label: each.label, onSelect: () => void start(each) })),
    dialog: incomplete && (
      <MissingGlyphsDialog
        missing={incomplete.missing}
        onExport={() => void start(incomplete.fileExport, true)}
        onClose={() => setIncomplete(undefined)}
      />
    ),
  };
}

async function saveFile(
  { doc, noteExport }: ScriptSession,
  { extension, write, isBlind }: FileExport,
  evenIfIncomplete: boolean,
): Promise<void> {
  const written = readPlay(doc);
  const play = isBlind ? withoutNames(written, ownNames()) : written;
  download(await write(play, { evenIfIncomplete }), fileName(play.front.title, extension));
  noteExport?.(extension);
}

function reportFailure(error: unknown): void {
  if (!(error instanceof Refused)) logger.error(error);
  showToast(error instanceof Refused ? error.message : editorWords.exportFailed);
}
