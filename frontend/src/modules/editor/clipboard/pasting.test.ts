import type { Command } from "prosemirror-state";
import { expect, test, vi } from "vitest";
import type { BlockId } from "#domain/play/play.ts";
import { copiedScene, wordWithColons } from "#tests/support/clipboards.ts";
import { goToEnd } from "../actions/ends.ts";
import { nextPastePlace } from "../actions/nextPastePlace.ts";
import { undo } from "../actions/undo.ts";
import { blocksOf, findBlock } from "../schema/flat.ts";
import { openLines, performAction, showLines, typeText } from "../testing/lines.ts";
import { copiedSlice, cutCopied } from "./copying.ts";
import { paste as pasteInto } from "./paste.ts";
import { pasteAgain, pasteChoiceOf, pasteChoices } from "./pasteChoice.ts";
import { goToNextPlace } from "./pastePlaces.ts";
import { loadRecognizer, moveElements, pasteAs, pasteOwn } from "./pasting.ts";

let made = 0;
const paste = (lines: readonly string[], text: string): string[] => {
  return pasteClipboard(lines, { text, html: "" });
};

function pasteClipboard(lines: readonly string[], clipboard: { text: string; html: string }): string[] {
  const manuscript = openLines(lines);
  manuscript.dispatch(pasteInto(manuscript.state(), clipboard, () => `p${made++}` as BlockId));
  return showLines(manuscript);
}

const scene = "RUTH\nYou what?\n\nWALTER\nNothing.";
const speeches = ["cue: RUTH", "dialogue: You what?", "cue: WALTER"];

test("one line is inserted as text in the current element", () => {
  expect(paste(["dialogue: a| b"], "RUTH\n")).toEqual(["dialogue: aRUTH| b"]);
});

test("several lines become elements and replace an empty one", () => {
  expect(paste(["dialogue: a", "cue: |", "cue: B"], scene)).toEqual([
    "dialogue: a",
    ...speeches,
    "dialogue: Nothing.|",
    "cue: B",
  ]);
});

test("pasted elements go before, after, or between the text at the cursor", () => {
  expect(paste(["dialogue: |a"], scene)).toEqual([...speeches, "dialogue: Nothing.|", "dialogue: a"]);
  expect(paste(["dialogue: a|"], scene)).toEqual(["dialogue: a", ...speeches, "dialogue: Nothing.|"]);
  expect(paste(["dialogue: a|b"], scene)).toEqual(["dialogue: a", ...speeches, "dialogue: Nothing.|", "dialogue: b"]);
});

function pasteCopied(copied: readonly string[], lines: readonly string[]): string[] {
  const slice = copiedSlice(openLines(copied).state().selection);
  const manuscript = openLines(lines);
  manuscript.dispatch(pasteOwn(manuscript.state(), slice));
  return showLines(manuscript);
}

test("speeches copied from the manuscript stay speeches before, after and between other text", () => {
  const copied = ["cue: |RUTH", "dialogue: You what?|"];
  const speech = ["cue: RUTH", "dialogue: You what?|"];
  expect(pasteCopied(copied, ["cue: |WALTER"])).toEqual([...speech, "cue: WALTER"]);
  expect(pasteCopied(copied, ["setting: Rain.|"])).toEqual(["setting: Rain.", ...speech]);
  expect(pasteCopied(copied, ["setting: Rain.| Wind."])).toEqual(["setting: Rain.", ...speech, "setting:  Wind."]);
  expect(pasteCopied(copied, ["setting: Rain.", "direction: |"])).toEqual(["setting: Rain.", ...speech]);
});

test("speeches that are cut leave nothing behind, and keep their ids where they're pasted", () => {
  const lines = ["setting: Rain.", "cue: |RUTH", "dialogue: What?|", "cue: WALTER"];
  const idsAfterMoving = (goOn: Command): readonly BlockId[] => {
    const manuscript = openLines(lines);
    const slice = copiedSlice(manuscript.state().selection);
    manuscript.dispatch(cutCopied(manuscript.state()));
    expect(showLines(manuscript)).toEqual(["setting: Rain.", "cue: |WALTER"]);
    goOn(manuscript.state(), manuscript.dispatch);
    manuscript.dispatch(pasteOwn(manuscript.state(), slice));
    return blocksOf(manuscript.state().doc).map(({ id }) => id);
  };
  expect(idsAfterMoving(goToEnd(false))).toEqual(["b0", "b3", "b1", "b2"]);
  expect(idsAfterMoving(() => true)).toEqual(["b0", "b1", "b2", "b3"]);
});

