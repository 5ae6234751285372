import { expect, test } from "vitest";
import { addTags } from "./tags.ts";

test("tags are separated by commas, and spaces around them don't matter", () => {
  expect(addTags(["Comedy"], "  Ready\tto send , 2027,, ")).toEqual(["Comedy", "Ready to send", "2027"]);
});

test("a tag is added once, whatever its case, and as it's spelled on other plays", () => {
  expect(addTags(["Comedy"], "comedy, one-act, One-Act", ["One-act"])).toEqual(["Comedy", "One-act"]);
});
