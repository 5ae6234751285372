import { readPlay } from "#domain/play/document/document.ts";
import { findKeptWords } from "#domain/play/kept/keptWords.ts";
import { textOf } from "#domain/play/play.ts";
import { largestGroup, smallestGroup } from "../plugins/groups.ts";
import {
  deliverAll,
  deliverOne,
  type Replica,
  shownAndStored,
  type World,
  wordsIn,
  writeRandomly,
} from "./randomHistory.ts";

const stepCount = 40;

export interface MergeOutcome {
  /** What's wrong after the history; empty if every word is where it should be. */
  readonly faults: readonly string[];
  /** Words that occur twice in the play, all of them offered to the author. */
  readonly twice: number;
  /** Words that aren't in the play, all of them offered to the author. */
  readonly kept: number;
}

/**
 * Runs a history in which three people write and updates arrive late, twice and in any order; in the end all arrive.
 */
export function runMergeHistory(world: World): MergeOutcome {
  const { dice, replicas } = world;
  for (let step = 0; step < stepCount; step++) {
    const replica = replicas[dice(3)] as Replica;
    if (dice(3) === 0) deliverOne(world, replica);
    else writeRandomly(world, replica);
    const faults = faultsOf(replica);
    if (faults.length > 0) return { faults, twice: 0, kept: 0 };
  }
  deliverAll(world);
  deliverAll(world);
  const { faults, ...counts } = checkEnd(world);
  return { faults: [...replicas.flatMap(faultsOf), ...faults], ...counts };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function faultsOf(replica: Replica): readonly string[] {
  const { shown, held } = shownAndStored(replica);
  const { doc } = replica.manuscript.state();
  doc.check();
  const sizes = doc.childCount === 1 ? [] : doc.children.map((group) => group.childCount);
  return [
    ...(isSame(shown, held)
      ? []
      : [`The editor shows ${JSON.stringify(shown)}, the document has ${JSON.stringify(held)}.`]),
    ...sizes.filter((size) => size < smallestGroup || size > largestGroup).map((size) => `A group has ${size} blocks.`),
  ];
}

function checkEnd({ replicas, words }: World): MergeOutcome {
  const [play = [], ...others] = replicas.map(({ doc }) => readPlay(doc).blocks);
  const [found = [], ...otherFound] = replicas.map(({ doc }) => findKeptWords(doc));
  const wordsInPlay = play.flatMap((block) => wordsIn(textOf(block)));
  const offered = new Set(found.flatMap(({ text }) => wordsIn(text)));
  const twice = duplicatesOf(wordsInPlay);
  const out = [...words].filter((word) => !wordsInPlay.includes(word));
  return {
    faults: [
      ...(others.every((other) => isSame(other, play)) ? [] : ["The devices have different plays."]),
      ...(otherFound.every((other) => isSame(other, found)) ? [] : ["The devices find different kept words."]),
      ...out.filter((word) => !offered.has(word)).map((word) => `${word} is lost.`),
      ...twice.filter((word) => !isOffered(found, word)).map((word) => `${word} occurs twice and isn't offered.`),
    ],
    twice: twice.length,
    kept: out.length,
  };
}

export function duplicatesOf(words: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return [...new Set(words.filter((word) => seen.has(word) || !seen.add(word)))];
}

/**
 * Returns whether a duplicate is offered to the author: as a whole, or in two parts if a third copy of the text has only
 * one of them. Then one offer ends with the first part, and another begins with the second. Splits and joins may tear off
 * a word's < or >, so only the letters are compared.
 */
function isOffered(found: ReturnType<typeof findKeptWords>, word: string): boolean {
  const letters = word.slice(1, -1);
  const offers = found.filter(({ kind }) => kind === "doubled").map(({ text }) => text);
  const isCutAt = (at: number) =>
    offers.some((text) => text.endsWith(letters.slice(0, at))) &&
    offers.some((text) => text.startsWith(letters.slice(at)));
  return offers.some((text) => text.includes(letters)) || [...letters].some((_, at) => at > 0 && isCutAt(at));
}
