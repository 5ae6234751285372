import type { Play } from "#domain/play/play.ts";
import { type RemainingName, remainingNames } from "#domain/sharing/remainingNames.ts";
import { authorNames } from "#domain/sharing/withoutNames.ts";
import { ownNames } from "#frontend/platform/ownNames.ts";

export type RemainingNames =
  | { readonly kind: "loading" }
  /** Neither the title page nor the profile has a name to search for. */
  | { readonly kind: "unknown" }
  | { readonly kind: "found"; readonly names: readonly RemainingName[] };

export const noNames: RemainingNames = { kind: "found", names: [] };

/** Returns which names of the signed-in person a blind copy of the play would still show. */
export function remainingNamesOf(play: Play): RemainingNames {
  const alsoNames = ownNames();
  if (authorNames(play, alsoNames).length === 0) return { kind: "unknown" };
  return { kind: "found", names: remainingNames(play, { alsoNames }) };
}
