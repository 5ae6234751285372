import { expect, test } from "vitest";
import type { BlockKind } from "../../play.ts";
import { typedKind } from "./typedKind.ts";

const kindAfterTyping = (line: string, speakers: readonly string[] = []): BlockKind | undefined => {
  const [, kind = "", text = ""] = /^(\w+): (.*)$/.exec(line) ?? [];
  return typedKind(text, { kind: kind as BlockKind, speaks: (name) => speakers.includes(name) });
};

test.each([
  ["scene: ACT ONE", "act"],
  ["scene: Act Two", "act"],
  ["act: SCENE TWO", "scene"],
  ["cue: Scene two", "scene"],
  ["direction: ACT II.", "act"],
  ["dialogue: SCENE TWO", "scene"],
  ["cue: ЯВЛЕНИЕ 1", "scene"],
  ["cue: צװײטע סצענע", "scene"],
  ["direction: II.", "scene"],
  ["cue: BLACKOUT.", "transition"],
  ["cue: Blackout.", "transition"],
  ["direction: END OF ACT ONE", "transition"],
  ["direction: Act 1", "act"],
  ["direction: Scene 2", "scene"],
  ["direction: INT. KITCHEN - DAY", "scene"],
  ["direction: Int. Kitchen", "scene"],
  ["cue: EXT STREET", "scene"],
  ["dialogue: CURTAIN", "transition"],
  ["cue: (He leaves)", "direction"],
  ["cue: [He leaves.]", "direction"],
  ["dialogue: (He leaves)", "parenthetical"],
  ["scene: (Morning.)", "direction"],
  ["cue: The lights come up slowly on a small kitchen table.", "direction"],
  ["cue: He sits.", "direction"],
  ["cue: The lights come up slowly on a small kitchen with nobody in it", "direction"],
  ["cue: THE LIGHTS COME UP SLOWLY ON A SMALL KITCHEN WITH NOBODY IN IT.", "direction"],
] as const)("%s becomes %s", (line, kind) => {
  expect(kindAfterTyping(line)).toBe(kind);
});

test.each([
  "scene: SCENE TWO",
  "act: ACT ONE",
  "scene: The kitchen",
  "cue: MARA",
  "cue: Mara",
  "cue: MRS. LINDE",
  "cue: Dr. Rank",
  "cue: First man (off)",
  "cue: The boy with the lamp",
  "cue: FIRST WITCH, SECOND WITCH AND THIRD WITCH",
  "cue: ALL THE OTHER WOMEN OF THE VILLAGE (offstage)",
  "cue: ALL",
  "cue: I",
  "dialogue: I.",
  "dialogue: Scene two.",
  "dialogue: Act one, she leaves him.",
  "dialogue: Blackout.",
  "dialogue: (Softly) I know.",
  "dialogue: He sits.",
  "direction: He sits.",
  "direction: (He sits.)",
  "direction: (He sits",
  "direction: The Trap",
  "direction: THUNDER",
  "direction: Int he said",
  "dialogue: Int. Kitchen",
  "parenthetical: (softly)",
  "lyric: CURTAIN",
  "note: ACT TWO",
  "centered: ACT TWO",
  "cue: ",
])("%s stays as it is", (line) => {
  expect(kindAfterTyping(line)).toBeUndefined();
});

test("a character's name in place of a direction is a cue", () => {
  expect(kindAfterTyping("direction: Mara", ["Mara"])).toBe("cue");
  expect(kindAfterTyping("setting: MARA", ["MARA"])).toBe("cue");
});

test("a direction is a cue because of its capitals only before anybody has spoken", () => {
  const first = (text: string) =>
    typedKind(text, { kind: "direction", speaks: () => false, isBeforeSpeech: () => true });
  expect(first("MARA")).toBe("cue");
  expect(first("MARA (off)")).toBe("cue");
  expect(first("DARKNESS.")).toBeUndefined();
  expect(first("ACT ONE")).toBe("act");
  expect(first("A DOG BARKS IN THE COURTYARD OF THE OLD HOUSE")).toBeUndefined();
  expect(first("The Trap")).toBeUndefined();
});

test("a new name in capitals right below a setting is a cue, also after others have spoken", () => {
  const below = (text: string) =>
    typedKind(text, { kind: "direction", speaks: () => false, isAfterSetting: () => true });
  expect(below("RUTH")).toBe("cue");
  expect(below("FIRST WITCH (off)")).toBe("cue");
  expect(below("DARKNESS.")).toBeUndefined();
  expect(below("BLACKOUT")).toBe("transition");
  expect(below("The Trap")).toBeUndefined();
});

test("anybody who speaks elsewhere is a character, whatever the name", () => {
  expect(kindAfterTyping("cue: PROLOGUE", ["PROLOGUE"])).toBeUndefined();
  expect(kindAfterTyping("cue: The man who never sleeps.", ["The man who never sleeps."])).toBeUndefined();
});