test("speeches that are dragged leave nothing behind, keep their ids, and come back with one undo", () => {
  const lines = ["setting: Rain.", "cue: |RUTH", "dialogue: What?|", "cue: WALTER", "dialogue: No."];
  const manuscript = openLines(lines);
  const at = (id: string): number => findBlock(manuscript.state().doc, id as BlockId)?.pos ?? 0;
  expect(moveElements(manuscript.state(), at("b2") + 2)).toBeUndefined();
  const moved = moveElements(manuscript.state(), at("b4") + "No.".length + 1);
  if (moved) manuscript.dispatch(moved);
  expect(showLines(manuscript)).toEqual([
    "setting: Rain.",
    "cue: WALTER",
    "dialogue: No.",
    "cue: RUTH",
    "dialogue: What?|",
  ]);
  expect(blocksOf(manuscript.state().doc).map(({ id }) => id)).toEqual(["b0", "b3", "b4", "b1", "b2"]);
  performAction(manuscript, undo);
  expect(blocksOf(manuscript.state().doc).map(({ id }) => id)).toEqual(["b0", "b1", "b2", "b3", "b4"]);
});

test("of a cut play, one empty line is left", () => {
  const manuscript = openLines(["scene: |Attic", "cue: RUTH|"]);
  manuscript.dispatch(cutCopied(manuscript.state()));
  expect(showLines(manuscript)).toEqual(["scene: |"]);
});

test("parts of elements copied from the manuscript join the text around them", () => {
  const copied = ["cue: RU|TH", "dialogue: You what?|"];
  expect(pasteCopied(copied, ["cue: RU|"])).toEqual(["cue: RUTH", "dialogue: You what?|"]);
  expect(pasteCopied(["dialogue: |You what?|"], ["dialogue: No.|"])).toEqual(["dialogue: No.You what?|"]);
});

test("pasted text replaces the selection", () => {
  expect(paste(["dialogue: a|b", "dialogue: c|d"], scene)).toEqual([
    "dialogue: a",
    ...speeches,
    "dialogue: Nothing.|",
    "dialogue: d",
  ]);
});

test("paragraphs of prose get the current element's kind", () => {
  expect(paste(["cue: A", "dialogue: One| two"], "Three.\n\nFour.")).toEqual([
    ...["cue: A", "dialogue: One", "dialogue: Three.", "dialogue: Four.|", "dialogue:  two"],
  ]);
  expect(paste(["scene: |"], "Three.\n\nFour.")).toEqual(["direction: Three.", "direction: Four.|"]);
});

test("lines of verse within an element's text stay in it, and at its ends they're an element of their own", () => {
  expect(paste(["cue: A", "dialogue: One| two"], "Three,\nfour.")).toEqual([
    "cue: A",
    "dialogue: OneThree,\nfour.| two",
  ]);
  expect(paste(["cue: A", "dialogue: O|n|e"], "Three,\nfour.")).toEqual(["cue: A", "dialogue: OThree,\nfour.|e"]);
  expect(paste(["cue: A", "dialogue: One|"], "Three,\nfour.").slice(1)).toEqual([
    "dialogue: One",
    "dialogue: Three,\nfour.|",
  ]);
  expect(paste(["scene: O|ne"], "Three,\nfour.")).toHaveLength(3);
});

test("one line keeps its formatting and spaces, and a heading drops the formatting", () => {
  const clipboard = { text: " so late ", html: "<p>so <b>late</b></p>" };
  expect(pasteClipboard(["dialogue: a|b"], clipboard)).toEqual(["dialogue: a so late |b"]);
  const manuscript = openLines(["dialogue: |"]);
  manuscript.dispatch(pasteInto(manuscript.state(), clipboard, () => "p" as BlockId));
  expect(JSON.stringify(manuscript.state().doc)).toContain('"bold"');
  const heading = openLines(["scene: |"]);
  heading.dispatch(pasteInto(heading.state(), clipboard, () => "p" as BlockId));
  expect(JSON.stringify(heading.state().doc)).not.toContain('"bold"');
});

test("a scene from a word processor is recognized and inserted at the cursor", () => {
  const pasted = pasteClipboard(["cue: A", "dialogue: x|"], { text: "", html: wordWithColons });
  expect(pasted.map((line) => line.replace("|", ""))).toEqual(["cue: A", "dialogue: x", ...copiedScene]);
});

const target = (manuscript: ReturnType<typeof openLines>) => ({
  get state() {
    return manuscript.state();
  },
  dispatch: manuscript.dispatch,
});

test("until the recognizer has loaded, paragraphs stay as they are, and then they're recognized", async () => {
  const manuscript = openLines(["dialogue: |"], [pasteChoices()]);
  pasteAs(target(manuscript), "recognized", { text: scene, html: "" }, () => `q${made++}` as BlockId);
  expect(showLines(manuscript).at(-1)).toBe("dialogue: Nothing.|");
  expect(showLines(manuscript)[0]).toBe("dialogue: RUTH");
  await vi.waitFor(() => expect(showLines(manuscript)).toEqual([...speeches, "dialogue: Nothing.|"]));
  expect(performAction(manuscript, undo)).toEqual(["dialogue: |"]);
});

