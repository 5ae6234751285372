import type { StructureTag } from "./structureTags.ts";

type HeadingTag = "FrontTitle" | "FrontHeading" | "Act" | "Scene";
export type HeadingLevels = Partial<Record<StructureTag, number>>;

/**
 * Returns the levels of a file's headings. They begin with 1 and leave none out, as screen readers expect (ISO 14289-1,
 * 7.4.2), whether or not there's a title page, and whether the play has acts.
 */
export function headingLevels(tags: readonly StructureTag[]): HeadingLevels {
  const top = tags.includes("FrontTitle") ? 2 : 1;
  const act = tags.indexOf("Act");
  const isInAct = act >= 0 && act < tags.indexOf("Scene");
  return {
    FrontTitle: 1,
    FrontHeading: top,
    Act: top,
    Scene: isInAct ? top + 1 : top,
  } satisfies Record<HeadingTag, number>;
}

/** Returns whether the headings, in this order, begin with level 1 and leave no level out. */
export function areHeadingsInOrder(tags: readonly StructureTag[], levels: HeadingLevels): boolean {
  let last = 0;
  for (const tag of tags) {
    const level = levels[tag];
    if (level === undefined) continue;
    if (level > last + 1) return false;
    last = level;
  }
  return true;
}
