import type { BlockId } from "#domain/play/play.ts";
import type { OutlineHeading } from "../outline.ts";

/** An act with its scenes. Without an act: the scenes before the first one. */
export interface OutlineAct {
  readonly act: OutlineHeading | undefined;
  readonly scenes: readonly OutlineHeading[];
}

/** Groups headings by act. Each list is empty rather than absent. */
export function actsOf(headings: readonly OutlineHeading[]): readonly OutlineAct[] {
  const acts: { act: OutlineHeading | undefined; scenes: OutlineHeading[] }[] = [];
  for (const heading of headings) {
    if (heading.kind === "act") acts.push({ act: heading, scenes: [] });
    else if (acts.length === 0) acts.push({ act: undefined, scenes: [heading] });
    else acts.at(-1)?.scenes.push(heading);
  }
  return acts;
}

/**
 * Returns the headings behind which a scene or act can come, in order, and which of them it's behind now. A scene can come
 * behind any other scene and be the first of any act; an act comes behind other acts and what is before the first.
 */
export function placesFor(
  headings: readonly OutlineHeading[],
  { id, kind }: OutlineHeading,
): { readonly places: readonly OutlineHeading[]; readonly current: BlockId | undefined } {
  const firstAct = headings.findIndex((heading) => heading.kind === "act");
  const units =
    kind === "act" ? headings.filter((heading, index) => heading.kind === "act" || index < firstAct) : headings;
  const own = units.findIndex((heading) => heading.id === id);
  return { places: units.filter((heading) => heading.id !== id), current: units[own - 1]?.id };
}
