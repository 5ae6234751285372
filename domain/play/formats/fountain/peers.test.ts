import { expect, test } from "vitest";
import { type Block, type BlockKind, textOf } from "#domain/play/play.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { hasShared, readSharedText } from "#tests/support/sharedFiles.ts";
import { readFountain } from "./readFountain.ts";

/*
 * What other programs' tests expect of Fountain. Their tests are for screenplays. Where a stage play needs something
 * else, the case is left out below, with the reason.
 */

const isThere = hasShared("peer-tests");

const blocksOf = (text: string): readonly Block[] => readFountain(text, numberedIds()).play.blocks;

/** screenplay-tools' names for our kinds. Actions are compared as text only, because ours may be a setting. */
const kindOfType: Readonly<Record<string, BlockKind>> = {
  HEADING: "scene",
  CHARACTER: "cue",
  DIALOGUE: "dialogue",
  PARENTHETICAL: "parenthetical",
  LYRIC: "lyric",
  TRANSITION: "transition",
  PAGEBREAK: "pageBreak",
};

const dumpLine = /^([A-Z]+):"([^"]*)"(?: "([^"]*)")?(?: \([\w-]+\))??( \(Dual\))?$/gm;

const fromDump = (dump: string): readonly string[] =>
  [...dump.matchAll(dumpLine)].flatMap(([, type = "", text = "", extension, dual]) => {
    const kind = kindOfType[type];
    return kind
      ? [`${kind}: ${[text.replace(/[*_]/g, ""), extension].filter(Boolean).join(" ")}${dual ? " ^" : ""}`]
      : [];
  });

const compared = new Set<BlockKind>(Object.values(kindOfType));

const fromBlocks = (blocks: readonly Block[]): readonly string[] =>
  blocks
    .filter(({ kind }) => compared.has(kind))
    .map((block) => `${block.kind}: ${textOf(block)}${block.simultaneous ? " ^" : ""}`);

/*
 * Left out of screenplay-tools: Character (here a cue may start with a digit, as in the other programs), Parenthetical
 * (the second of two in a row is dialogue there), LineBreaks (`SCANNING THE AISLES…` is a direction here: names don't
 * end in dots), Notes (here a note without an empty line doesn't join paragraphs), Scratch, Tags, UTF8 (mixtures of the
 * above).
 */
const dumps = ["Lyrics", "PageBreak", "Transition", "SceneHeading"];

test.runIf(isThere).each(dumps)("screenplay-tools: %s", (name) => {
  const text = readSharedText(`peer-tests/screenplay-tools/${name}.fountain`);
  expect(fromBlocks(blocksOf(text))).toEqual(fromDump(readSharedText(`peer-tests/screenplay-tools/${name}.txt`)));
});

interface Nyousefi {
  readonly input: string | null;
  readonly test: string;
  readonly asserts: readonly { readonly index: number; readonly what: string; readonly expected: string }[];
}

const typeOfKind: Readonly<Record<BlockKind, string>> = {
  act: "Section Heading",
  scene: "Scene Heading",
  setting: "Action",
  direction: "Action",
  cue: "Character",
  parenthetical: "Parenthetical",
  dialogue: "Dialogue",
  lyric: "Lyrics",
  transition: "Transition",
  centered: "Action",
  pageBreak: "Page Break",
  note: "Comment",
};

/**
 * Left out of nyousefi/Fountain's Dialogue: everything at or below the cue without a letter, `23 (O.S.)`, because their
 * numbering counts elements that don't exist here.
 */
const belowNumber = /Numerical|Indent|EmptyLine/;

/**
 * Files whose elements match our blocks one to one. The others contain things that aren't blocks here, or screenplay
 * rules.
 */
const oneForOne = ["DualDialogue.fountain", "PageBreaks.fountain", "Dialogue.fountain", "MultilineAction.fountain"];
const nyousefi: readonly Nyousefi[] = isThere
  ? JSON.parse(readSharedText("peer-tests/nyousefi-fountain/expected.json"))
  : [];
const typed = nyousefi.flatMap(({ input, test: name, asserts }) =>
  oneForOne.includes(input ?? "") && !belowNumber.test(name)
    ? asserts
        .filter(({ what }) => what === "type")
        .map(({ index, expected }) => [`${input} ${name}`, input ?? "", index, expected] as const)
    : [],
);

test.runIf(isThere).each(typed)("nyousefi/Fountain: %s", (_, input, index, expected) => {
  const block = blocksOf(readSharedText(`peer-tests/nyousefi-fountain/${input}`))[index];
  expect(block && typeOfKind[block.kind]).toBe(expected);
});

interface FountainJs {
  readonly name: string;
  readonly inputs?: readonly string[];
  readonly expected?: unknown;
}

const tags: Partial<Record<BlockKind, (text: string) => string>> = {
  scene: (text) => `<h3>${text}</h3>`,
  cue: (text) => `<h4>${text}</h4>`,
  transition: (text) => `<h2>${text}</h2>`,
  centered: (text) => `<p class="centered">${text}</p>`,
  lyric: (text) => `<p class="lyrics">${text}</p>`,
  parenthetical: (text) => `<p class="parenthetical">(${text})</p>`,
};

const html = ({ kind, text }: Block): string => {
  const inner = text.map((span) => {
    const marks = (["bold", "italic", "underline"] as const).filter((mark) => span[mark]).join(" ");
    const words = span.text
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
      .replaceAll("\n", "<br />");
    return marks ? `<span class="${marks}">${words}</span>` : words;
  });
  return (tags[kind] ?? ((words) => `<p>${words}</p>`))(inner.join(""));
};

/** The fountain-js cases, by name, that apply unchanged to stage plays. */
const forPlays =
  /scene headings|forced transitions|forced dialog|parse dialog|single-letter|special characters and numbers|inside parentheticals|lyrics$|lyrics in dialogue|regardless of case|all numbers if forced|bold|italic|underline|escape (asterisks|underscores)|not carry emphasis/;
/*
 * Left out of these: runs of four or more stars or underscores and marks within them (text here, because nobody writes
 * them), emphasis around a parenthetical's brackets and around cues (a bold line isn't a cue here), indented actions
 * (indents are part of the layout), `$`-less sections, and anything that expects tokens or a title page instead of
 * HTML.
 */
const leftOut =
  /\*{4}|_{2}|hello_world|backwards|incomplete|around|OPENING TITLES|preserve inline|_\*|character names$/;

const cases: readonly FountainJs[] = isThere ? JSON.parse(readSharedText("peer-tests/fountain-js/cases.json")) : [];
const sensible = cases.flatMap(({ name, inputs = [], expected }) => {
  const matchingInput = inputs.filter((input) => !leftOut.test(input));
  const matches = typeof expected === "string" && forPlays.test(name) && !leftOut.test(name) && !leftOut.test(expected);
  return matches && matchingInput.length > 0 ? [[name, expected, matchingInput] as const] : [];
});

/** Their tests pass in several inputs in turn, and the record doesn't say which input an expectation belongs to. */
test.runIf(isThere).each(sensible)("fountain-js: %s: %s", (_, expected, inputs) => {
  const flat = expected.replace(/<\/?div[^>]*>/g, "");
  expect(inputs.map((input) => blocksOf(input).map(html).join(""))).toContain(flat);
});

test.runIf(isThere)("enough of the other programs' cases are compared", () => {
  expect(typed.length).toBeGreaterThan(5);
  expect(sensible.length).toBeGreaterThan(15);
});
