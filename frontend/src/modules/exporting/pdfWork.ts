import type { PreparedExport } from "#domain/play/formats/export/prepareExport.ts";
import type { MissingGlyph } from "#domain/play/formats/pdf/missingGlyphs.ts";

/** What the page sends to the worker. */
export interface PdfWork {
  readonly prepared: PreparedExport;
  readonly language: string;
  readonly createdAt: Date;
  /** Print a box for each character that no font has, instead of responding with `missing`. */
  readonly evenIfIncomplete: boolean;
  /** Makes no file. The service worker stores the fonts that were loaded. */
  readonly onlyLoadsFonts?: boolean;
}

export type PdfAnswer =
  | { readonly kind: "done"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "fonts-loaded" }
  | { readonly kind: "missing"; readonly missing: readonly MissingGlyph[] }
  | { readonly kind: "failed"; readonly detail?: string };
