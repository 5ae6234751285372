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
import { exportingWords } from "#frontend/words/exporting.ts";
import { MissingGlyphsDialog } from "./MissingGlyphsDialog.tsx";

interface FileExport {
  readonly label: string;
  /** The formats on offer are named as their files end. */
  readonly extension: Extract<ExportFormat, "pdf" | "fountain">;
  readonly write: (play: Play, options: { readonly evenIfIncomplete: boolean }) => Blob | Promise<Blob>;
  /** For readers who must not know whose play it is: no name in the text, in the file's properties or in its own name. */
  readonly isBlind?: true;
  /** What tells the file from the others of the same play, in its name. */
  readonly note?: string;
}

const pdf = { extension: "pdf", write: exportPdf } as const;
const fountain = { extension: "fountain", write: (play: Play) => exportFountain(play) } as const;
const withNotes = { extension: "fountain", write: (play: Play) => exportFountain(play, { notes: true }) } as const;
const blind = { isBlind: true, note: exportingWords.blindFile } as const;

/** Every way to take the play out as a file, as the menu lists them. */
export const fileExports: readonly FileExport[] = [
  { ...pdf, label: editorWords.exportPdf },
  { ...fountain, label: editorWords.exportFountain },
  { ...withNotes, label: editorWords.exportNotes, note: exportingWords.notesFile },
  { ...pdf, ...blind, label: editorWords.exportBlindPdf },
  { ...fountain, ...blind, label: editorWords.exportBlindFountain },
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
    items: [
      ...fileExports.map((each) => ({ label: each.label, onSelect: () => void start(each) })),
      { label: editorWords.print, onSelect: () => window.print() },
    ],
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
  { extension, write, isBlind, note }: FileExport,
  evenIfIncomplete: boolean,
): Promise<void> {
  const written = readPlay(doc);
  const play = isBlind ? withoutNames(written, ownNames()) : written;
  download(await write(play, { evenIfIncomplete }), fileName(play.front.title, extension, { note }));
  noteExport?.(extension);
}

function reportFailure(error: unknown): void {
  if (!(error instanceof Refused)) logger.error(error);
  showToast(error instanceof Refused ? error.message : editorWords.exportFailed);
}
