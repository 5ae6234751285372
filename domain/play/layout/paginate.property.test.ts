import { expect, test } from "vitest";
import { fc } from "#tests/support/fastCheck.ts";
import { block, play as buildPlay, type PlayDraft } from "#tests/support/playBuilder.ts";
import { rowsOnPage } from "#tests/support/rowsOnPage.ts";
import { emptyFront } from "../front/frontFields.ts";
import { type Block, type BlockId, type BlockKind, textOf } from "../play.ts";
import { guildModern } from "./designs/guildModern.ts";
import { layouts as everyLayout } from "./designs/layouts.ts";
import { type Layout, linesPerPage } from "./layout.ts";
import { textOfSpans } from "./lines/spans.ts";
import type { LineRole, ManuscriptSheet, PlacedLine } from "./pagedManuscript.ts";
import { paginate } from "./paginate.ts";
import { isUnprinted, runAt } from "./passages/passages.ts";

const words = fc
  .array(fc.stringMatching(/^([a-zß]{1,12}[.,!—-]?|[Ѐ-ӿ]{1,8}|[一-龠]{1,9}|\(|\)|\n|😀|\u0301|[a-z]{70,90})$/), {
    minLength: 1,
    maxLength: 60,
  })
  .map((parts) => parts.join(" "));
const name = fc.constantFrom("Nora", "Torvald", "Dr. Rank", "The Nurse (off)");
const of = (kind: BlockKind, text: fc.Arbitrary<string>) => text.map((value) => [block(kind, value)]);

const atOnce = (speech: readonly PlayDraft[]): PlayDraft[] =>
  speech.map((part) => (part.kind === "cue" ? { ...part, simultaneous: true } : part));
const anySpeech = fc
  .tuple(
    name,
    fc.array(fc.oneof(of("dialogue", words), of("lyric", words), of("parenthetical", name)), { maxLength: 5 }),
  )
  .map(([cue, parts]) => [block("cue", cue), ...parts.flat()]);
const anyPart = fc.oneof(
  { weight: 8, arbitrary: anySpeech },
  { weight: 1, arbitrary: anySpeech.map(atOnce) },
  { weight: 3, arbitrary: of("direction", words) },
  { weight: 1, arbitrary: of("act", name) },
  { weight: 1, arbitrary: of("scene", name) },
  { weight: 1, arbitrary: of("setting", words) },
  { weight: 1, arbitrary: of("centered", words) },
  { weight: 1, arbitrary: of("transition", name) },
  { weight: 1, arbitrary: of("note", words) },
  { weight: 1, arbitrary: of("dialogue", words) },
  { weight: 1, arbitrary: fc.constant([]).map(() => [block("pageBreak")]) },
  { weight: 1, arbitrary: fc.constant([]).map(() => [block("cue")]) },
);
const anyBlocks = fc.array(anyPart, { maxLength: 40 }).map((parts) => parts.flat());
const layouts: readonly Layout[] = [
  ...Object.values(everyLayout),
  { ...everyLayout.uk, marks: { ...everyLayout.uk.marks, more: "(MORE)" } },
  { ...everyLayout["acting-edition"], marks: { ...everyLayout["acting-edition"].marks, continued: " (Continued)" } },
  { ...guildModern, marks: { ...guildModern.marks, more: "(MORE)" }, newPage: { act: true, scene: true } },
];

const pagesOf = (blocks: readonly Block[], layout: Layout): readonly ManuscriptSheet[] =>
  paginate({ front: emptyFront, blocks }, layout).pages.filter((page) => page.section === "play");
const printedText = (line: PlacedLine) => textOfSpans(line.spans);
const onPaper = (text: string) => text.toLowerCase().replace(/[\s()]/g, "");
const spoken = (line: PlacedLine) => line.role === "dialogue" || line.role === "lyric";

const always = (check: (blocks: readonly Block[], layout: Layout) => void) =>
  fc.assert(
    fc.property(anyBlocks, fc.constantFrom(...layouts), (drafts, layout) => check(buildPlay(drafts).blocks, layout)),
    { numRuns: Number(process.env.ROUND_TRIPS ?? 200) },
  );

test("every character of every printing block is printed exactly once and in order", () => {
  always((blocks, layout) => {
    const lines = pagesOf(blocks, layout).flatMap((page) => page.lines);
    for (const part of blocks) {
      const own = lines.filter((line) => line.blockId === part.id);
      if (isUnprinted(part)) expect(own).toEqual([]);
      else expectWhole(part, own, layout);
    }
  });
});

function expectWhole(part: Block, own: readonly PlacedLine[], { marks }: Layout): void {
  let at = 0;
  for (const line of own) {
    expect(line.from).toBe(at);
    at = line.to;
  }
  expect(at).toBe(textOf(part).length);
  const printed = onPaper(own.map(printedText).join("").replace("(Continued)", ""));
  const text = onPaper(textOf(part));
  const isMarked = part.kind === "cue" && !/[.:!?…]$/.test(textOf(part).trim());
  expect(printed).toBe(isMarked ? text + marks.afterName : text);
}

