import { CannotProceed } from "#lib/operations/cannotProceed.ts";

/** Throws `CannotProceed` with the sentence unless the condition holds. */
export function assertThat(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new CannotProceed(sentence);
}
