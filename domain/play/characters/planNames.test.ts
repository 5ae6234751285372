import { expect, test } from "vitest";
import { character, direction, parenthetical, play, setting, speech, transition } from "#tests/support/playBuilder.ts";
import { type BlockId, type Character, type Play, textOf } from "../play.ts";
import { charactersIn, countedBlockOf } from "./charactersIn.ts";
import { findSpellingProblems } from "./findSpellingProblems.ts";
import {
  countInSpeeches,
  countMentions,
  type NamedPlay,
  type NamePlan,
  noMentions,
  planCorrection,
  planRename,
} from "./planNames.ts";

const namedPlay = ({ blocks, front, outline = {} }: Play, characters: readonly Character[] = []): NamedPlay => ({
  blocks,
  characters,
  front,
  outline,
  cast: charactersIn(blocks.map(countedBlockOf), characters),
});

/** Returns the texts of the play after the plan. */
function carryOut({ blocks }: NamedPlay, { cues, mentions }: NamePlan): readonly string[] {
  return blocks.map((block) =>
    [...cues, ...mentions.directions]
      .filter(({ id }) => id === block.id)
      .toReversed()
      .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), textOf(block)),
  );
}

const scene = "s" as BlockId;

const ghost = namedPlay(
  play(
    setting("Hamlet's room. HAMLET reads. The hamlet of Elsinore."),
    speech("HAMLET (O.S.)", parenthetical("to Hamlet"), "Hamlet is me."),
    speech("HORATIO AND HAMLET", "We."),
    speech("  hamlet", "I."),
    speech("HAMLET'S GHOST", "Mark me."),
    direction("HAMLET'S GHOST follows Hamlet; Hamlet-like, Hamletta bows to HAMLET."),
    transition("HAMLET EXITS."),
    speech("HORATIO", "Here."),
  ),
);

test("renaming changes each name in cues, keeps extensions and capitals, and leaves mentions alone unless asked", () => {
  const plan = planRename(ghost, "hamlet", " Prince  Hal ");
  expect(carryOut(ghost, { ...plan, mentions: noMentions })).toEqual([
    "Hamlet's room. HAMLET reads. The hamlet of Elsinore.",
    "PRINCE HAL (O.S.)",
    "to Hamlet",
    "Hamlet is me.",
    "HORATIO AND PRINCE HAL",
    "We.",
    "  Prince Hal",
    "I.",
    "HAMLET'S GHOST",
    "Mark me.",
    "HAMLET'S GHOST follows Hamlet; Hamlet-like, Hamletta bows to HAMLET.",
    "HAMLET EXITS.",
    "HORATIO",
    "Here.",
  ]);
  expect(plan).toMatchObject({ key: { from: "hamlet", to: "prince hal" } });
  expect(plan).not.toHaveProperty("list");
});

test("mentions are whole names in directions, in their own style, and not part of a longer name", () => {
  const texts = carryOut(ghost, planRename(ghost, "hamlet", "PRINCE HAL"));
  expect([texts[0], texts[2], texts[3], texts[10]]).toEqual([
    "Prince Hal's room. PRINCE HAL reads. The hamlet of Elsinore.",
    "to Prince Hal",
    "Hamlet is me.",
    "HAMLET'S GHOST follows Prince Hal; Hamlet-like, Hamletta bows to PRINCE HAL.",
  ]);
});

test("mentions in the list of characters are found in descriptions and doubling notes", () => {
  const before = namedPlay(play(speech("EVELYN", "I."), speech("TOM", "Too.")), [
    character("Evelyn", { id: "e", description: "not Evelyn's twin" }),
    character("Tom", { id: "t", description: "Evelyn's brother, and Evelyn's only", doubling: "Also plays EVELYN" }),
  ]);
  expect(planRename(before, "evelyn", "Zoe").mentions.list).toEqual([
    { id: "e", field: "description", from: 4, to: 10, text: "Zoe" },
    { id: "t", field: "description", from: 0, to: 6, text: "Zoe" },
    { id: "t", field: "description", from: 22, to: 28, text: "Zoe" },
    { id: "t", field: "doubling", from: 11, to: 17, text: "ZOE" },
  ]);
});

