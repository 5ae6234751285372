import { expect, test } from "vitest";
import { isHeading } from "#domain/play/flow.ts";
import type { BlockId } from "#domain/play/play.ts";
import { blocksOf } from "../schema/flat.ts";
import { runMergeHistory } from "../testing/faults.ts";
import { openWorld, type Replica, type World } from "../testing/randomHistory.ts";
import { moveHeadingAfter } from "./moveScene.ts";
import { redo } from "./redo.ts";
import { undo } from "./undo.ts";

/** `npm run fuzz` runs many more histories; `SEED` changes the first seed. */
const histories = Number(process.env.HISTORIES ?? 30);
const firstSeed = Number(process.env.SEED ?? 1);
const timeoutMs = { timeout: 36_000_000 };

/**
 * Moves a random scene or act to a random place. Checks that undo restores exactly the play before, and redo the play
 * after, while nothing else happens.
 */
function moveRandomly(world: World, { manuscript }: Replica): void {
  const before = blocksOf(manuscript.state().doc);
  const headings = before.filter(({ kind }) => isHeading(kind)).map(({ id }) => id);
  const pick = (): BlockId | undefined => headings[world.dice(headings.length + 1)];
  const [heading, after] = [pick(), pick()];
  if (heading === undefined || !moveHeadingAfter(heading, after)(manuscript.state(), manuscript.dispatch)) return;
  moved++;
  const moves = blocksOf(manuscript.state().doc);
  expect(new Set(moves)).toEqual(new Set(before));
  undo.run(manuscript.state(), manuscript.dispatch);
  expect(blocksOf(manuscript.state().doc)).toEqual(before);
  redo.run(manuscript.state(), manuscript.dispatch);
  expect(blocksOf(manuscript.state().doc)).toEqual(moves);
}

let moved = 0;

test(
  `moving scenes and acts keeps three editors in agreement in ${histories} random histories, and no word is lost`,
  timeoutMs,
  () => {
    for (let seed = firstSeed; seed < firstSeed + histories; seed++) {
      const world = openWorld(seed);
      world.anotherEdit = moveRandomly;
      expect([seed, runMergeHistory(world).faults]).toEqual([seed, []]);
    }
    expect(moved).toBeGreaterThan(histories);
  },
);
