// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import type { BlockId } from "#domain/play/play.ts";
import { findKeptPlace, keepPlace } from "./keptPlace.ts";

const link = (name: string) => ({ token: `${name}.s3cret`, name });
const block = "b000000042" as BlockId;

beforeEach(() => localStorage.clear());

test("a place is kept for each link, beside how it is looked at, and no token with it", () => {
  keepPlace(link("one"), { layout: "manuscript" });
  keepPlace(link("one"), { block });
  expect(findKeptPlace(link("one"))).toEqual({ block, layout: "manuscript" });
  expect(findKeptPlace(link("two"))).toEqual({});
  expect(JSON.stringify(localStorage)).not.toContain("s3cret");
});

test("back at the title page there is no place", () => {
  keepPlace(link("one"), { block });
  keepPlace(link("one"), { block: undefined });
  expect(findKeptPlace(link("one")).block).toBeUndefined();
});

test("the fiftieth link before this one is forgotten", () => {
  for (let at = 0; at <= 50; at++) keepPlace(link(`link${at}`), { block });
  expect(findKeptPlace(link("link0"))).toEqual({});
  expect(findKeptPlace(link("link1"))).toEqual({ block });
});

test("what something else put there is nothing", () => {
  localStorage.setItem("ghostlight.reading.places", '{"one":{"block":7}}');
  expect(findKeptPlace(link("one"))).toEqual({});
});
