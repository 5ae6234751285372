import type { PlayFacts } from "./playFiles.ts";

/** One step of the work on the ZIP. The page has the network and the journal; the worker has the time. */
export type PackingStep =
  | { readonly kind: "begin"; readonly now: Date }
  /** Makes `<path>.fountain` and `<path>.json`. */
  | { readonly kind: "play"; readonly path: string; readonly facts: PlayFacts; readonly updates: readonly Uint8Array[] }
  | { readonly kind: "text"; readonly path: string; readonly text: string }
  /** Further pieces of one file; the last one closes it. */
  | { readonly kind: "piece"; readonly path: string; readonly text: string; readonly isLast: boolean }
  | { readonly kind: "end" };

export type PackingAnswer =
  | { readonly kind: "packed" }
  /** This play cannot be read; the ZIP goes on without it. */
  | { readonly kind: "unreadable" }
  | { readonly kind: "done"; readonly file: Blob };

/** Does one step after the other; rejects when the ZIP as a whole cannot go on. */
export type Pack = (step: PackingStep) => Promise<PackingAnswer>;
