import type { ImportNotice } from "#domain/play/formats/reading/importNotice.ts";
import type { ReadOptions } from "#domain/play/formats/reading/readPlay.ts";
import type { ImportedPlay } from "#domain/play/formats/reading/readPlayFile.ts";
import type { ManuscriptSheet, PagedManuscript } from "#domain/play/layout/pagedManuscript.ts";
import type { BlockId, PageLayout } from "#domain/play/play.ts";

/** Where a notice applies, as the import screen shows it. */
export type ShownPlace =
  | { readonly kind: "line"; readonly line: number }
  | {
      readonly kind: "block";
      readonly blockId: BlockId;
      /** The beginning of the block's text. */
      readonly text: string;
      /** The page's number as printed; empty if it has none. */
      readonly label: string;
    };

export interface ShownNotice extends Omit<ImportNotice, "places"> {
  readonly places: readonly ShownPlace[];
}

/** The first pages, and how many pages the whole manuscript has. */
export interface ImportPreview extends Pick<PagedManuscript, "layout" | "scriptFonts"> {
  readonly sheets: readonly ManuscriptSheet[];
  /** Pages of the play itself, as on the play list: page 1 is the first page of dialogue. */
  readonly pages: number;
}

/** A file that was read, before a play is created from it. */
export interface ImportReading extends Omit<ImportedPlay, "notices"> {
  readonly notices: readonly ShownNotice[];
  readonly preview: ImportPreview;
}

/** Reads a file, or one of its plays, with the writer's corrections. Rejects with `Refused`. */
export type ReadImport = (file: File, options: ReadOptions, signal: AbortSignal) => Promise<ImportReading>;

/** What the page sends to the worker. */
export interface ImportWork {
  readonly file: File;
  readonly options: ReadOptions;
  /** The page layout of new plays. */
  readonly pageLayout: PageLayout | undefined;
}

export type ImportAnswer =
  | { readonly kind: "read"; readonly reading: ImportReading }
  | { readonly kind: "refused"; readonly errorText: string }
  /** `error` is the name of an unexpected error. Its message could contain words of the play. */
  | { readonly kind: "failed"; readonly error: string };
