import { expect, test } from "vitest";
import * as Y from "yjs";
import { removeCharacter, writeCharacter } from "#domain/play/document/characters.ts";
import { readPlay } from "#domain/play/document/document.ts";
import { setFrontField } from "#domain/play/document/front.ts";
import { mergeUpdates } from "#domain/play/document/mergeUpdates.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import { textOf } from "#domain/play/play.ts";
import { character } from "#tests/support/playBuilder.ts";
import { proofIn } from "#tests/support/proofs.ts";
import { placedBlocks } from "../schema/flat.ts";
import { duplicatesOf } from "../testing/faults.ts";
import {
  deliverOne,
  endComposition,
  openWorld,
  type RandomSource,
  type Replica,
  type World,
  wordsIn,
  writeRandomly,
} from "../testing/randomHistory.ts";
import { contentOf, memorySteps, type ReloadedPlay, reload } from "../testing/reloads.ts";
import type { keepDeleted } from "./keepDeleted.ts";
import { decodeSteps, encodeSteps, type StoredSteps } from "./storedSteps.ts";
import { storeSteps } from "./storeSteps.ts";
import { undoManagerOf } from "./undo.ts";
import type { UndoManager } from "./undoManager.ts";

const proof = proofIn(import.meta.dirname);

/** `npm run fuzz` runs many more histories; `SEED` changes the first seed. */
const histories = Number(process.env.HISTORIES ?? 10);
const firstSeed = Number(process.env.SEED ?? 1);
const timeoutMs = { timeout: 36_000_000 };

const managerOf = ({ manuscript }: Pick<Replica, "manuscript">): UndoManager =>
  undoManagerOf(manuscript.state()) as UndoManager;

/** Changes what isn't text: a character, a field of the front matter, or a setting that may also be deleted. */
function editParts({ dice }: World, { manuscript }: Replica): void {
  const value = `${["one", "two", "three"][dice(3)]}`;
  const part = dice(3);
  if (part === 0) {
    const id = `character ${dice(2)}`;
    const isRemoved = dice(3) === 0;
    manuscript.change({ front: "characters" }, (doc) =>
      isRemoved ? removeCharacter(doc, id) : writeCharacter(doc, character("ANN", { id, age: value })),
    );
    return;
  }
  if (part === 1) {
    manuscript.change({ name: `front ${dice(2)}`, front: "title" }, (doc) => setFrontField(doc, "title", value));
    return;
  }
  const key = `color ${dice(2)}`;
  manuscript.change({}, (doc) => {
    const { characterSettings } = playDocumentOf(doc);
    if (dice(3) === 0) characterSettings.delete(key);
    else characterSettings.set(key, value);
  });
}

/** One device on which somebody writes while updates of two others arrive, with everything that its journal stores. */
function writeHistory(seed: number, devices = 3) {
  const world = openWorld(seed);
  world.anotherEdit = editParts;
  const [replica] = world.replicas as unknown as [Replica];
  const { store, read } = memorySteps();
  storeSteps(replica.doc, managerOf(replica), store);
  const updates = [Y.encodeStateAsUpdate(replica.doc)];
  replica.doc.on("update", (update: Uint8Array) => updates.push(update));
  const moments: { readonly updates: number; readonly steps: Uint8Array | undefined }[] = [];
  for (let step = 0; step < 60; step++) {
    const device = world.dice(4) === 0 ? (world.replicas[world.dice(devices)] as Replica) : replica;
    if (world.dice(5) === 0) deliverOne(world, device);
    else writeRandomly(world, device);
    if (devices === 1) moments.push({ updates: updates.length, steps: read() });
  }
  endComposition(replica);
  return { dice: world.dice, moments, live: { ...replica, updates, steps: read } satisfies ReloadedPlay & Replica };
}

interface Bug {
  readonly prepare?: typeof keepDeleted;
  readonly change?: (steps: StoredSteps) => StoredSteps;
}

/** Opens the play again: from its updates as they are, or as the journal merges them. */
function reloadRandomly(dice: RandomSource, { updates, steps }: ReloadedPlay, { prepare, change }: Bug): ReloadedPlay {
  const end = dice(updates.length + 1);
  const stored = dice(2) === 0 ? updates : [mergeUpdates(updates.slice(0, end)), ...updates.slice(end)];
  const bytes = steps();
  const decoded = change && bytes && decodeSteps(bytes, Date.now());
  return reload(stored, decoded ? encodeSteps(change(decoded), Date.now()) : bytes, { prepare });
}