test("what was pasted can be pasted as dialogue or plain text instead, and one undo takes it back", async () => {
  await loadRecognizer();
  const before = ["cue: A", "dialogue: One| two|"];
  const manuscript = openLines(before, [pasteChoices()]);
  const place = target(manuscript);
  const clipboard = { text: "", html: "<p>RUTH: <i>You</i> what?</p><p>WALTER: Nothing.</p>" };
  pasteAs(place, "recognized", clipboard, () => `q${made++}` as BlockId);
  expect(showLines(manuscript).slice(2)).toEqual([...speeches, "dialogue: Nothing.|"]);
  pasteAgain(place, "dialogue");
  expect(showLines(manuscript).slice(1)).toEqual([
    ...["dialogue: One", "dialogue: RUTH: You what?", "dialogue: WALTER: Nothing.|"],
  ]);
  expect(JSON.stringify(manuscript.state().doc)).toContain('"italic"');
  pasteAgain(place, "plain");
  expect(JSON.stringify(manuscript.state().doc)).not.toContain('"italic"');
  expect(pasteChoiceOf(manuscript.state())?.way).toBe("plain");
  expect(performAction(manuscript, undo)).toEqual(before);
  expect(pasteChoiceOf(manuscript.state())).toBeUndefined();
});

test("after anything else, nothing is pasted again", async () => {
  await loadRecognizer();
  const manuscript = openLines(["dialogue: |"], [pasteChoices()]);
  pasteAs(target(manuscript), "recognized", { text: scene, html: "" }, () => `q${made++}` as BlockId);
  expect(pasteChoiceOf(manuscript.state())?.way).toBe("recognized");
  typeText(manuscript, "x");
  expect(pasteChoiceOf(manuscript.state())).toBeUndefined();
  pasteAs(target(manuscript), "recognized", { text: "one line", html: "" }, () => `q${made++}` as BlockId);
  expect(pasteChoiceOf(manuscript.state())).toBeUndefined();
});

const doubtful = [
  "NORA: Who calls?",
  "JACK: ~~Go.~~ Me.",
  "NORA:",
  "Act Two",
  "NORA: No.",
  "JACK:",
  "Act Three",
  "NORA: Yes.",
];

/** Pastes a text with a struck-out passage and two names without a speech. */
async function pasteDoubtful() {
  await loadRecognizer();
  const manuscript = openLines(["cue: A", "dialogue: One|"], [pasteChoices()]);
  const place = target(manuscript);
  pasteAs(place, "recognized", { text: doubtful.join("\n\n"), html: "" }, () => `q${made++}` as BlockId);
  const at = () => showLines(manuscript).find((line) => line.includes("|"));
  return { manuscript, place, at };
}

test("a key goes from one place that a paste names to the next, and round again", async () => {
  const { manuscript, at } = await pasteDoubtful();
  const lines = showLines(manuscript).map((line) => line.replace("|", ""));
  const visited = [1, 2, 3, 4].map(() => {
    performAction(manuscript, nextPastePlace);
    return at();
  });
  expect(visited).toEqual(["note: Go.|", "cue: NORA|", "cue: JACK|", "note: Go.|"]);
  expect(showLines(manuscript).map((line) => line.replace("|", ""))).toEqual(lines);
  typeText(manuscript, "!");
  expect(nextPastePlace.run(manuscript.state())).toBe(false);
});

test("a sentence goes only to its own places", async () => {
  const { manuscript, at } = await pasteDoubtful();
  const visited = [1, 1, 1, 0].map((notice) => {
    const tr = goToNextPlace(manuscript.state(), notice);
    if (tr) manuscript.dispatch(tr);
    return at();
  });
  expect(visited).toEqual(["cue: NORA|", "cue: JACK|", "cue: NORA|", "note: Go.|"]);
});

test("from such a place, text is still pasted in another way where it was pasted", async () => {
  const { manuscript, place } = await pasteDoubtful();
  performAction(manuscript, nextPastePlace);
  pasteAgain(place, "dialogue");
  const pasted = doubtful.map((line) => `dialogue: ${line}`);
  expect(showLines(manuscript)).toEqual(["cue: A", "dialogue: One", ...pasted.slice(0, -1), `${pasted.at(-1)}|`]);
  expect(nextPastePlace.run(manuscript.state())).toBe(false);
  expect(performAction(manuscript, undo)).toEqual(["cue: A", "dialogue: One|"]);
});

test("what's said about words within an element has its place there, and about all of a text at its beginning", async () => {
  await loadRecognizer();
  const manuscript = openLines(["cue: A", "dialogue: One| two"], [pasteChoices()]);
  const hidden = "<p>Three,<br>four.<span style='display:none'>x</span></p>";
  pasteAs(target(manuscript), "recognized", { text: "", html: hidden }, () => `q${made++}` as BlockId);
  expect(pasteChoiceOf(manuscript.state())?.notices).toMatchObject([{ places: ["b1"] }]);
  const words = "It is a long way to the river. ".repeat(60);
  const text = `NORA: Who calls?\n\n${words}\n\nJACK: Me.\n\n${words}\n\nNORA: No.`;
  const empty = openLines(["dialogue: |"], [pasteChoices()]);
  pasteAs(target(empty), "recognized", { text, html: "" }, () => `q${made++}` as BlockId);
  const [first] = blocksOf(empty.state().doc);
  expect(pasteChoiceOf(empty.state())?.notices[0]).toMatchObject({ places: [first?.id] });
});
