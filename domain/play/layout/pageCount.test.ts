import { expect, test } from "vitest";
import { dialogue, play, scene, speech } from "#tests/support/playBuilder.ts";
import { emptyFront } from "../front/frontFields.ts";
import { pageBreaks } from "./pageBreaks.ts";
import { pageCount } from "./pageCount.ts";
import { paginate } from "./paginate.ts";

const script = play(scene("1", speech("NORA", "Late."), dialogue("So late.".repeat(2000))));

test("the title page and front matter are sheets, but not pages of the play", () => {
  const { pages } = pageBreaks(paginate(script));
  expect(pageCount(paginate(script))).toEqual({ pages: pages.length, sheets: pages.length + 1 });
  const front = { ...emptyFront, dedication: "For Ann.", place: "An attic.", synopsis: "It rains." };
  expect(pageCount(paginate({ ...script, front }))).toEqual({ pages: pages.length, sheets: pages.length + 4 });
});

test("the empty page that lets a booklet begin on the right is a sheet only", () => {
  const booklet = { ...script, pageLayout: { layout: "acting-edition", paper: "letter" } as const };
  const { pages, sheets } = pageCount(paginate(booklet));
  expect(sheets).toBe(pages + 2);
});
