import { type Corrections, isWithoutCorrections } from "#domain/play/formats/typed/corrections.ts";
import type { PlayId } from "#domain/play/play.ts";
import type { ReadFile } from "./readFile.ts";

export type QueuedState =
  | { readonly kind: "waiting" }
  | { readonly kind: "reading" }
  | { readonly kind: "refused"; readonly errorText: string }
  | ReadyState
  | (ReadFile & { readonly kind: "adding" })
  | AddedState;

interface AddedState {
  readonly kind: "added";
  readonly title: string;
  readonly playId: PlayId;
  /** Whether the play is only on this device because the plan has no space for it. */
  readonly isOverLimit: boolean;
}

export interface ReadyState extends ReadFile {
  readonly kind: "ready";
  /** Whether the file is being read again with a correction. */
  readonly isUpdating: boolean;
  /** Why the play couldn't be created. */
  readonly errorText?: string | undefined;
  /** Why the file can't be read with the last correction. */
  readonly correctionError?: string | undefined;
}

export interface QueuedFile {
  readonly id: number;
  readonly name: string;
  readonly file: File | undefined;
  /** Which of the file's plays it is, if each is imported apart. */
  readonly part?: PartOfFile | undefined;
  readonly state: QueuedState;
}

/** One of the plays in a file. */
export interface PartOfFile {
  /** Counted from zero. */
  readonly play: number;
  /** How many plays the file has. */
  readonly count: number;
  /** The first of its paragraphs in the file. */
  readonly from: number;
  /** The corrections with which it's read first. */
  readonly corrections: Corrections;
  /** What was changed on its title page before it's read first. */
  readonly edits: ReadFile["edits"];
}

/** Returns what was corrected in a file, also while it's read. */
export function correctionsOf({ state, part }: QueuedFile): Corrections {
  if (state.kind === "ready" || state.kind === "adding") return state.corrections;
  return part?.corrections ?? {};
}

/** Returns what was changed on a file's title page. */
export function editsOf({ state, part }: QueuedFile): ReadFile["edits"] {
  if (state.kind === "ready" || state.kind === "adding") return state.edits;
  return part?.edits ?? {};
}

/** Returns whether a writer corrected something in a file from which no play was created. */
export function isCorrected(file: QueuedFile): boolean {
  if (file.state.kind === "added") return false;
  if (Object.keys(editsOf(file)).length > 0) return true;
  if (isWithoutCorrections(correctionsOf(file))) return false;
  // The corrections of a similar file are made again whenever the file is chosen.
  return !(file.state.kind === "ready" && file.state.usesChoices && file.state.past?.length === 1);
}

/** So many steps can be taken back. */
const maxPast = 100;

export const withCorrections = (state: ReadyState, corrections: Corrections): ReadyState => ({
  ...state,
  corrections,
  past: [...(state.past ?? []), state.corrections].slice(-maxPast),
  isUpdating: true,
  correctionError: undefined,
});