test("mentions are found in the front matter that tells about the play, and in synopses", () => {
  const { blocks, front } = play(speech("EVELYN", "I."));
  const before = namedPlay({
    blocks,
    front: {
      ...front,
      title: "Evelyn",
      setting: "Evelyn's attic.",
      synopsis: "Tom leaves EVELYN.",
      epigraph: "Evelyn!",
    },
    outline: { [scene]: { synopsis: "Evelyn waits. Evelyn goes." }, ["other" as BlockId]: { color: "red" } },
  });
  const { mentions } = planRename(before, "evelyn", "Zoe");
  expect(mentions.front).toEqual([
    { field: "setting", from: 0, to: 6, text: "Zoe" },
    { field: "synopsis", from: 11, to: 17, text: "ZOE" },
  ]);
  expect(mentions.synopses).toEqual([
    { id: scene, from: 0, to: 6, text: "Zoe" },
    { id: scene, from: 14, to: 20, text: "Zoe" },
  ]);
  expect(countMentions(mentions)).toEqual({ directions: 0, list: 0, front: 2, synopses: 2 });
});

test("a listed character is renamed in the list, and its former names in cues with it", () => {
  const before = namedPlay(play(speech("TOM", "I."), speech("THOMAS", "Too."), direction("Tom. Thomas.")), [
    character("Thomas", { id: "t", aliases: ["Tom"] }),
  ]);
  const plan = planRename(before, "thomas", "Timothy");
  expect(carryOut(before, plan)).toEqual(["TIMOTHY", "I.", "TIMOTHY", "Too.", "Timothy. Timothy."]);
  expect(plan.list).toEqual({ kind: "rename", id: "t", name: "Timothy", former: "Thomas" });
  const unheard = namedPlay(play(speech("ANN")), [character("Thomas", { id: "t" })]);
  expect(planRename(unheard, "thomas", "Tim").list).toMatchObject({ former: "" });
});

const smiths = [speech("MRS SMITH", "One."), speech("MRS. SMITH", "Two."), speech("MRS. SMITH", "Three.")];
const mrs = (name: string): Character => character(name, { id: name });

test.each([
  ["neither is listed", [], undefined],
  ["both are listed", [mrs("Mrs Smith"), mrs("Mrs. Smith")], { kind: "merge", id: "Mrs Smith", into: "Mrs. Smith" }],
  [
    "only the first is listed",
    [mrs("Mrs Smith")],
    { kind: "rename", id: "Mrs Smith", name: "MRS. SMITH", former: "Mrs Smith" },
  ],
  ["only the second is listed", [mrs("Mrs. Smith")], { kind: "alias", id: "Mrs. Smith", alias: "MRS SMITH" }],
])("renaming to another character's name merges them if %s", (_, characters, list) => {
  const before = namedPlay(play(...smiths), characters);
  const plan = planRename(before, "mrs smith", "mrs. smith");
  expect(carryOut(before, plan)).toEqual(["MRS. SMITH", "One.", "MRS. SMITH", "Two.", "MRS. SMITH", "Three."]);
  expect(plan.list).toEqual(list);
  expect(plan.key).toEqual({ from: "mrs smith", to: "mrs. smith" });
});

test("a name among capitals in a cue of several characters gets capitals, whatever it's called elsewhere", () => {
  const together = namedPlay(
    play(
      speech("Ruth", "1"),
      speech("ADA", "2"),
      speech("Ruth Y ADA", "3"),
      speech("RUTH Y ADA (off)", "4"),
      speech("Ruth y Ada", "5"),
      speech("Ana María", "6"),
      speech("INÉS", "7"),
    ),
  );
  const cuesAfter = (plan: NamePlan) => carryOut(together, plan).filter((_, index) => index % 2 === 0);
  const after = [
    "Ana María",
    "ADA",
    "ANA MARÍA Y ADA",
    "ANA MARÍA Y ADA (off)",
    "Ana María y Ada",
    "Ana María",
    "INÉS",
  ];
  expect(cuesAfter(planRename(together, "ruth", "Ana María"))).toEqual(after);
  expect(cuesAfter(planRename(together, "ruth", "Inés")).slice(0, 4)).toEqual([
    "INÉS",
    "ADA",
    "INÉS Y ADA",
    "INÉS Y ADA (off)",
  ]);
  expect(cuesAfter(planRename(together, "ruth", "Rut")).slice(0, 3)).toEqual(["Rut", "ADA", "RUT Y ADA"]);
});

