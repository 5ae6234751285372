import { expect, test } from "vitest";
import { emptyQuery } from "#domain/play/search/searchQuery.ts";
import { redo } from "../actions/redo.ts";
import { undo } from "../actions/undo.ts";
import { blocksOf } from "../schema/flat.ts";
import { runMergeHistory } from "../testing/faults.ts";
import { openWorld, type Replica, type World } from "../testing/randomHistory.ts";
import { allHits, HitFinder } from "./hitFinder.ts";
import { replaceHits } from "./replaceHits.ts";

/** `npm run fuzz` runs many more histories; `SEED` changes the first seed. */
const histories = Number(process.env.HISTORIES ?? 10);
const firstSeed = Number(process.env.SEED ?? 1);
const timeoutMs = { timeout: 36_000_000 };

/**
 * The beginnings of words (those that the play starts with, and those that each device types) and the spaces between
 * words. A match across two words would tear words apart that the histories must find again.
 */
const searched = ["<a", "<b", "<c", "r0w", "r1w", "r2w", " "];

/**
 * Replaces all matches of a random text. Words get new names, so that a word which two devices replace isn't counted as
 * doubled. Checks that undo restores exactly the text before, and redo the text after, while nothing else happens.
 */
function replaceRandomly(world: World, { manuscript }: Replica): void {
  const text = searched[world.dice(searched.length)] ?? "";
  const query = { ...emptyQuery, text };
  const replacement = text === " " ? "  " : `${text.replace("<", "<x")}${world.typed++}y`;
  const before = blocksOf(manuscript.state().doc);
  const hits = allHits(new HitFinder(query).find(manuscript.state().doc));
  if (hits.length === 0) return;
  manuscript.dispatch(replaceHits(manuscript.state(), query, hits, replacement));
  const after = blocksOf(manuscript.state().doc);
  undo.run(manuscript.state(), manuscript.dispatch);
  expect(blocksOf(manuscript.state().doc)).toEqual(before);
  redo.run(manuscript.state(), manuscript.dispatch);
  expect(blocksOf(manuscript.state().doc)).toEqual(after);
}

test(
  `replacing all keeps three editors in agreement in ${histories} random histories, and no word is lost`,
  timeoutMs,
  () => {
    for (let seed = firstSeed; seed < firstSeed + histories; seed++) {
      const world = openWorld(seed);
      world.anotherEdit = replaceRandomly;
      expect([seed, runMergeHistory(world).faults]).toEqual([seed, []]);
    }
  },
);
