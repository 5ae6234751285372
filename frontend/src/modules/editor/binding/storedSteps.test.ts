import { TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { removeCharacter, writeCharacter } from "#domain/play/document/characters.ts";
import { documentOf, readPlay } from "#domain/play/document/document.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import { type BlockId, textOf } from "#domain/play/play.ts";
import { hourMs } from "#domain/time.ts";
import { character } from "#tests/support/playBuilder.ts";
import { enter } from "../actions/enter.ts";
import { performAction, typeText } from "../testing/lines.ts";
import { memorySteps, type ReloadedPlay, reload } from "../testing/reloads.ts";
import { decodeSteps, encodeSteps, maxStepAgeMs, maxStoredSteps, type StoredSteps } from "./storedSteps.ts";
import { storeSteps } from "./storeSteps.ts";
import { undoManagerOf } from "./undo.ts";
import type { UndoManager } from "./undoManager.ts";

const now = 1_800_000_000_000;
const nothing: StoredSteps = {
  client: 7,
  seen: new Map([[7, 12]]),
  moves: 1,
  undo: [],
  redo: [],
  dropped: Y.createDeleteSet(),
  copies: [],
};
const stepAt = (at: number) => ({
  insertions: Y.createDeleteSet(),
  deletions: Y.createDeleteSet(),
  at,
  place: { front: "title", isPart: true } as const,
});

test("what was stored is read again", () => {
  const deletions = Y.createDeleteSet();
  deletions.clients.set(4_000_000_000, [
    { clock: 1, len: 2 },
    { clock: 9, len: 300 },
  ]);
  const cursor = { anchor: { id: "b" as BlockId, offset: 2 }, head: { id: "b" as BlockId, offset: 5 } };
  const copies = [{ from: Y.createID(1, 2), length: 3, to: Y.createID(4, 5) }];
  const steps = { ...nothing, undo: [{ ...stepAt(now), deletions, place: { cursor } }], redo: [stepAt(now)], copies };
  expect(decodeSteps(encodeSteps(steps, now), now)).toEqual(steps);
});

test("steps are kept for seven days, and no more than 500 of them", () => {
  const stored = (ages: readonly number[]) => {
    const undo = ages.map((age) => stepAt(now - age));
    return decodeSteps(encodeSteps({ ...nothing, undo }, now), now)?.undo.map(({ at }) => now - at);
  };
  expect(stored([maxStepAgeMs + 1, maxStepAgeMs, hourMs])).toEqual([maxStepAgeMs, hourMs]);
  expect(stored(Array.from({ length: 600 }, (_, index) => 600 - index))).toHaveLength(maxStoredSteps);
});

test("a step under one that's too old isn't kept, because undo never skips a step", () => {
  const undo = [stepAt(now), stepAt(now - 2 * maxStepAgeMs), stepAt(now)];
  expect(decodeSteps(encodeSteps({ ...nothing, undo }, now), now)?.undo).toHaveLength(1);
});

test("damaged steps are as good as none", () => {
  const bytes = encodeSteps({ ...nothing, undo: [stepAt(now)] }, now);
  expect(decodeSteps(bytes.slice(0, -1), now)).toBeUndefined();
  expect(decodeSteps(new Uint8Array([9, ...bytes.slice(1)]), now)).toBeUndefined();
});

/** Opens a play with two speeches in which "again" was typed and the second speech was emptied. */
function writtenPlay(): ReloadedPlay {
  const blocks = ["One.", "Two."].map((text, index) => ({
    id: `b${index}` as BlockId,
    kind: "dialogue" as const,
    text: [{ text }],
  }));
  const play = reload([Y.encodeStateAsUpdate(documentOf({ front: emptyFront, blocks }))], undefined);
  typeText(play.manuscript, "again ");
  const { tr, doc } = play.manuscript.state();
  play.manuscript.dispatch(tr.delete(doc.content.size - 6, doc.content.size - 2));
  expect(textsOf(play)).toEqual(["again One.", ""]);
  return play;
}

const textsOf = ({ doc }: ReloadedPlay) => readPlay(doc).blocks.map(textOf);
const managerOf = ({ manuscript }: ReloadedPlay) => undoManagerOf(manuscript.state()) as UndoManager;

/** Returns the texts after each undo, and how often the writer is told that there's no more. */
function undoAll(play: ReloadedPlay) {
  let told = 0;
  play.manuscript.lostSteps.subscribe(() => told++);
  const texts: (readonly string[])[] = [];
  while (managerOf(play).canUndo()) if (managerOf(play).undo()) texts.push(textsOf(play));
  return { texts, told };
}

test("after a reload, undo continues, and says nothing at its end", () => {
  const { updates, steps } = writtenPlay();
  expect(undoAll(reload(updates, steps()))).toEqual({
    texts: [
      ["again One.", "Two."],
      ["One.", "Two."],
    ],
    told: 0,
  });
});

test("what was written before the code for stored steps was loaded is undone after a reload, too", () => {
  const play = writtenPlay();
  const { store, read } = memorySteps();
  storeSteps(play.doc, managerOf(play), store);
  expect(undoAll(reload(play.updates, read())).texts).toEqual([
    ["again One.", "Two."],
    ["One.", "Two."],
  ]);
});

test("if this copy of the play no longer has deleted text, undo ends there and says so once", () => {
  const play = writtenPlay();
  const collected = new Y.Doc();
  for (const update of play.updates) Y.applyUpdate(collected, update);
  typeText(play.manuscript, "more ");
  const bytes = play.steps();
  Y.applyUpdate(collected, Y.encodeStateAsUpdate(play.doc, Y.encodeStateVector(collected)));
  expect(undoAll(reload([Y.encodeStateAsUpdate(collected)], bytes))).toEqual({
    texts: [["again One.", ""]],
    told: 1,
  });
});

test("steps of another copy of the play aren't possible, and that's said", () => {
  const { steps } = writtenPlay();
  expect(undoAll(reload(writtenPlay().updates.slice(0, 1), steps()))).toEqual({ texts: [], told: 1 });
});

test("the part of a step that a crash lost is forgotten", () => {
  const play = writtenPlay();
  const stored = play.updates.length;
  typeText(play.manuscript, "lost ");
  const again = reload(play.updates.slice(0, stored), play.steps());
  typeText(again.manuscript, "new ");
  expect(undoAll(reload(again.updates, again.steps())).texts).toEqual([
    ["again One.", ""],
    ["again One.", "Two."],
    ["One.", "Two."],
  ]);
});

test("letters that were typed after the last step was stored are undone with it", () => {
  const play = writtenPlay();
  typeText(play.manuscript, "some");
  const bytes = play.steps();
  typeText(play.manuscript, " more");
  const again = reload(play.updates, bytes);
  expect(undoAll(again).texts[0]).toEqual(["again One.", ""]);
  managerOf(again).redo();
  managerOf(again).redo();
  managerOf(again).redo();
  expect(textsOf(again)).toEqual(textsOf(play));
});

test("an element that was added after the last step was stored is a step of its own", () => {
  const play = writtenPlay();
  const { tr, doc } = play.manuscript.state();
  play.manuscript.dispatch(tr.setSelection(TextSelection.atEnd(doc)));
  typeText(play.manuscript, "some");
  const bytes = play.steps();
  typeText(play.manuscript, " more");
  performAction(play.manuscript, enter);
  typeText(play.manuscript, "new");
  const { texts } = undoAll(reload(play.updates, bytes));
  expect(texts.slice(0, 3)).toEqual([
    ["again One.", "some more"],
    ["again One.", ""],
    ["again One.", "Two."],
  ]);
});

test("steps aren't possible in a text that lacks a split, which may have been undone in them", () => {
  const play = writtenPlay();
  performAction(play.manuscript, enter);
  const stored = play.updates.length;
  managerOf(play).undo();
  typeText(play.manuscript, "new ");
  expect(undoAll(reload(play.updates.slice(0, stored), play.steps()))).toEqual({ texts: [], told: 1 });
});

test("text isn't brought back twice if a session couldn't store its steps", () => {
  const { updates, steps } = writtenPlay();
  const bytes = steps();
  const second = reload(updates, bytes);
  managerOf(second).undo();
  expect(textsOf(second)).toEqual(["again One.", "Two."]);
  expect(undoAll(reload(second.updates, bytes))).toEqual({ texts: [], told: 1 });
});

test("undo goes on if another device removed a character whose texts were written, removed and brought back", () => {
  const play = writtenPlay();
  const ann = (age: string) => (doc: Y.Doc) => writeCharacter(doc, character("ANN", { id: "ann", age }));
  for (const change of [ann("30"), ann("40"), (doc: Y.Doc) => removeCharacter(doc, "ann")])
    play.manuscript.change({ front: "characters" }, change);
  managerOf(play).undo();
  const again = reload(play.updates, play.steps());
  const elsewhere = new Y.Doc();
  for (const update of play.updates) Y.applyUpdate(elsewhere, update);
  removeCharacter(elsewhere, "ann");
  Y.applyUpdate(again.doc, Y.encodeStateAsUpdate(elsewhere));
  expect(undoAll(again).texts.at(-1)).toEqual(["One.", "Two."]);
});

test("new text ends what can be redone, also the sentence about it", () => {
  const { updates, steps } = writtenPlay();
  const play = reload(updates, steps());
  managerOf(play).lost.add("redo");
  typeText(play.manuscript, "new ");
  expect(managerOf(play).canRedo()).toBe(false);
});
