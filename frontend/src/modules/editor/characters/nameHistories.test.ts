import { expect, test } from "vitest";
import { findSpellingProblems } from "#domain/play/characters/findSpellingProblems.ts";
import { planCorrection, planRename } from "#domain/play/characters/planNames.ts";
import { readCharacterSettings, setCharacterColor } from "#domain/play/document/characterSettings.ts";
import { readCharacters, writeCharacter } from "#domain/play/document/characters.ts";
import { readPlay } from "#domain/play/document/document.ts";
import { readFront, setFrontField } from "#domain/play/document/front.ts";
import { readOutline, setOutlineEntry } from "#domain/play/document/outline.ts";
import type { BlockId } from "#domain/play/play.ts";
import { character } from "#tests/support/playBuilder.ts";
import { redo } from "../actions/redo.ts";
import { undo } from "../actions/undo.ts";
import { nodeOf } from "../schema/blockNodes.ts";
import { blocksOf, placedBlocks } from "../schema/flat.ts";
import { runMergeHistory } from "../testing/faults.ts";
import { openWorld, type Replica, type World } from "../testing/randomHistory.ts";
import { changeNamesIn } from "./changeNamesIn.ts";
import { readCast } from "./readCast.ts";

/** `npm run fuzz` runs many more histories; `SEED` changes the first seed. */
const histories = Number(process.env.HISTORIES ?? 10);
const firstSeed = Number(process.env.SEED ?? 1);
const timeoutMs = { timeout: 36_000_000 };

const names = ["ANN", "Ann", "ANNE", "MRS. SMITH", "MRS SMITH", "HAMELT (off)", "ANN AND MRS. SMITH", "HAMLET"];
const pick = <T>({ dice }: World, from: readonly T[]): T | undefined => from[dice(from.length)];

/** Adds a cue. The words of the histories are names, too, where a block with them is a cue. */
function addCue(world: World, { manuscript }: Replica): void {
  const { doc, tr } = manuscript.state();
  const place = pick(world, placedBlocks(doc));
  const text = pick(world, names) ?? "ANN";
  if (place) manuscript.dispatch(tr.insert(place.pos, nodeOf({ id: "" as BlockId, kind: "cue", text: [{ text }] })));
}

/** Adds a character with a description that occurs only once. Undo doesn't take it back. */
function addCharacter(world: World, { doc, mark }: Replica): void {
  const description = `<${mark}${world.typed++}>`;
  const name = pick(world, names) ?? "ANN";
  described.add(description);
  writeCharacter(doc, character(name, { id: description, description }));
  setCharacterColor(doc, name, "blue");
}

/** The descriptions of all characters of a history. */
const described = new Set<string>();

/**
 * Renames, merges or corrects a random name. Checks that undo restores exactly the text, the list and the colors before,
 * and redo those after, while nothing else happens.
 */
function changeName(world: World, { doc, manuscript }: Replica): void {
  const play = readCast(manuscript);
  const own = pick(world, play.cast);
  const problem = pick(world, findSpellingProblems(play.cast));
  const name = world.dice(3) === 0 ? `NAME ${world.typed++}` : (pick(world, names.slice(0, 5)) ?? "");
  if (!own) return;
  const plan = problem && world.dice(2) === 0 ? planCorrection(play, problem) : planRename(play, own.key, name);
  if (plan.cues.length + plan.mentions.directions.length === 0 && !plan.list) return;
  const look = () => [
    blocksOf(manuscript.state().doc),
    readCharacters(doc),
    readCharacterSettings(doc),
    readFront(doc).synopsis,
    readOutline(doc),
  ];
  const before = look();
  manuscript.dispatch(changeNamesIn(manuscript.state(), plan));
  const after = look();
  undo.run(manuscript.state(), manuscript.dispatch);
  expect(look()).toEqual(before);
  redo.run(manuscript.state(), manuscript.dispatch);
  expect(look()).toEqual(after);
  changed++;
}

let changed = 0;

/** Adds a sentence that mentions a name to the play's synopsis and to the first scene's. Undo doesn't take it back. */
function addMention(world: World, { doc, manuscript }: Replica): void {
  const sentence = ` ${pick(world, names) ?? "ANN"} waits.`;
  setFrontField(doc, "synopsis", readFront(doc).synopsis + sentence);
  const [first] = blocksOf(manuscript.state().doc);
  if (first) setOutlineEntry(doc, first.id, { synopsis: (readOutline(doc)[first.id]?.synopsis ?? "") + sentence });
}

const otherEdits = [addCue, addCue, addCharacter, addMention, () => undefined];

function editRandomly(world: World, replica: Replica): void {
  pick(world, otherEdits)?.(world, replica);
  changeName(world, replica);
}

/** Returns the descriptions that are no longer in the list, where names only move and merge. */
function lostDescriptions({ replicas }: World): readonly string[] {
  const shown = replicas.map(({ doc }) => readCharacters(doc).flatMap(({ description }) => description.split("; ")));
  return [...described].filter((text) => !shown.every((texts) => texts.includes(text)));
}

test(
  `new names keep three editors in agreement in ${histories} random histories, and no word is lost`,
  timeoutMs,
  () => {
    for (let seed = firstSeed; seed < firstSeed + histories; seed++) {
      const world = openWorld(seed);
      world.anotherEdit = editRandomly;
      described.clear();
      const { faults } = runMergeHistory(world);
      const [first, ...others] = world.replicas.map(({ doc }) => readPlay(doc));
      expect([seed, faults, lostDescriptions(world)]).toEqual([seed, [], []]);
      for (const other of others) expect(other).toEqual(first);
    }
    expect(changed).toBeGreaterThan(histories);
  },
);
