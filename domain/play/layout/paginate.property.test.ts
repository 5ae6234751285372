import { expect, test } from "vitest";
import { fc } from "#tests/support/fastCheck.ts";
import { block, play as buildPlay, type PlayDraft } from "#tests/support/playBuilder.ts";
import { type Block, type BlockKind, emptyFront, textOf } from "../play.ts";
import { guildModern } from "./guildModern.ts";
import { type Layout, linesPerPage } from "./layout.ts";
import type { ManuscriptSheet, PlacedLine } from "./pagedManuscript.ts";
import { paginate } from "./paginate.ts";
import { isUnprinted } from "./passages.ts";
import { textOfSpans } from "./spans.ts";

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
  guildModern,
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
    { numRuns: 300 },
  );

test("every character of every printing block is printed exactly once and in order", () => {
  always((blocks, layout) => {
    const lines = pagesOf(blocks, layout).flatMap((page) => page.lines);
    for (const part of blocks) {
      const own = lines.filter((line) => line.blockId === part.id);
      if (isUnprinted(part)) expect(own).toEqual([]);
      else expectWhole(part, own);
    }
  });
});

function expectWhole(part: Block, own: readonly PlacedLine[]): void {
  let at = 0;
  for (const line of own) {
    expect(line.from).toBe(at);
    at = line.to;
  }
  expect(at).toBe(textOf(part).length);
  const printed = own.map(printedText).join("").replace("(Continued)", "");
  expect(onPaper(printed)).toBe(onPaper(textOf(part)));
}

test("blocks follow one another in the order of the play", () => {
  always((blocks, layout) => {
    const order = new Map(blocks.map((part, index) => [part.id, index]));
    for (const page of pagesOf(blocks, layout)) {
      const singles = page.lines.filter((line) => line.x < 1.01 || line.role === "direction");
      const indexes = singles.flatMap((line) =>
        line.blockId && line.role !== "cue" ? (order.get(line.blockId) ?? []) : [],
      );
      expect(indexes).toEqual([...indexes].sort((a, b) => a - b));
    }
  });
});

test("no line is outside the margins or below the bottom of the page", () => {
  always((blocks, layout) => {
    for (const page of pagesOf(blocks, layout)) {
      expect(page.usedLines).toBeLessThanOrEqual(linesPerPage(layout));
      for (const line of page.lines.filter(({ role }) => role !== "pageNumber")) {
        expect(line.y).toBeLessThan(10 - 1 / 6 + 1e-6);
        expect(line.x).toBeGreaterThanOrEqual(1 - 1e-6);
        expect(line.x + line.width).toBeLessThanOrEqual(7.5 + 1e-6);
      }
    }
  });
});

test("a name or heading is never the last line of a page, except on the last page", () => {
  always((blocks, layout) => {
    for (const page of pagesOf(blocks, layout).slice(0, -1)) {
      const last = page.lines.at(-1);
      const next = blocks[blocks.findIndex((part) => part.id === last?.blockId) + 1];
      if (next?.kind === "pageBreak" || next?.kind === "act" || (next?.kind === "scene" && layout.newPage.scene))
        continue;
      if (next && isUnprinted(next)) continue;
      expect(["cue", "act", "scene"]).not.toContain(last?.role);
    }
  });
});

test("a speech that continues on the next page has two lines on each", () => {
  always((blocks, layout) => {
    const alone = blocks.filter((part) => part.simultaneous !== true);
    const pages = pagesOf(alone, layout);
    pages.forEach((page, index) => {
      if (!page.continued) return;
      const before = pages[index - 1]?.lines ?? [];
      const lastCue = before.findLastIndex((line) => line.role === "cue" || line.role === "continued");
      expect(before.slice(lastCue).filter(spoken).length).toBeGreaterThanOrEqual(2);
      const nextCue = page.lines.findIndex((line) => line.role === "cue");
      expect(page.lines.slice(0, nextCue < 0 ? undefined : nextCue).filter(spoken).length).toBeGreaterThanOrEqual(2);
    });
  });
});
