import { expect, test } from "vitest";
import type * as Y from "yjs";
import { readPlay } from "#domain/play/document/document.ts";
import { scriptOf } from "#domain/play/document/script.ts";
import { findKeptWords, type KeptWords } from "#domain/play/kept/keptWords.ts";
import { settle, verbsOf } from "#domain/play/kept/settle.ts";
import { textOf } from "#domain/play/play.ts";
import {
  deliver,
  deliverAll,
  openWorld,
  type Replica,
  type World,
  write,
} from "#frontend/editor/testing/randomHistory.ts";

/** `HISTORIES=10000 npx vitest run kept/histories` runs the long set; `SEED` begins elsewhere. */
const histories = Number(process.env.HISTORIES ?? 100);
const firstSeed = Number(process.env.SEED ?? 1);
const seeds = Array.from({ length: histories }, (_, index) => firstSeed + index);
const patience = { timeout: 3_600_000 };

type Find = (doc: Y.Doc) => readonly KeptWords[];

const wordsIn = (text: string): string[] => text.match(/<\w+>/g) ?? [];

function liveAlone(seed: number, find: Find): readonly KeptWords[] {
  const world = openWorld(seed);
  const [replica] = world.replicas as readonly [Replica];
  for (let step = 0; step < 60; step++) {
    write(world, replica);
    const found = find(replica.doc);
    if (found.length > 0) return found;
  }
  return [];
}

function liveTogether(seed: number): World {
  const world = openWorld(seed);
  for (let step = 0; step < 40; step++) {
    const replica = world.replicas[world.dice(3)] as Replica;
    if (world.dice(3) === 0) deliver(world, replica);
    else write(world, replica);
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

/** Words that were typed, that nobody took out, and that no author would ever see again. */
function lostWords(world: World, find: Find): readonly string[] {
  const [doc] = docsOf(world);
  const play = readPlay(doc).blocks.map(textOf);
  const seen = new Set([...play, ...find(doc).map(({ text }) => text)].flatMap(wordsIn));
  return [...world.words].filter((word) => !seen.has(word));
}

interface Twice {
  readonly all: number;
  readonly offered: number;
}

function wordsTwice(world: World): Twice {
  const [doc] = docsOf(world);
  const counts = new Map<string, number>();
  for (const word of readPlay(doc).blocks.flatMap((block) => wordsIn(textOf(block)))) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const offered = findKeptWords(doc).flatMap((found) => (found.kind === "doubled" ? [found.text] : []));
  const twice = [...counts].filter(([, count]) => count > 1).map(([word]) => word.slice(1, -1));
  return { all: twice.length, offered: twice.filter((word) => offered.join("\n").includes(word)).length };
}

test(`a writer alone never finds kept words, in ${histories} random histories`, patience, () => {
  for (const seed of seeds) expect([seed, liveAlone(seed, findKeptWords)]).toEqual([seed, []]);
});

test(`no word is lost between three devices, in ${histories} random histories`, patience, () => {
  const twice = { all: 0, offered: 0 };
  for (const seed of seeds) {
    const world = liveTogether(seed);
    const [first, ...others] = docsOf(world);
    expect([seed, lostWords(world, findKeptWords)]).toEqual([seed, []]);
    for (const other of others) expect(findKeptWords(other)).toEqual(findKeptWords(first));
    const { all, offered } = wordsTwice(world);
    twice.all += all;
    twice.offered += offered;
  }
  console.log(`Words that stand twice: ${twice.all}, of them offered as doubled: ${twice.offered}.`);
});

test("every choice is the last word, on every device", patience, () => {
  for (const seed of seeds) settleAll(liveTogether(seed));
});

/** Each choice takes away its finding, and choices come to an end. */
function settleAll(world: World): void {
  const [first, ...others] = docsOf(world);
  for (let left = findKeptWords(first); left.length > 0; left = findKeptWords(first)) {
    const found = left[world.dice(left.length)] as KeptWords;
    settle(first, found, verbsOf[found.kind][world.dice(2)] ?? "keep-both", "the drawer");
    expect(findKeptWords(first).map(({ key, text }) => key + text)).not.toContain(found.key + found.text);
  }
  deliverAll(world);
  for (const other of others) expect(findKeptWords(other)).toEqual([]);
}

/** Mistakes of the search, to see that the histories would notice them. */
const mistakes: Readonly<Record<string, Find>> = {
  "blocks without a record are passed over": (doc) =>
    findKeptWords(doc).filter((one) => one.kind !== "written-into-removed" || scriptOf(doc).removed.has(one.id)),
  "a record is believed without being compared": (doc) =>
    findKeptWords(doc).filter((one) => one.kind !== "written-into-removed" || !scriptOf(doc).removed.has(one.id)),
  "only doubled words are looked for": (doc) => findKeptWords(doc).filter((one) => one.kind === "doubled"),
};

for (const [mistake, find] of Object.entries(mistakes)) {
  test(`it would be noticed if ${mistake}`, patience, () => {
    const lost = Array.from({ length: 400 }, (_, index) => index + 1).some(
      (seed) => lostWords(liveTogether(seed), find).length > 0,
    );
    expect(lost).toBe(true);
  });
}

test("it would be noticed if every removed block were offered", patience, () => {
  const careless: Find = (doc) => {
    const standing = new Set(scriptOf(doc).order.toArray());
    const gone = [...scriptOf(doc).removed.keys()].filter((id) => !standing.has(id as never));
    return gone.map((id) => ({ kind: "written-into-removed", id }) as KeptWords);
  };
  expect(seeds.some((seed) => liveAlone(seed, careless).length > 0)).toBe(true);
});