test("the case of a name can be changed, in the list without changing capitals in cues", () => {
  const unlisted = namedPlay(play(speech("TOM"), speech("TOM")));
  expect(carryOut(unlisted, planRename(unlisted, "tom", "Tom"))).toEqual(["Tom", "Tom"]);
  const listed = namedPlay(play(speech("TOM")), [character("tom", { id: "t" })]);
  expect(planRename(listed, "tom", "Tom")).toMatchObject({ cues: [], list: { kind: "rename", name: "Tom" } });
});

test("the same name, an empty name, and an unknown character change nothing", () => {
  for (const [key, name] of [
    ["hamlet", "HAMLET"],
    ["hamlet", "  "],
    ["nobody", "X"],
  ] as const) {
    expect(planRename(ghost, key, name)).toEqual({ cues: [], mentions: noMentions });
  }
});

test("correcting a typo changes only cues spelled like that, and a variant of a name becomes a former name", () => {
  const many = Array.from({ length: 9 }, () => speech("HAMLET", "I."));
  const before = namedPlay(play(...many, speech("HAMELT (off)", "Oops."), ...smiths, direction("Hamelt.")), [
    mrs("Mrs. Smith"),
  ]);
  const [variant, typo] = findSpellingProblems(before.cast);
  if (!variant || !typo) throw new Error("Two problems are expected.");
  const corrected = planCorrection(before, typo);
  expect(carryOut(before, corrected).slice(18)).toEqual([
    "HAMLET (off)",
    "Oops.",
    "MRS SMITH",
    "One.",
    "MRS. SMITH",
    "Two.",
    "MRS. SMITH",
    "Three.",
    "Hamelt.",
  ]);
  expect(corrected).not.toHaveProperty("list");
  expect(planCorrection(before, variant)).toMatchObject({
    cues: [{ from: 0, to: 9, text: "MRS. SMITH" }],
    mentions: noMentions,
    list: { kind: "alias" },
  });
});

test.each([
  ["Frau Müller geht. FRAU MÜLLER bleibt.", "Frau Müller", "Frau Meier", "Frau Meier geht. FRAU MEIER bleibt."],
  ["He meets O\u2019Brien.", "O'BRIEN", "D'ARCY", "He meets D'Arcy."],
  ["Enter the KING'S MAN, the King's man.", "KING'S MAN", "FOOL", "Enter the FOOL, the Fool."],
  ["𝓐lex, Alex and x🙂Alex.", "ALEX", "BO", "𝓐lex, Bo and x🙂Bo."],
  ["ハムレットが入る。", "ハムレット", "王子", "王子が入る。"],
])("%s: %s becomes %s", (text, name, to, expected) => {
  const before = namedPlay(play(speech(name, "I."), direction(text)));
  const key = before.cast[0]?.key ?? "";
  expect(carryOut(before, planRename(before, key, to))[2]).toBe(expected);
});

test("mentions in speeches aren't changed, but counted, except parts of other names and of other words", () => {
  const written = namedPlay(
    play(
      speech("TOM", "I'm Tom. TOM! Not Tomas, not tom-tom, not a tom."),
      speech("NORA", parenthetical("to Tom"), "Old Tom is here, and Tom's dog."),
      speech("OLD TOM", "Who?"),
      direction("Tom goes out."),
    ),
  );
  expect(countInSpeeches(written, "tom", "Ben")).toBe(3);
  expect(countInSpeeches(written, "nora", "Ann")).toBe(0);
  expect([countInSpeeches(written, "tom", " "), countInSpeeches(written, "tom", "TOM")]).toEqual([0, 0]);
  // Merging leaves them, too.
  expect(countInSpeeches(written, "old tom", "NORA")).toBe(1);
});
