import { placeName } from "./placeName.ts";
import type { CopyHeading } from "./readingCopy.ts";

/** Returns what the contents call each heading. If scenes have the same name, each scene is named with its act. */
export function contentsNames(headings: readonly CopyHeading[]): readonly string[] {
  const scenes = headings.filter(({ kind }) => kind === "scene").map(({ text }) => text.trim().toLowerCase());
  const areAlike = new Set(scenes).size < scenes.length;
  return headings.map(({ id, text }) => (areAlike ? placeName(headings, id) : text));
}
