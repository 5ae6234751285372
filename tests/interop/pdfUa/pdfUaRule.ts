import type { PdfObjects } from "./pdfObjects.ts";

/** A condition under which a file isn't PDF/UA-1. */
export interface PdfUaRule {
  /** The number of the failure condition in the Matterhorn Protocol 1.1, or the clause of ISO 32000-1. */
  readonly id: string;
  /** What mustn't be. */
  readonly what: string;
  readonly isBroken: (objects: PdfObjects) => boolean;
  /** Changes a file that's right so that it breaks this rule: a rule that doesn't notice that checks nothing. */
  readonly breakIt: (objects: PdfObjects) => void;
}