/** Undoes, redoes or types the same on both. */
function actOnBoth(dice: RandomSource, both: readonly ReloadedPlay[]): void {
  const roll = dice(12);
  const place = dice(1_000);
  for (const play of both) {
    const manager = managerOf(play);
    const { doc, tr } = play.manuscript.state();
    if (roll < 7) manager.undo();
    else if (roll < 11) manager.redo();
    else if (playDocumentOf(play.doc).order.length > 0) {
      const blocks = placedBlocks(doc);
      const { pos, node } = blocks[place % blocks.length] as (typeof blocks)[number];
      // A reload ends a step.
      play.manuscript.endStep();
      play.manuscript.dispatch(tr.insert(pos + 1 + (place % (node.content.size + 1)), doc.type.schema.text("again")));
    }
  }
}

/** Returns what differs between a play that stayed open and one that was opened again; undefined if nothing does. */
function findDifference(seed: number, bug: Bug = {}): string | undefined {
  const { dice, live } = writeHistory(seed);
  let again = reloadRandomly(dice, live, bug);
  const compare = (what: string): string | undefined =>
    contentOf(again.doc) === contentOf(live.doc) ? undefined : `history ${seed}: ${what}`;
  let difference = compare("reload");
  for (let act = 0; act < 40 && !difference; act++) {
    if (dice(10) === 0) again = reloadRandomly(dice, again, bug);
    actOnBoth(dice, [live, again]);
    difference = compare(`act ${act}`);
  }
  for (const direction of ["undo", "redo"] as const) {
    for (let isMore = true; isMore && !difference; ) {
      const done = [live, again].map((play) => managerOf(play)[direction]() !== null);
      difference = done[0] === done[1] ? compare(direction) : `history ${seed}: one ${direction} more`;
      isMore = done[0] === true;
    }
  }
  return difference;
}

test(
  `undo and redo give the same texts after a reload as without it in ${histories} random histories`,
  timeoutMs,
  () => {
    for (let seed = firstSeed; seed < firstSeed + histories; seed++) expect(findDifference(seed)).toBeUndefined();
  },
);

/** Returns what's wrong if the text and the steps were stored at different moments; undefined if nothing is. */
function findCrashFault(seed: number, change?: Bug["change"]): string | undefined {
  const { dice, live, moments } = writeHistory(seed, 1);
  const textAt = dice(moments.length);
  const stepsAt =
    dice(2) === 0 ? dice(moments.length) : Math.max(0, Math.min(moments.length - 1, textAt + dice(5) - 2));
  const updates = live.updates.slice(0, moments[textAt]?.updates);
  const again = reloadRandomly(dice, { ...live, updates, steps: () => moments[stepsAt]?.steps }, { change });
  const twice = () => duplicatesOf(readPlay(again.doc).blocks.flatMap((block) => wordsIn(textOf(block))));
  const before = contentOf(again.doc);
  const manager = managerOf(again);
  manager.redoStack = [];
  let undone = 0;
  for (; manager.undo() !== null; undone++) if (twice().length > 0) return `history ${seed}: ${twice()} after an undo`;
  for (; undone > 0; undone--) manager.redo();
  return contentOf(again.doc) === before ? undefined : `history ${seed}: redo gives another text`;
}

test(`no word is doubled if the page is killed in ${histories} random histories`, timeoutMs, () => {
  for (let seed = firstSeed; seed < firstSeed + histories; seed++) expect(findCrashFault(seed)).toBeUndefined();
});

const plantedBugs: Readonly<Record<string, Bug>> = {
  "deleted text that isn't kept": { prepare: () => undefined },
  "copies that aren't remembered": { change: (steps) => ({ ...steps, copies: [] }) },
  "redo that ends with the page": { change: (steps) => ({ ...steps, redo: [] }) },
  "a step that's left out": { change: (steps) => ({ ...steps, undo: steps.undo.toSpliced(-2, 1) }) },
};

for (const [bug, planted] of Object.entries(plantedBugs)) {
  proof(`the histories detect ${bug}`, timeoutMs, () => {
    const seeds = Array.from({ length: 400 }, (_, index) => index + 1);
    expect(seeds.some((seed) => findDifference(seed, planted) !== undefined)).toBe(true);
  });
}

const all = new Map(Array.from({ length: 10 }, (_, client) => [client, Number.MAX_SAFE_INTEGER]));

proof("the histories detect steps that don't notice what was written after them", timeoutMs, () => {
  const seeds = Array.from({ length: 400 }, (_, index) => index + 1);
  expect(seeds.some((seed) => findCrashFault(seed, (steps) => ({ ...steps, seen: all })) !== undefined)).toBe(true);
});
