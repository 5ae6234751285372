import fc from "fast-check";
import { expect, test } from "vitest";
import type { Block, BlockId } from "../play.ts";
import { renumber, renumberAfterMove } from "./renumber.ts";

/** Reads headings from lines. One that begins with `#` is an act's. */
const blocksOf = (lines: readonly string[]): readonly Block[] =>
  lines.map((line, at) => ({
    id: `b${at}` as BlockId,
    kind: line.startsWith("#") ? "act" : "scene",
    text: [{ text: line.replace(/^#/, "") }],
  }));

function numbered(blocks: readonly Block[], before?: readonly Block[]): readonly Block[] {
  const texts = new Map(renumber(blocks, before).map(({ id, text }) => [id, text]));
  return blocks.map((block) => ({ ...block, text: [{ text: texts.get(block.id) ?? block.text[0]?.text ?? "" }] }));
}

const show = (blocks: readonly Block[]): readonly string[] =>
  blocks.map(({ kind, text }) => (kind === "act" ? "#" : "") + text.map((span) => span.text).join(""));

/** Moves one of the headings and numbers again. */
function moved(lines: readonly string[], from: number, to: number): readonly string[] {
  const before = blocksOf(lines);
  const after = before.toSpliced(from, 1).toSpliced(to, 0, ...before.slice(from, from + 1));
  const texts = new Map(renumberAfterMove(after, before).map(({ id, text }) => [id, text]));
  return after.map(({ id, kind, text }) => (kind === "act" ? "#" : "") + (texts.get(id) ?? text[0]?.text ?? ""));
}

test.each([
  [
    ["Scene 1", "Scene 2", "Scene 3"],
    ["Scene 1", "Scene 2", "Scene 3"],
  ],
  [
    ["SCENE ONE", "SCENE TWO", "SCENE THREE"],
    ["SCENE ONE", "SCENE TWO", "SCENE THREE"],
  ],
  [
    ["Scene one", "Scene Two", "scene three"],
    ["scene one", "Scene two", "Scene Three"],
  ],
  [
    ["SCENE I", "SCENE II", "SCENE III"],
    ["SCENE I", "SCENE II", "SCENE III"],
  ],
  [
    ["Escena 1", "Escena 2", "Escena 3"],
    ["Escena 1", "Escena 2", "Escena 3"],
  ],
  [
    ["Escena primera", "Escena segunda", "Escena tercera"],
    ["Escena primera", "Escena segunda", "Escena tercera"],
  ],
  [
    ["Scène vingtième", "Scène vingt et unième", "Scène vingt-deuxième"],
    ["Scène vingtième", "Scène vingt et unième", "Scène vingt-deuxième"],
  ],
  [
    ["Elfter Auftritt", "Zwölfter Auftritt", "Dreizehnter Auftritt"],
    ["Elfter Auftritt", "Zwölfter Auftritt", "Dreizehnter Auftritt"],
  ],
  [
    ["ЯВЛЕНИЕ ПЕРВОЕ", "ЯВЛЕНИЕ ДВАДЦАТЬ ПЕРВОЕ", "ЯВЛЕНИЕ ТРЕТЬЕ"],
    ["ЯВЛЕНИЕ ПЕРВОЕ", "ЯВЛЕНИЕ ВТОРОЕ", "ЯВЛЕНИЕ ТРЕТЬЕ"],
  ],
  [
    ["#Primer acto", "#Segundo acto", "#Tercer acto"],
    ["#Primer acto", "#Segundo acto", "#Tercer acto"],
  ],
  [
    ["#ACTO PRIMERO", "#ACTO SEGUNDO", "#ACTO TERCERO"],
    ["#ACTO PRIMERO", "#ACTO SEGUNDO", "#ACTO TERCERO"],
  ],
  [
    ["#Erster Akt", "#Zweiter Akt", "#Dritter Akt"],
    ["#Erster Akt", "#Zweiter Akt", "#Dritter Akt"],
  ],
  [
    ["1. Szene", "2. Szene", "3. Szene"],
    ["1. Szene", "2. Szene", "3. Szene"],
  ],
  [
    ["#ACTE PREMIER", "#ACTE DEUXIEME", "#ACTE TROISIÈME"],
    ["#ACTE PREMIER", "#ACTE DEUXIÈME", "#ACTE TROISIEME"],
  ],
  [
    ["#ДЕЙСТВИЕ ПЕРВОЕ", "#ДЕЙСТВИЕ ВТОРОЕ", "#ДЕЙСТВИЕ ТРЕТЬЕ"],
    ["#ДЕЙСТВИЕ ПЕРВОЕ", "#ДЕЙСТВИЕ ВТОРОЕ", "#ДЕЙСТВИЕ ТРЕТЬЕ"],
  ],
  [
    ["第一場", "第二場", "第三場"],
    ["第一場", "第二場", "第三場"],
  ],
  [
    ["Scene 01", "Scene 02", "Scene 03"],
    ["Scene 01", "Scene 02", "Scene 03"],
  ],
  [
    ["I.", "II.", "III."],
    ["I.", "II.", "III."],
  ],
])("%o with the last one moved to the start is %o", (lines, expected) => {
  expect(moved(lines, 2, 0)).toEqual(expected);
});

test("titles stay with their scenes", () => {
  expect(moved(["Scene 1. The attic", "Scene 2: The hall", "Scene 3 – Rain"], 0, 2)).toEqual([
    "Scene 1: The hall",
    "Scene 2 – Rain",
    "Scene 3. The attic",
  ]);
});

test("headings that were written by hand stay, and aren't counted", () => {
  const lines = [
    "Prologue",
    "Scene 1",
    "Scene 1A",
    "The attic",
    "Scene 2",
    "Scene 2 (continued)",
    "Scene 3-4",
    "Scene 3",
  ];
  expect(moved(lines, 7, 1)).toEqual([
    "Prologue",
    "Scene 1",
    "Scene 2",
    "Scene 1A",
    "The attic",
    "Scene 3",
    "Scene 2 (continued)",
    "Scene 3-4",
  ]);
});

test("scenes count within their act, and the act that one came from closes up", () => {
  const lines = ["#ACT I", "Scene 1", "Scene 2", "Scene 3", "#ACT II", "Scene 1"];
  expect(moved(lines, 2, 4)).toEqual(["#ACT I", "Scene 1", "Scene 2", "#ACT II", "Scene 1", "Scene 2"]);
  expect(moved(["#ACT I", "Scene 1", "Scene 2", "#ACT II"], 2, 3)).toEqual(["#ACT I", "Scene 1", "#ACT II", "Scene 1"]);
});

test("scenes that count through the play go on doing so", () => {
  const lines = ["#ACT I", "Scene 1", "Scene 2", "#ACT II", "Scene 3", "Scene 4"];
  expect(moved(lines, 4, 1)).toEqual(["#ACT I", "Scene 1", "Scene 2", "Scene 3", "#ACT II", "Scene 4"]);
});

test("a scene that is named with its act gets the number of the act that it's in", () => {
  const lines = ["#ACT I", "Act I, Scene 1", "Act I, Scene 2", "#ACT II", "Act II, Scene 1"];
  expect(moved(lines, 2, 3)).toEqual(["#ACT I", "Act I, Scene 1", "#ACT II", "Act II, Scene 1", "Act II, Scene 2"]);
  expect(moved(["Act I, Scene 1", "Act I, Scene 2", "Act II, Scene 1"], 2, 0)[0]).toBe("Act II, Scene 1");
});

test("an excerpt starts with its own number", () => {
  expect(moved(["Scene 3", "Scene 4", "Scene 5"], 2, 0)).toEqual(["Scene 3", "Scene 4", "Scene 5"]);
});

test.each([
  [["The attic", "The hall", "Rain"]],
  [["Louis XIV", "Two weeks later", "1984"]],
  [["Scene A", "Scene B", "Scene C"]],
  [["3. Mai", "12. Mai", "30. Juni"]],
])("%o aren't numbers that count scenes", (lines) => {
  const expected = [lines[2], lines[0], lines[1]];
  expect(moved(lines, 2, 0)).toEqual(expected);
});

test("a move that changes nothing about an order that was the writer's own offers nothing", () => {
  expect(moved(["Scene 5", "Scene 2", "The attic", "Scene 9"], 2, 1)).toEqual([
    "Scene 5",
    "The attic",
    "Scene 2",
    "Scene 9",
  ]);
});

const forms: readonly ((n: number) => string)[] = [
  (n) => `Scene ${n}`,
  (n) => `SCENE ${["ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX"][n - 1]}`,
  (n) => `Scene ${["i", "ii", "iii", "iv", "v", "vi"][n - 1]}: A title`,
  (n) => `${n}. Escena`,
  (n) => `Escena ${["primera", "segunda", "tercera", "cuarta", "quinta", "sexta"][n - 1]}`,
  () => "The attic",
  () => "Scene 4A",
  (n) => `#ACT ${n}`,
  (n) => `#Acto ${["primero", "segundo", "tercero", "cuarto", "quinto", "sexto"][n - 1]}`,
  () => "#Interlude",
];
const someHeading = fc.tuple(fc.constantFrom(...forms), fc.integer({ min: 1, max: 6 })).map(([form, n]) => form(n));

test("whatever the headings are, numbering them again changes nothing more, and only numbers", () => {
  fc.assert(
    fc.property(fc.array(someHeading, { maxLength: 12 }), (lines) => {
      const once = numbered(blocksOf(lines));
      expect(show(numbered(once))).toEqual(show(once));
      const bare = (line: string): string =>
        line
          .toLowerCase()
          .split(/[\s.:]+/)
          .filter((word) => /^#?(?:scene|escena|act|acto|a|title|the|attic|4a|interlude)$/.test(word))
          .join(" ");
      expect(show(once).map(bare)).toEqual(lines.map(bare));
      expect(renumberAfterMove(blocksOf(lines), blocksOf(lines))).toEqual([]);
    }),
  );
});
