import { expect, test } from "vitest";
import { areHeadingsInOrder, headingLevels } from "./headingLevels.ts";
import type { StructureTag } from "./structureTags.ts";

const levelsOf = (tags: readonly StructureTag[]) => tags.map((tag) => headingLevels(tags)[tag]);

test.each<readonly [readonly StructureTag[], readonly (number | undefined)[]]>([
  [
    ["Act", "Scene", "Cue", "Scene"],
    [1, 2, undefined, 2],
  ],
  [
    ["Scene", "Scene"],
    [1, 1],
  ],
  [
    ["FrontHeading", "CastMember", "Act", "Scene"],
    [1, undefined, 1, 2],
  ],
  [
    ["FrontTitle", "FrontText", "FrontHeading", "Scene"],
    [1, undefined, 2, 2],
  ],
  [
    ["Scene", "Act", "Scene"],
    [1, 1, 1],
  ],
])("the headings of %j have levels that begin with 1 and leave none out", (tags, levels) => {
  expect(levelsOf(tags)).toEqual(levels);
  expect(areHeadingsInOrder(tags, headingLevels(tags))).toBe(true);
});

test("a title that comes after another heading isn't in order", () => {
  const tags = ["Act", "FrontTitle"] as const;
  expect(areHeadingsInOrder(tags, headingLevels(tags))).toBe(false);
});
