import { expect, test } from "vitest";
import { isLinear } from "#tests/support/growth.ts";
import { character, play, speech } from "#tests/support/playBuilder.ts";
import type { Character } from "../play.ts";
import { charactersIn, countedBlockOf, type PlayCharacter } from "./charactersIn.ts";
import { editDistance } from "./editDistance.ts";
import { findSpellingProblems } from "./findSpellingProblems.ts";

/** `{ HAMLET: 20, HAMELT: 1 }` is a play with so many speeches of each name. */
function problemsOf(cues: Readonly<Record<string, number>>, characters: readonly Character[] = [], ignored?: string[]) {
  const speeches = Object.entries(cues).flatMap(([name, lines]) =>
    Array.from({ length: lines }, () => speech(name, "Yes.")),
  );
  const cast = charactersIn(play(...speeches).blocks.map(countedBlockOf), characters);
  return findSpellingProblems(cast, new Set(ignored)).map(
    ({ kind, spelling, intended }) => `${kind}: ${spelling.name} (${spelling.lines}) → ${intended}`,
  );
}

test.each([
  ["HAMELT", "HAMLET"],
  ["HAMLT", "HAMLET"],
  ["HAMLETT", "HAMLET"],
  ["HMALTE", "HAMLET"],
  ["LADY MACBTEH", "LADY MACBETH"],
  ["LADYMACBTEH", "LADY MACBETH"],
  ["Гамелт", "Гамлет"],
  ["ANNE", "ANNA"],
])("%s is probably %s", (typo, name) => {
  expect(problemsOf({ [name]: 20, [typo]: 1 })).toEqual([`typo: ${typo} (1) → ${name}`]);
});

test.each([
  ["GUARD 1", "GUARD 2"],
  ["GUARD I", "GUARD II"],
  ["MR. SMITH", "MRS. SMITH"],
  ["DAN", "ANN"],
  ["GARY", "MARY"],
  ["LORD", "LADY"],
  ["FIRST LORD", "FIRST LADY"],
  ["HORATIO", "HAMLET"],
  ["LADY MABCETH", "LORD MACBETH"],
])("%s is somebody else than %s", (name, other) => {
  expect(problemsOf({ [other]: 20, [name]: 1 })).toEqual([]);
});

test("a listed name, a frequent name, and a name that's like a rare one aren't typos", () => {
  expect(problemsOf({ HAMLET: 20, HAMELT: 1 }, [character("Hamelt")])).toEqual([]);
  expect(problemsOf({ HAMLET: 20, HAMELT: 3 })).toEqual([]);
  expect(problemsOf({ HAMLET: 4, HAMELT: 1 })).toEqual([]);
});

test("in a first scene, a name that's like a listed one is a typo, however few lines both have", () => {
  expect(problemsOf({ MABEL: 1, MABLE: 2 }, [character("Mabel")])).toEqual(["typo: MABLE (2) → MABEL"]);
  expect(problemsOf({ MABEL: 1, MABLE: 2 })).toEqual([]);
});

test.each([
  ["MRS SMITH", "MRS. SMITH"],
  ["MRS.  SMITH", "MRS. SMITH"],
  ["ANDRE", "ANDRÉ"],
  ["DOCTOR-FAUST", "DOCTOR FAUST"],
])("%s and %s are two spellings of one name", (rare, frequent) => {
  expect(problemsOf({ [rare]: 7, [frequent]: 8 })).toEqual([`spelling: ${rare} (7) → ${frequent}`]);
});

test.each([
  ["O\u2019BRIEN", "O'BRIEN"],
  ["OLD\u00a0MAN", "OLD MAN"],
  ["ST\u2011JEAN", "ST-JEAN"],
])("%s and %s look alike and are one name", (one, other) => {
  expect(problemsOf({ [one]: 7, [other]: 8 })).toEqual([]);
});

test("a name that's in capitals in some cues only is spelled in one way", () => {
  expect(problemsOf({ "Mrs. Smith": 7, "MRS. SMITH": 8 })).toEqual([]);
  expect(problemsOf({ Ruth: 7, ADA: 1, "RUTH AND ADA": 1 }, [character("Ruth")])).toEqual([]);
  expect(problemsOf({ "Mrs Smith": 7, "MRS SMITH": 1, "MRS. SMITH": 9 })).toEqual([
    "spelling: Mrs Smith (7) → MRS. SMITH",
    "spelling: MRS SMITH (1) → MRS. SMITH",
  ]);
});

test("letters of other scripts that only look like letters with accents are different names", () => {
  expect(problemsOf({ ЙОРГ: 7, ИОРГ: 8, か: 2, が: 3 })).toEqual([]);
});

test("the listed spelling is the intended one, also after a former name, whatever its case in the list", () => {
  expect(problemsOf({ "MRS SMITH": 9, "MRS. SMITH": 1 }, [character("Mrs. Smith")])).toEqual([
    "spelling: MRS SMITH (9) → MRS. SMITH",
  ]);
  expect(
    problemsOf({ "MRS SMITH": 9, "MRS. SMITH": 1 }, [character("Mrs. Smith", { aliases: ["Mrs Smith"] })]),
  ).toEqual(["spelling: MRS SMITH (9) → MRS. SMITH"]);
  expect(problemsOf({ TOM: 9 }, [character("Tom")])).toEqual([]);
});

test("an ignored spelling isn't offered again", () => {
  expect(problemsOf({ HAMLET: 20, HAMELT: 1, Hamlet: 2 }, [], ["HAMELT", "Hamlet"])).toEqual([]);
});

test("a word for everybody isn't a typo for a name", () => {
  expect(problemsOf({ EVERYBODI: 9, EVERYBODY: 1, TODDS: 9, TODOS: 1 })).toEqual([]);
});

test("comparing thousands of names is bounded", async () => {
  const named = (prefix: string, count: number, lines: number): PlayCharacter[] =>
    Array.from({ length: count }, (_, index) => {
      const name = `${prefix} ${"abcdefghij".repeat(4)}${String.fromCharCode(0x400 + index)}`;
      return {
        key: name,
        name,
        isGroup: false,
        aliases: [],
        spellings: [{ name, lines }],
        lines,
        words: 0,
        scenes: 1,
        cues: [],
      };
    });
  const compare = (size: number) =>
    findSpellingProblems([...named("somebody", 5 * size, 1), ...named("nobody", size, 9)]);
  expect(await isLinear(compare, 125)).toBe(true);
});

test.each([
  ["hamlet", "hamlet", 0],
  ["hamelt", "hamlet", 1],
  ["hamlet", "hamlets", 1],
  ["", "ab", 2],
  ["kitten", "sitting", 3],
  ["ab", "ba", 1],
])("%s and %s are %i edits apart", (a, b, edits) => {
  expect([editDistance(a, b, 9), editDistance(b, a, 9)]).toEqual([edits, edits]);
});

test("the distance stops counting beyond its limit", () => {
  expect(editDistance("hamlet", "ophelia", 2)).toBeGreaterThan(2);
  expect(editDistance("a".repeat(1000), "b".repeat(1000), 2)).toBe(3);
});
