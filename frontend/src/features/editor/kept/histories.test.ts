import { expect, test } from "vitest";
import type * as Y from "yjs";
import { readPlay } from "#domain/play/document/document.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import { findKeptWords, type KeptWords } from "#domain/play/kept/keptWords.ts";
import { keptWordsActionsOf, resolveKeptWords } from "#domain/play/kept/resolveKeptWords.ts";
import { textOf } from "#domain/play/play.ts";
import {
  deliverAll,
  deliverOne,
  endComposition,
  openReplica,
  openWorld,
  type Replica,
  type World,
  wordsIn,
  writeRandomly,
} from "#frontend/modules/editor/testing/randomHistory.ts";
import { proofIn } from "#tests/support/proofs.ts";

const proof = proofIn(import.meta.dirname);

/**
 * `npm run fuzz` runs the long set; set `SEED` to start elsewhere. The binding's histories check that nothing is lost.
 */
const histories = Number(process.env.HISTORIES ?? 7);
const firstSeed = Number(process.env.SEED ?? 1);
const seeds = Array.from({ length: histories }, (_, index) => firstSeed + index);
const patience = { timeout: 3_600_000 };

type Find = (doc: Y.Doc) => readonly KeptWords[];

/** One writer in four sessions. A session can't undo what an earlier one did. */
function writeWithOneDevice(seed: number, find: Find): readonly KeptWords[] {
  const world = openWorld(seed);
  let [replica] = world.replicas as readonly [Replica];
  for (let session = 1; session <= 4; session++) {
    for (let step = 1; step <= 20; step++) {
      writeRandomly(world, replica);
      const found = step % 5 === 0 ? find(replica.doc) : [];
      if (found.length > 0) return found;
    }
    endComposition(replica);
    replica.manuscript.close();
    replica = openReplica(replica.doc, world.replicas.length * session);
  }
  return [];
}

function liveTogether(seed: number): World {
  const world = openWorld(seed);
  for (let step = 0; step < 40; step++) {
    const replica = world.replicas[world.dice(3)] as Replica;
    if (world.dice(3) === 0) deliverOne(world, replica);
    else writeRandomly(world, replica);
  }
  deliverAll(world);
  deliverAll(world);
  return world;
}

const docsOf = ({ replicas }: World): readonly [Y.Doc, ...Y.Doc[]] => {
  const [first, ...others] = replicas.map(({ doc }) => doc);
  if (!first) throw new Error("A world has replicas.");
  return [first, ...others];
};

/** Returns words that were typed, that nobody deleted, and that no author would ever see again. */
function lostWords(world: World, find: Find): readonly string[] {
  const [doc] = docsOf(world);
  const play = readPlay(doc).blocks.map(textOf);
  const seen = new Set([...play, ...find(doc).map(({ text }) => text)].flatMap(wordsIn));
  return [...world.words].filter((word) => !seen.has(word));
}

test(`a writer with one device never gets kept words, in ${histories} histories of four sessions`, patience, () => {
  for (const seed of seeds) expect([seed, writeWithOneDevice(seed, findKeptWords)]).toEqual([seed, []]);
});

test("a block that is put back by undo in a later session isn't called left behind", () => {
  expect(writeWithOneDevice(526, findKeptWords)).toEqual([]);
});

test("text isn't doubled by undoing a join that was split, joined, and edited again", () => {
  expect(writeWithOneDevice(8714, findKeptWords)).toEqual([]);
});

test("a block that was written in a later session isn't left behind when its scene moves after that", () => {
  expect(writeWithOneDevice(8886, findKeptWords)).toEqual([]);
});

test("every choice is final, on every device", patience, () => {
  for (const seed of seeds) settleAll(liveTogether(seed));
});

/** Resolves each finding. Resolving must come to an end. */
function settleAll(world: World): void {
  const [first, ...others] = docsOf(world);
  for (let left = findKeptWords(first); left.length > 0; left = findKeptWords(first)) {
    const found = left[world.dice(left.length)] as KeptWords;
    resolveKeptWords(first, found, keptWordsActionsOf[found.kind][world.dice(2)] ?? "keep-both", "the drawer");
    expect(findKeptWords(first).map(({ key, text }) => key + text)).not.toContain(found.key + found.text);
  }
  deliverAll(world);
  for (const other of others) expect(findKeptWords(other)).toEqual([]);
}

/** Mistakes in the search, to check that the histories notice them. */
const mistakes: Readonly<Record<string, Find>> = {
  "blocks without a record are passed over": (doc) =>
    findKeptWords(doc).filter((one) => one.kind !== "written-into-removed" || playDocumentOf(doc).removed.has(one.id)),
  "a record is believed without being compared": (doc) =>
    findKeptWords(doc).filter((one) => one.kind !== "written-into-removed" || !playDocumentOf(doc).removed.has(one.id)),
  "only doubled words are looked for": (doc) => findKeptWords(doc).filter((one) => one.kind === "doubled"),
};

for (const [mistake, find] of Object.entries(mistakes)) {
  proof(`the test fails if ${mistake}`, patience, () => {
    const lost = Array.from({ length: 400 }, (_, index) => index + 1).some(
      (seed) => lostWords(liveTogether(seed), find).length > 0,
    );
    expect(lost).toBe(true);
  });
}

proof("the test fails if every removed block is offered", patience, () => {
  const careless: Find = (doc) => {
    const standing = new Set(playDocumentOf(doc).order.toArray());
    const gone = [...playDocumentOf(doc).removed.keys()].filter((id) => !standing.has(id as never));
    return gone.map((id) => ({ kind: "written-into-removed", id }) as KeptWords);
  };
  expect(seeds.some((seed) => writeWithOneDevice(seed, careless).length > 0)).toBe(true);
});
