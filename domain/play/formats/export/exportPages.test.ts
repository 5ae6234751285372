import { expect, test } from "vitest";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { playWith, speech, together } from "#tests/support/playBuilder.ts";
import type { PagedManuscript } from "../../layout/pagedManuscript.ts";
import { paginate } from "../../layout/paginate.ts";
import { textOfSpans } from "../../layout/spans.ts";
import { runToEnd } from "../../layout/steps.ts";
import { type Play, textOf } from "../../play.ts";
import { exportPagesSteps } from "./exportPages.ts";
import { type ExportSettings, wholePlayAs } from "./exportSettings.ts";
import { prepareExport } from "./prepareExport.ts";

const long = generatePlay({ seed: 4, speeches: 160 });

function pagesOf(play: Play, change: Partial<ExportSettings> = {}): PagedManuscript {
  const settings = { ...wholePlayAs("pdf"), ...change };
  return runToEnd(exportPagesSteps(prepareExport(play, settings)));
}

const numbered = ({ pages }: PagedManuscript) => pages.filter(({ section }) => section === "play");

test("the whole play has the pages of the manuscript", () => {
  const pages = (manuscript: PagedManuscript) => manuscript.pages.map(({ label, lines }) => ({ label, lines }));
  expect(pages(pagesOf(long))).toEqual(pages(paginate(long)));
});

test("chosen scenes are where they are in the whole play, without what surrounds them", () => {
  const headings = long.blocks.filter(({ kind }) => kind === "scene").slice(1, 2);
  const settings = { scope: { what: "headings", headings: headings.map(({ id }) => id) } } as const;
  const part = pagesOf(long, settings);
  const kept = new Set(prepareExport(long, { ...wholePlayAs("pdf"), ...settings }).play.blocks.map(({ id }) => id));
  expect(numbered(part).length).toBeGreaterThan(1);
  expect(numbered(part).length).toBeLessThan(numbered(paginate(long)).length);
  const whole = new Map(numbered(paginate(long)).map((page) => [page.label, page]));
  for (const page of numbered(part)) {
    const same = whole.get(page.label)?.lines ?? [];
    expect(page.lines.filter(({ blockId }) => blockId)).toEqual(
      same.filter(({ blockId }) => blockId && kept.has(blockId)),
    );
    expect(page.lines[0]?.role).toBe("pageNumber");
  }
});

test("programs that break pages themselves get the chosen scenes from the top of a page", () => {
  const headings = long.blocks.filter(({ kind }) => kind === "scene").slice(1, 2);
  const scope = { what: "headings", headings: headings.map(({ id }) => id) } as const;
  const [first] = numbered(pagesOf(long, { scope, format: "docx" }));
  expect(first?.start?.blockId).toBe(headings[0]?.id);
  expect(first?.lines.find(({ blockId }) => blockId)?.y).toBe(1);
});

test("a name is repeated at the top of a page only if its speech was chosen", () => {
  const wordy = "And then she went on and on. ".repeat(120);
  const play = playWith(
    {},
    { kind: "scene", text: [{ text: "One" }] },
    speech("NORA", wordy),
    {
      kind: "scene",
      text: [{ text: "Two" }],
    },
    speech("TOM", "Well."),
  );
  const rolesFor = (text: string) => {
    const headings = play.blocks.filter((block) => textOf(block) === text).map(({ id }) => id);
    return numbered(pagesOf(play, { scope: { what: "headings", headings } })).flatMap(({ lines }) =>
      lines.map(({ role }) => role),
    );
  };
  expect(rolesFor("One")).toContain("continued");
  expect(rolesFor("Two")).not.toContain("continued");
  expect(rolesFor("Two")).toContain("scene");
});

test("title page and front matter can be left out", () => {
  const sections = (change: Partial<ExportSettings>) =>
    new Set(pagesOf(long, change).pages.map(({ section }) => section));
  expect([...sections({})]).toEqual(["title", "front", "play"]);
  expect([...sections({ titlePage: false })]).toEqual(["front", "play"]);
  expect([...sections({ titlePage: false, characterPage: false })]).toEqual(["play"]);
});

const marginOf = (manuscript: PagedManuscript) =>
  manuscript.pages.flatMap(({ lines }) => lines.filter(({ role }) => role === "marginNumber"));

test("each speech has its number in the left margin, once", () => {
  const manuscript = pagesOf(long, { speechNumbers: true });
  const texts = marginOf(manuscript).flatMap(({ spans }) => textOfSpans(spans).split("–").map(Number));
  const speeches = long.blocks.filter(({ kind }) => kind === "cue").length;
  expect(texts.at(-1)).toBe(speeches);
  expect(texts).toEqual([...new Set(texts)].sort((a, b) => a - b));
  for (const { x, width } of marginOf(manuscript)) expect(x + width).toBeLessThan(manuscript.layout.margins.left);
});

test("simultaneous speeches share one number line", () => {
  const play = playWith({}, speech("A", "Now."), speech("B", "Yes."), together("C", "Yes."), together("D", "Yes."));
  expect(marginOf(pagesOf(play, { speechNumbers: true })).map(({ spans }) => textOfSpans(spans))).toEqual(["1", "2–4"]);
});

test("sides are laid out on as few pages as they need, on the chosen paper", () => {
  const name = "NORA";
  const play = playWith(
    { title: "Lamp" },
    ...Array.from({ length: 60 }, () => [...speech("TOM", "Why? ".repeat(150)), ...speech(name, "No.")]).flat(),
  );
  const sides = pagesOf(play, { scope: { what: "sides", character: name }, paper: "a4" });
  expect(numbered(sides).length).toBeLessThan(numbered(paginate(play)).length / 2);
  expect(sides.layout.paper.width).toBeCloseTo(8.27, 2);
});