test("blocks follow one another in the order of the play", () => {
  always((blocks, layout) => {
    const order = new Map(blocks.map((part, index) => [part.id, index]));
    const isAlone = (line: PlacedLine) => !line.blockId || !isSpokenAtOnce(blocks, order.get(line.blockId) ?? 0);
    for (const page of pagesOf(blocks, layout)) {
      const indexes = page.lines.filter(isAlone).flatMap((line) => order.get(line.blockId as BlockId) ?? []);
      // The further lines of a long name are beside the speech.
      const distinct = indexes.filter((index, at) => blocks[index]?.kind !== "cue" || indexes.indexOf(index) === at);
      expect(distinct).toEqual([...distinct].sort((a, b) => a - b));
    }
  });
});

/** Returns whether a block belongs to one of several simultaneous speeches. */
function isSpokenAtOnce(blocks: readonly Block[], index: number): boolean {
  for (let at = 0; at < blocks.length; ) {
    const { from, to } = runAt(blocks, at);
    if (index < to) return blocks.slice(from, to).some((part) => part.simultaneous === true);
    at = to;
  }
  return false;
}

test("no line is outside the margins or below the bottom of the page", () => {
  always((blocks, layout) => {
    const { margins, paper, booklet } = layout;
    for (const [index, page] of pagesOf(blocks, layout).entries()) {
      expect(page.usedLines).toBeLessThanOrEqual(linesPerPage(layout));
      const gutter = index % 2 === 1 ? (booklet?.gutter ?? 0) : 0;
      for (const line of page.lines.filter(({ role }) => role !== "pageNumber")) {
        expect(line.y).toBeLessThan(paper.height - margins.bottom - 1 / layout.linesPerInch + 1e-6);
        expect(line.x).toBeGreaterThanOrEqual(margins.left - gutter - 1e-6);
        expect(line.x + line.width).toBeLessThanOrEqual(paper.width - margins.right - gutter + 1e-6);
      }
    }
  });
});

test("no two lines overlap", () => {
  always((blocks, layout) => {
    for (const page of pagesOf(blocks, layout)) {
      const rows = rowsOnPage(page.lines.filter(({ role, width }) => role !== "pageNumber" && width > 0));
      for (const [at, row] of rows.entries()) {
        const below = rows[at + 1]?.[0]?.y ?? Number.POSITIVE_INFINITY;
        expect(below - (row[0]?.y ?? 0)).toBeGreaterThan(1 / layout.linesPerInch - 1e-6);
        expectSideBySide(row);
      }
    }
  });
});

function expectSideBySide(row: readonly PlacedLine[]): void {
  for (const [index, line] of row.slice(1).entries()) {
    const left = row[index];
    expect(line.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0) - 1e-6);
  }
}

test("a name or heading is never the last line of a page, except on the last page", () => {
  always((blocks, layout) => {
    for (const page of pagesOf(blocks, layout).slice(0, -1)) {
      const last = page.lines.at(-1);
      const next = blocks[blocks.findIndex((part) => part.id === last?.blockId) + 1];
      if (next?.kind === "pageBreak" || next?.kind === "act" || (next?.kind === "scene" && layout.newPage.scene))
        continue;
      if (next && isUnprinted(next)) continue;
      expect(["cue", "act", "scene"]).not.toContain(roleAtEnd(page));
    }
  });
});

/** Returns the role of a page's last line. If that's the end of a long name, it's the role of what is beside the name. */
function roleAtEnd({ lines }: ManuscriptSheet): LineRole | undefined {
  const end = lines.at(-1);
  if (end?.role !== "cue") return end?.role;
  const start = lines.find(({ blockId }) => blockId === end.blockId) ?? end;
  return lines.find(({ role, y }) => role !== "cue" && y >= start.y)?.role ?? "cue";
}

test("a speech that continues on the next page has two lines on each", () => {
  always((blocks, layout) => {
    const alone = blocks.filter((part) => part.simultaneous !== true);
    const pages = pagesOf(alone, layout);
    pages.forEach((page, index) => {
      if (!goesOn(page, alone)) return;
      expect(page.continued !== undefined).toBe(layout.marks.continued !== "");
      const before = pages[index - 1]?.lines ?? [];
      const lastCue = before.findLastIndex((line) => line.role === "cue" || line.role === "continued");
      expect(spokenRows(before.slice(Math.max(0, lastCue)))).toBeGreaterThanOrEqual(2);
      const nextCue = page.lines.findIndex((line) => line.role === "cue");
      expect(spokenRows(page.lines.slice(0, nextCue < 0 ? undefined : nextCue))).toBeGreaterThanOrEqual(2);
    });
  });
});

/** Returns whether a page begins within a speech that has a name. */
function goesOn({ start }: ManuscriptSheet, blocks: readonly Block[]): boolean {
  const first = blocks.findIndex(({ id }) => id === start?.blockId);
  for (let at = 0; at <= first; ) {
    const { from, to } = runAt(blocks, at);
    if (first < to) return blocks[from]?.kind === "cue" && (first > from || (start?.offset ?? 0) > 0);
    at = to;
  }
  return false;
}

const spokenRows = (lines: readonly PlacedLine[]): number => new Set(lines.filter(spoken).map(({ y }) => y)).size;
