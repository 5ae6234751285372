import { expect, test } from "vitest";
import { readPlay } from "#domain/play/document/document.ts";
import { largestGroup, smallestGroup } from "../plugins/groups.ts";
import {
  bothSides,
  deliver,
  deliverAll,
  openWorld,
  type Replica,
  type World,
  wordsOf,
  write,
} from "../testing/randomHistory.ts";

/** `HISTORIES=10000 npx vitest run histories` runs the long set; `SEED` begins elsewhere. */
const histories = Number(process.env.HISTORIES ?? 300);
const firstSeed = Number(process.env.SEED ?? 1);
const steps = 40;

test(`three editors agree after each of ${histories} random histories`, { timeout: 3_600_000 }, () => {
  for (let seed = firstSeed; seed < firstSeed + histories; seed++) {
    try {
      live(openWorld(seed));
    } catch (error) {
      throw new Error(`History ${seed} went wrong.`, { cause: error });
    }
  }
});

function live(world: World): void {
  const { dice, replicas } = world;
  for (let step = 0; step < steps; step++) {
    const replica = replicas[dice(3)] as Replica;
    if (dice(3) === 0) deliver(world, replica);
    else write(world, replica);
    checkReplica(replica);
  }
  deliverAll(world);
  deliverAll(world);
  for (const replica of replicas) checkReplica(replica);
  checkEnd(world);
}

function checkReplica(replica: Replica): void {
  const { shown, held } = bothSides(replica);
  expect(shown).toEqual(held);
  const { doc } = replica.manuscript.state();
  doc.check();
  if (doc.childCount === 1) return;
  for (const group of doc.children) {
    expect(group.childCount).toBeGreaterThanOrEqual(smallestGroup);
    expect(group.childCount).toBeLessThanOrEqual(largestGroup);
  }
}

function checkEnd({ replicas: [first, ...others], words }: World): void {
  if (!first) return;
  for (const other of others) expect(readPlay(other.doc)).toEqual(readPlay(first.doc));
  const held = new Set(wordsOf(first.doc));
  expect([...words].filter((word) => !held.has(word))).toEqual([]);
}
