import type { BlockId } from "#domain/play/play.ts";
import type { CopyHeading } from "./readingCopy.ts";

/** Returns the act and scene of a heading as written. Scenes of two acts may have the same name. */
export function placeName(headings: readonly CopyHeading[], heading: BlockId | undefined): string {
  const at = headings.findIndex(({ id }) => id === heading);
  const here = headings[at];
  if (!here) return "";
  const act = here.kind === "scene" ? headings.slice(0, at).findLast(({ kind }) => kind === "act") : undefined;
  return [act, here]
    .map((one) => one?.text.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join(" · ");
}

/** Returns what the contents call each heading. If scenes have the same name, each scene is named with its act. */
export function contentsNames(headings: readonly CopyHeading[]): readonly string[] {
  const scenes = headings.filter(({ kind }) => kind === "scene").map(({ text }) => text.trim().toLowerCase());
  const areAlike = new Set(scenes).size < scenes.length;
  return headings.map(({ id, text }) => (areAlike ? placeName(headings, id) : text));
}
