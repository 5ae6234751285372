import type { MomentPlace } from "#domain/play/versions/momentPlace.ts";

/** What the board shows: the current text, a version, a moment between versions, or what was deleted. */
export type Chosen =
  | { readonly kind: "now" }
  | {
      readonly kind: "version";
      readonly versionId: number;
      /** The slider passed it, perhaps on its way to another moment. */
      readonly isPassing?: boolean;
    }
  | { readonly kind: "moment"; readonly place: MomentPlace }
  | { readonly kind: "deleted" };

/** Returns which moment it is; undefined for the current text. */
export function placeOf(chosen: Chosen): MomentPlace | undefined {
  if (chosen.kind === "version") return { sequence: chosen.versionId };
  return chosen.kind === "moment" ? chosen.place : undefined;
}
