// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import type { BlockId } from "#domain/play/play.ts";
import { findReadingPlace, saveReadingPlace } from "./readingPlace.ts";

const link = (name: string) => ({ token: `${name}.s3cret`, name });
const block = "b000000042" as BlockId;

beforeEach(() => localStorage.clear());

test("a place is kept for each link, beside how it is looked at, and no token with it", () => {
  saveReadingPlace(link("one"), { layout: "manuscript" });
  saveReadingPlace(link("one"), { block });
  expect(findReadingPlace(link("one"))).toEqual({ block, layout: "manuscript" });
  expect(findReadingPlace(link("two"))).toEqual({});
  expect(JSON.stringify(localStorage)).not.toContain("s3cret");
});

test("back at the title page there is no place", () => {
  saveReadingPlace(link("one"), { block });
  saveReadingPlace(link("one"), { block: undefined });
  expect(findReadingPlace(link("one")).block).toBeUndefined();
});

test("the fiftieth link before this one is forgotten", () => {
  for (let at = 0; at <= 50; at++) saveReadingPlace(link(`link${at}`), { block });
  expect(findReadingPlace(link("link0"))).toEqual({});
  expect(findReadingPlace(link("link1"))).toEqual({ block });
});

test("what something else put there is nothing", () => {
  localStorage.setItem("ghostlight.reading.places", '{"one":{"block":7}}');
  expect(findReadingPlace(link("one"))).toEqual({});
});
