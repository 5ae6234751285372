import { type ReactNode, useState } from "react";
import type { ExportFormat } from "#domain/activity/activity.ts";
import { readPlay } from "#domain/play/document/document.ts";
import type { MissingGlyph } from "#domain/play/formats/pdf/missingGlyphs.ts";
import type { Play } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { withoutNames } from "#domain/sharing/withoutNames.ts";
import { editorWords } from "#frontend/messages/editor.ts";
import { exportingWords } from "#frontend/messages/exporting.ts";
import { download } from "#frontend/modules/exporting/download.ts";
import { exportFountain } from "#frontend/modules/exporting/exportFountain.ts";
import { exportPdf, MissingGlyphs } from "#frontend/modules/exporting/exportPdf.ts";
import { fileName } from "#frontend/modules/exporting/fileName.ts";
import { remainingNamesOf } from "#frontend/modules/sharing/remainingNamesOf.ts";
import type { PlaySession } from "#frontend/modules/sync/playSession.ts";
import { logger } from "#frontend/platform/logger.ts";
import { ownNames } from "#frontend/platform/ownNames.ts";
import type { MenuItem } from "#frontend/ui/Menu.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { BlindCopyDialog } from "./BlindCopyDialog.tsx";
import { MissingGlyphsDialog } from "./MissingGlyphsDialog.tsx";

interface FileExport {
  readonly label: string;
  /** Formats are named after their file extensions. */
  readonly extension: Extract<ExportFormat, "pdf" | "fountain">;
  readonly write: (play: Play, options: { readonly evenIfIncomplete: boolean }) => Blob | Promise<Blob>;
  /**
   * For readers who must not learn who wrote the play: no names in the text, the file's properties, or the file name.
   */
  readonly isBlind?: true;
  /** Distinguishes the file from other exports of the same play, in its name. */
  readonly note?: string;
}

const pdf = { extension: "pdf", write: exportPdf } as const;
const fountain = { extension: "fountain", write: (play: Play) => exportFountain(play) } as const;
const withNotes = { extension: "fountain", write: (play: Play) => exportFountain(play, { notes: true }) } as const;
const blind = { isBlind: true, note: exportingWords.blindFile } as const;

/** Every export, in the order of the menu. */
export const fileExports: readonly FileExport[] = [
  { ...pdf, label: editorWords.exportPdf },
  { ...fountain, label: editorWords.exportFountain },
  { ...withNotes, label: editorWords.exportNotes, note: exportingWords.notesFile },
  { ...pdf, ...blind, label: editorWords.exportBlindPdf },
  { ...fountain, ...blind, label: editorWords.exportBlindFountain },
];

interface WriteOptions {
  /** Writes the file although some characters have no glyph. */
  readonly evenIfIncomplete?: boolean;
  /** Single words that a blind copy blacks out, in addition to the author's full names. */
  readonly hiddenWords?: readonly string[];
}

/** A question before an export. */
type Question =
  | { readonly about: "names"; readonly fileExport: FileExport }
  | {
      readonly about: "glyphs";
      readonly fileExport: FileExport;
      readonly options: WriteOptions;
      readonly missing: readonly MissingGlyph[];
    };

export interface Exporting {
  readonly items: readonly MenuItem[];
  /** The open question, if there is one. */
  readonly dialog: ReactNode;
}

/** Exports the play. An export may first ask about names in a blind copy, then about missing characters. */
export function useExport(session: PlaySession): Exporting {
  const [question, setQuestion] = useState<Question>();
  const close = () => setQuestion(undefined);
  const write = async (fileExport: FileExport, options: WriteOptions): Promise<void> => {
    close();
    try {
      await saveFile(session, fileExport, options);
    } catch (error) {
      if (error instanceof MissingGlyphs) setQuestion({ about: "glyphs", fileExport, options, missing: error.missing });
      else reportFailure(error);
    }
  };
  const start = (fileExport: FileExport) => {
    if (fileExport.isBlind && showsNames(session)) setQuestion({ about: "names", fileExport });
    else void write(fileExport, {});
  };
  return {
    items: [
      ...fileExports.map((each) => ({ label: each.label, onSelect: () => start(each) })),
      { label: editorWords.print, onSelect: () => window.print() },
    ],
    dialog: question && dialogOf(question, { session, write, close }),
  };
}

interface Asking {
  readonly session: PlaySession;
  readonly write: (fileExport: FileExport, options: WriteOptions) => Promise<void>;
  readonly close: () => void;
}

function dialogOf(question: Question, { session, write, close }: Asking): ReactNode {
  const { fileExport } = question;
  if (question.about === "names") {
    return (
      <BlindCopyDialog
        play={readPlay(session.doc)}
        onExport={(hiddenWords) => void write(fileExport, { hiddenWords })}
        onClose={close}
      />
    );
  }
  return (
    <MissingGlyphsDialog
      missing={question.missing}
      onExport={() => void write(fileExport, { ...question.options, evenIfIncomplete: true })}
      onClose={close}
    />
  );
}

/** Whether a blind copy would still show single names. If that can't be told, the dialog says so. */
function showsNames({ doc }: PlaySession): boolean {
  const names = remainingNamesOf(readPlay(doc));
  return names.kind !== "found" || names.names.length > 0;
}

async function saveFile(
  { doc, noteExport }: PlaySession,
  { extension, write, isBlind, note }: FileExport,
  { evenIfIncomplete = false, hiddenWords = [] }: WriteOptions,
): Promise<void> {
  const written = readPlay(doc);
  const play = isBlind ? withoutNames(written, { alsoNames: ownNames(), words: hiddenWords }) : written;
  download(await write(play, { evenIfIncomplete }), fileName(play.front.title, extension, { note }));
  noteExport?.(extension);
}

function reportFailure(error: unknown): void {
  if (!(error instanceof Refused)) logger.error(error);
  showToast(error instanceof Refused ? error.message : editorWords.exportFailed);
}
