import { expect, test } from "vitest";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { character, playWith, scene, speech, together } from "#tests/support/playBuilder.ts";
import { textOfSpans } from "../../layout/lines/spans.ts";
import type { PagedManuscript } from "../../layout/pagedManuscript.ts";
import { paginate } from "../../layout/paginate.ts";
import { runToEnd } from "../../layout/steps.ts";
import { type Play, textOf } from "../../play.ts";
import { exportPagesSteps } from "./exportPagesSteps.ts";
import { type ExportSettings, wholePlayAs } from "./exportSettings.ts";
import { prepareExport, type Revision } from "./prepareExport.ts";

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

test("numbers are beside the text on both pages of an acting edition", () => {
  const manuscript = pagesOf(long, { layout: "acting-edition", speechNumbers: true });
  const pages = numbered(manuscript).filter(({ lines }) => lines.some(({ role }) => role === "marginNumber"));
  expect(pages.length).toBeGreaterThan(3);
  for (const { lines } of pages) {
    const text = Math.min(...lines.filter(({ blockId }) => blockId).map(({ x }) => x));
    for (const { x, width } of lines.filter(({ role }) => role === "marginNumber"))
      expect(x + width).toBeCloseTo(text - 0.15, 2);
  }
});

function marked(play: Play, revision: Revision, change: Partial<ExportSettings> = {}): PagedManuscript {
  return runToEnd(exportPagesSteps(prepareExport(play, { ...wholePlayAs("pdf"), ...change }, { revision })));
}

/** The printed text beside each mark, from the first page to the last. */
const besideMarks = ({ pages }: PagedManuscript): readonly string[] =>
  pages.flatMap(({ lines }) =>
    lines
      .filter(({ role }) => role === "revisionMark")
      .map(({ y }) =>
        lines
          .filter((line) => line.y === y && line.role !== "revisionMark")
          .map(({ spans }) => textOfSpans(spans).trim())
          .join(" | "),
      ),
  );

const lamp = playWith(
  { title: "The Lamp", draftDate: "Draft 1", characters: [character("ANN"), character("TOM")] },
  scene("Attic", ...speech("ANN", `It is dark. ${"The lamp burns on and on. ".repeat(9)}It is late.`)),
  scene("Hall", ...speech("TOM", "Good night."), ...speech("ANN", "Go."), ...together("TOM", "I am going.")),
);
const withText = (play: Play, from: string, to: string): Play => ({
  ...play,
  blocks: play.blocks.map((block) => ({
    ...block,
    text: block.text.map((span) => ({ ...span, text: span.text.replace(from, to) })),
  })),
});

test("only lines with changed words are marked, not those that break elsewhere because of them", () => {
  const after = withText(withText(lamp, "It is dark.", "It is very dark in here, isn't it?"), "Good night.", "Bye.");
  const marks = besideMarks(marked(after, { since: lamp, color: "white" }));
  expect(marks).toEqual([expect.stringMatching(/^It is very dark in here, isn't it\?/), "Bye."]);
  expect(besideMarks(marked(lamp, { since: lamp, color: "white" }))).toEqual([]);
});

test("a mark is in the right margin, once for simultaneous speeches", () => {
  const after = withText(withText(lamp, "Go.", "Go!"), "I am going.", "I'm going.");
  const manuscript = marked(after, { since: lamp, color: "white" });
  expect(besideMarks(manuscript)).toEqual(["Go! | I'm going."]);
  const { paper, margins } = manuscript.layout;
  for (const { x, width } of manuscript.pages.flatMap(({ lines }) =>
    lines.filter(({ role }) => role === "revisionMark"),
  )) {
    expect(x).toBeGreaterThan(paper.width - margins.right);
    expect(x + width).toBeLessThan(paper.width);
  }
});

test("changed lines of the title page and the front matter are marked as printed", () => {
  const [ann] = lamp.front.characters;
  const front = { ...lamp.front, draftDate: "Draft 2", characters: ann ? [ann, character("BEN")] : [] };
  const marks = besideMarks(marked({ ...lamp, front }, { since: lamp, color: "white" }));
  expect(marks).toEqual(["Draft 2", "BEN"]);
  expect(besideMarks(marked({ ...lamp, front }, { since: lamp, color: "white" }, { titlePage: false }))).toEqual([
    "BEN",
  ]);
});

test("only pages with marks have the color of the revision", () => {
  const blocks = long.blocks.map((block, index) => (index === 2 ? { ...block, text: [{ text: "Changed." }] } : block));
  const manuscript = marked({ ...long, blocks }, { since: long, color: "blue" });
  const colored = manuscript.pages.filter(({ color }) => color === "blue");
  expect(colored).toEqual(manuscript.pages.filter(({ lines }) => lines.some(({ role }) => role === "revisionMark")));
  expect(colored).toHaveLength(1);
  expect(manuscript.pages.length).toBeGreaterThan(3);
});

test("chosen scenes and sides have the marks of the whole play", () => {
  const words = `${"Why should I go? ".repeat(30)}Please.`;
  const before = withText(lamp, "Good night.", words);
  const after = withText(withText(before, "Please.", "Please!"), "Go.", "Go now.");
  const revision = { since: before, color: "white" } as const;
  const [, hall] = after.blocks.filter(({ kind }) => kind === "scene");
  const headings = hall ? [hall.id] : [];
  expect(besideMarks(marked(after, revision, { scope: { what: "headings", headings } }))).toHaveLength(2);
  const sides = besideMarks(marked(after, revision, { scope: { what: "sides", character: "ANN" } }));
  expect(sides).toEqual([expect.stringMatching(/Please!$/), "Go now."]);
});

test("formats that break pages themselves have no marks", () => {
  const after = withText(lamp, "Good night.", "Bye.");
  expect(besideMarks(marked(after, { since: lamp, color: "pink" }, { format: "docx" }))).toEqual([]);
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
