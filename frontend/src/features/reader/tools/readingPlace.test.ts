// @vitest-environment page
import { beforeEach, expect, test } from "vitest";
import type { BlockId } from "#domain/play/play.ts";
import { findReadingPlace, saveReadingPlace } from "./readingPlace.ts";

const link = (name: string) => ({ token: `${name}.s3cret`, name });
const block = "b000000042" as BlockId;

beforeEach(() => localStorage.clear());

test("a reader's position and layout are stored for each link, without the token", () => {
  saveReadingPlace(link("one"), { layout: "manuscript" });
  saveReadingPlace(link("one"), { block });
  expect(findReadingPlace(link("one"))).toEqual({ block, layout: "manuscript" });
  expect(findReadingPlace(link("two"))).toEqual({});
  expect(JSON.stringify(localStorage)).not.toContain("s3cret");
});

test("nothing is stored for a reader who is back at the title page", () => {
  saveReadingPlace(link("one"), { block });
  saveReadingPlace(link("one"), { block: undefined });
  expect(findReadingPlace(link("one")).block).toBeUndefined();
});

test("only the last fifty links are remembered", () => {
  for (let at = 0; at <= 50; at++) saveReadingPlace(link(`link${at}`), { block });
  expect(findReadingPlace(link("link0"))).toEqual({});
  expect(findReadingPlace(link("link1"))).toEqual({ block });
});

test("stored data of another shape is ignored", () => {
  localStorage.setItem("ghostlight.reading.places", '{"one":{"block":7}}');
  expect(findReadingPlace(link("one"))).toEqual({});
});
