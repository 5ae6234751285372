import type { PlayFacts } from "./playFiles.ts";

/** One step of packing. The page has the network and the journal; the worker has the time. */
export type PackingStep =
  | { readonly kind: "begin"; readonly now: Date }
  /** Creates `<path>.fountain` and `<path>.json`. */
  | { readonly kind: "play"; readonly path: string; readonly facts: PlayFacts; readonly updates: readonly Uint8Array[] }
  | { readonly kind: "text"; readonly path: string; readonly text: string }
  /** Adds the next piece of a file; the last piece closes it. */
  | { readonly kind: "piece"; readonly path: string; readonly text: string; readonly isLast: boolean }
  | { readonly kind: "end" };

export type PackingAnswer =
  | { readonly kind: "packed" }
  /** This play can't be read; the ZIP continues without it. */
  | { readonly kind: "unreadable" }
  | { readonly kind: "done"; readonly file: Blob };

/** Runs one step after the other; rejects if the whole ZIP can't continue. */
export type Pack = (step: PackingStep) => Promise<PackingAnswer>;
