import { expect, test } from "vitest";
import { character, playWith } from "#tests/support/playBuilder.ts";
import type { FrontMatter } from "../../play.ts";
import { guildModern } from "../designs/guildModern.ts";
import { largePrint } from "../designs/largePrint.ts";
import { textOfSpans } from "../lines/spans.ts";
import type { ManuscriptSheet } from "../pagedManuscript.ts";
import { paginate } from "../paginate.ts";

const pagesOf = (front: Partial<FrontMatter>, layout = guildModern): readonly ManuscriptSheet[] =>
  paginate(playWith(front), layout).pages;
const texts = (page: ManuscriptSheet | undefined) => (page?.lines ?? []).map((line) => textOfSpans(line.spans));
const lineOf = (page: ManuscriptSheet | undefined, text: string) =>
  page?.lines.find((line) => textOfSpans(line.spans) === text) ?? { x: Number.NaN, y: Number.NaN, width: Number.NaN };

test("the title is centered in capitals about halfway down, above the author", () => {
  const [title] = pagesOf({
    title: "Ghosts",
    subtitle: "A domestic drama",
    authors: "Henrik Ibsen",
    source: "After life",
  });
  expect(texts(title)).toEqual(["GHOSTS", "A domestic drama", "by", "Henrik Ibsen", "After life"]);
  const line = lineOf(title, "GHOSTS");
  expect(line.x + line.width / 2).toBeCloseTo(4.25);
  expect(line.y).toBeGreaterThan(4);
  expect(line.y).toBeLessThan(5.5);
});

test("the writer's own credit line replaces 'by'", () => {
  expect(texts(pagesOf({ title: "Ghosts", credit: "translated by", authors: "William Archer" })[0])).toContain(
    "translated by",
  );
});

test("the contact block ends in the lower right corner, draft and rights in the lower left", () => {
  const [title] = pagesOf({ contact: "Jane Doe\njane@doe.example", draftDate: "Draft 3", copyright: "© Jane Doe" });
  const [last, rights] = [lineOf(title, "jane@doe.example"), lineOf(title, "© Jane Doe")];
  expect(last.x + last.width).toBeCloseTo(7.5);
  expect(lineOf(title, "Jane Doe").x).toBe(last.x);
  expect(last.y).toBeCloseTo(10 - 1 / 6);
  expect([rights.x, rights.y]).toEqual([1, last.y]);
  expect(lineOf(title, "Draft 3").y).toBeLessThan(rights.y);
});

test("a title with much below it begins higher, so that it isn't over the contact details", () => {
  const contact = Array.from({ length: 7 }, (_, line) => `Contact ${line}`).join("\n");
  const front = { title: "Ghosts", subtitle: "A play", authors: "Henrik Ibsen", source: "After life", contact };
  const [page] = pagesOf(front, largePrint);
  const line = 1 / largePrint.linesPerInch;
  expect(lineOf(page, "After life").y).toBeCloseTo(lineOf(page, "Contact 0").y - 3 * line);
  expect(lineOf(page, "GHOSTS").y).toBeGreaterThan(largePrint.margins.top);
  expect(lineOf(pagesOf({ ...front, contact: "Contact 0" }, largePrint)[0], "GHOSTS").y).toBeCloseTo(
    largePrint.paper.height * 0.4,
  );
});

test("a title page that is too full begins at the top margin", () => {
  const contact = Array.from({ length: 25 }, (_, line) => `Contact ${line}`).join("\n");
  const [page] = pagesOf({ title: "Ghosts", authors: "Henrik Ibsen", contact }, largePrint);
  expect(lineOf(page, "GHOSTS").y).toBeCloseTo(largePrint.margins.top);
});

test("the cast page lists names in capitals with a hanging indent, then place and time", () => {
  const characters = [
    character("Nora", { age: "30s", gender: "woman", description: `A wife ${"and more ".repeat(8).trim()}` }),
    character("A maid", { doubling: "also plays the Nurse" }),
  ];
  const page = pagesOf({ characters, place: "Christiania", time: "Christmas" })[1];
  expect(texts(page)[1]).toMatch(/^NORA, 30s, woman: A wife/);
  expect(page?.lines[2]?.x).toBe(1.5);
  expect(texts(page).slice(3)).toEqual(["A MAID (also plays the Nurse)", "Place", "Christiania", "Time", "Christmas"]);
});

test("dedication, cast, synopsis, history, songs and thanks each start a new page", () => {
  const pages = pagesOf({
    dedication: "For K.",
    place: "Oslo",
    synopsis: "She leaves.",
    musicalNumbers: "1. Tarantella",
    productionHistory: "Copenhagen, 1879.",
    acknowledgments: "Thanks to L.",
  });
  expect(pages.map((page) => texts(page)[0])).toEqual([
    "UNTITLED PLAY",
    "For K.",
    "Place",
    "Synopsis",
    "Production History",
    "Musical Numbers",
    "Acknowledgments",
  ]);
  expect(pages.map((page) => page.parts)).toEqual([
    undefined,
    ["dedication"],
    ["place"],
    ["synopsis"],
    ["productionHistory"],
    ["musicalNumbers"],
    ["acknowledgments"],
  ]);
});

test("the list of songs has its acts as headings in the middle, which aren't separated from their songs", () => {
  const songs = Array.from({ length: 20 }, (_, at) => `Song ${at + 1} .... NORA`).join("\n");
  const pages = pagesOf({ musicalNumbers: `ACT ONE\n${songs}\n\nACT TWO\n${songs}\n\nACT THREE\n${songs}` });
  const lines = pages.flatMap((page) => page.lines);
  const acts = lines.filter(({ spans }) => spans[0]?.text.startsWith("ACT"));
  expect(acts.map(({ role }) => role)).toEqual(["centered", "centered", "centered"]);
  for (const page of pages) expect(texts(page).at(-1)).not.toMatch(/^ACT/);
  expect(lines.filter(({ spans }) => spans[0]?.text.startsWith("Song")).map(({ x }) => x)).toEqual(
    Array.from({ length: 60 }, () => guildModern.styles.frontText.left),
  );
});

test("a long synopsis takes as many pages as it needs, numbered i, ii, … if the layout asks for it", () => {
  const synopsis = Array.from({ length: 50 }, (_, index) => `Paragraph ${index}.`).join("\n\n");
  const pages = pagesOf({ synopsis }, { ...guildModern, frontNumbers: "roman" });
  expect(pages.map((page) => page.label)).toEqual(["", "i", "ii"]);
  expect(pages.map((page) => page.parts)).toEqual([undefined, ["synopsis"], []]);
});
