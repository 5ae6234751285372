import { type Corrections, isWithoutCorrections } from "#domain/play/formats/typed/corrections.ts";
import type { ImportChoices } from "./importChoices.ts";
import type { ImportReading } from "./importReading.ts";
import { type PartOfFile, type QueuedState, type ReadyState, withCorrections } from "./queuedFile.ts";

/**
 * Returns the state of a file that was read without corrections. What the writer corrected in it while it was one play, or
 * else in a similar file, is used for it next.
 */
export function firstReading(
  reading: ImportReading,
  part: PartOfFile | undefined,
  choices: Pick<ImportChoices, "find">,
): ReadyState {
  const none: Corrections = {};
  const ready: ReadyState = {
    kind: "ready",
    reading,
    readWith: none,
    edits: part?.edits ?? {},
    corrections: none,
    usesChoices: false,
    automatic: reading,
    isUpdating: false,
  };
  if (part && !isWithoutCorrections(part.corrections)) return withCorrections(ready, part.corrections);
  const chosen = choices.find(reading);
  return chosen ? { ...withCorrections(ready, chosen), usesChoices: true } : ready;
}

/** A reading that a newer correction made outdated is shown until the next one is there. */
export const withReading = (state: ReadyState, reading: ImportReading, corrections: Corrections): ReadyState => ({
  ...state,
  reading,
  readWith: corrections,
  isUpdating: state.corrections !== corrections,
});

/** A file that can't be read with a correction stays as it was read before. */
export function refusedState(state: QueuedState, errorText: string, corrections: Corrections): QueuedState {
  if (state.kind !== "ready") return { kind: "refused", errorText };
  if (state.corrections !== corrections) return state;
  const { readWith, past = [] } = state;
  const at = past.lastIndexOf(readWith);
  return {
    ...state,
    corrections: readWith,
    past: at < 0 ? past : past.slice(0, at),
    usesChoices: state.usesChoices && !isWithoutCorrections(readWith),
    isUpdating: false,
    correctionError: errorText,
  };
}
