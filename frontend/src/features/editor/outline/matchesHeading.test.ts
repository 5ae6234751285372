import { expect, test } from "vitest";
import { matchesHeading } from "./matchesHeading.ts";

const name = "Act III, Scene II: The Garden";

test.each([
  "act 3",
  "act iii",
  "Act three, scene two",
  "act 3 scene 2",
  "scene 2",
  "3.2",
  "III-2",
  "3 2",
  "scene 2 the gar",
])("%j is in Act III, Scene II", (typed) => expect(matchesHeading(name, typed)).toBe(true));

test.each(["act 2", "scene 3", "2.3", "act 2 scene 3", "act 33", "scene 2 garden", "", "..."])(
  "%j isn't in Act III, Scene II",
  (typed) => expect(matchesHeading(name, typed)).toBe(false),
);
