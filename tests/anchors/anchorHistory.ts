import * as Y from "yjs";
import type { QuotedPassage } from "#domain/feedback/feedback.ts";
import { type AnchoredRange, type FoundRange, openAnchors } from "#domain/play/anchors/anchors.ts";
import { readPlay } from "#domain/play/document/document.ts";
import { type BlockId, type QuotedRange, textOf } from "#domain/play/play.ts";
import type { BindingSteps } from "#frontend/modules/editor/binding/steps.ts";
import {
  deliverAll,
  deliverOne,
  openWorld,
  type Replica,
  type World,
  writeRandomly,
} from "#frontend/modules/editor/testing/randomHistory.ts";

/** How a document's quoted passages are found. Tests break it to check that the histories notice. */
export type Finder = typeof openAnchors;

/** A reader's passage, with the words of each range. Every word of a history is typed only once. */
interface TestComment {
  readonly replica: Replica;
  readonly passage: QuotedPassage;
  readonly places: readonly (string | null)[];
}

export interface AnchorOutcome {
  /** Empty if every passage was found where its words are. */
  readonly faults: readonly string[];
  /**
   * Words in the play that are reported as gone. The move notes occasionally miss a word when one key stroke rewrote
   * text from two places. A short quote isn't searched for then, because a match could be a coincidence.
   */
  readonly overlooked: number;
  readonly here: number;
  readonly moved: number;
  readonly gone: number;
}

const steps = 60;
const maxRanges = 4;

/** Three people write, undo, split, join, move, and merge, while readers add comments to passages. */
export function runAnchorHistory(
  seed: number,
  { find = openAnchors, binding }: { find?: Finder; binding?: BindingSteps } = {},
): AnchorOutcome {
  const world = openWorld(seed, binding);
  const comments: TestComment[] = [];
  const faults: string[] = [];
  for (let step = 0; step < steps && faults.length === 0; step++) {
    const replica = world.replicas[world.dice(3)] as Replica;
    const roll = world.dice(12);
    if (roll === 0) comments.push(...addComments(world, replica));
    else if (roll < 4) deliverOne(world, replica);
    else writeRandomly(world, replica);
    if (step % 20 !== 19) continue;
    deliverAllTo(world, replica);
    faults.push(
      ...comments.filter((one) => one.replica === replica).flatMap((one) => faultsOf(one, replica.doc, find)),
    );
  }
  deliverAll(world);
  deliverAll(world);
  const docs = [...world.replicas.map(({ doc }) => doc), copyFromServer(world)];
  faults.push(...comments.flatMap((one) => docs.flatMap((doc) => faultsOf(one, doc, find))));
  const found = docs.map((doc) =>
    JSON.stringify(comments.map(({ passage, places }) => find(doc).find(passage, places))),
  );
  if (new Set(found).size > 1) faults.push("Devices with the same document find different places.");
  const last = copyFromServer(world);
  const overlooked = comments.flatMap((one) => overlookedWords(one, last, find)).length;
  return { faults, overlooked, ...countByPlace(comments, last, find) };
}

/** Receives every update in log order: an update that arrives too early isn't a state that any device has. */
function deliverAllTo(world: World, replica: Replica): void {
  while (replica.inbox.length > 0) deliverOne(world, replica);
}

/** Returns the play as the server passes it to another device. */
function copyFromServer({ replicas: [first] }: World): Y.Doc {
  const doc = new Y.Doc();
  if (first) Y.applyUpdate(doc, Y.encodeStateAsUpdate(first.doc));
  return doc;
}

function countByPlace(comments: readonly TestComment[], doc: Y.Doc, find: Finder) {
  const found = comments.flatMap(({ passage, places }) => find(doc).find(passage, places));
  const count = (how: FoundRange["how"]): number => found.filter((one) => one.how === how).length;
  return { here: count("here"), moved: count("moved"), gone: count("gone") };
}

/** Comments on some words of one block and of the blocks after it. */
function addComments({ dice }: World, replica: Replica): readonly TestComment[] {
  const { blocks } = readPlay(replica.doc);
  const first = dice(blocks.length);
  const chosen = blocks.slice(first, first + 1 + dice(maxRanges));
  const ranges = chosen.flatMap((block): QuotedRange[] => {
    const words = wordsIn(textOf(block));
    const from = words[dice(words.length)];
    if (!from) return [];
    const to = words.filter(({ start }) => start >= from.start)[dice(3)] ?? from;
    const { start } = from;
    return [{ blockId: block.id, start, end: to.end, quote: textOf(block).slice(start, to.end) }];
  });
  const passage = { sequence: 0, ranges };
  return ranges.length > 0 ? [{ replica, passage, places: openAnchors(replica.doc).placesOf(passage) }] : [];
}

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Words without the < and > around them, which splits may tear off. */
const wordsIn = (text: string): readonly Word[] =>
  Array.from(text.matchAll(/\w+/g), ({ 0: word, index }) => ({ word, start: index, end: index + word.length }));

/** Checks the found places against the model, which knows words but not letters. */
function faultsOf({ passage, places }: TestComment, doc: Y.Doc, find: Finder): readonly string[] {
  const texts = textsOf(doc);
  const found = find(doc).find(passage, places);
  const quoted = find(doc).find(passage);
  return passage.ranges.flatMap((range, index) => [
    ...faultsOfLetters(range, found[index] as FoundRange, texts),
    ...faultsOfQuote(range, quoted[index] as FoundRange, texts),
  ]);
}

type Texts = ReadonlyMap<BlockId, string>;

const textsOf = (doc: Y.Doc): Texts => new Map(readPlay(doc).blocks.map((block) => [block.id, textOf(block)]));

const wordsOfQuote = ({ quote }: QuotedRange): readonly string[] => wordsIn(quote).map(({ word }) => word);

/** Words that are entirely within what was found. */
const isIn = (word: Word, { start, end }: AnchoredRange): boolean => word.start >= start && word.end <= end;

/**
 * Words that are in the range or reach into it, but not a word that the range is only a scrap of, because a merge may
 * form one word out of two.
 */
const isTouched = (word: Word, { start, end }: AnchoredRange): boolean =>
  word.end > start &&
  word.start < end &&
  !(word.start <= start && word.end >= end && word.end - word.start > end - start);

const shownBy = ({ at }: FoundRange, texts: Texts, isShown: typeof isIn): readonly (readonly string[])[] =>
  at.map((range) =>
    wordsIn(texts.get(range.blockId) ?? "")
      .filter((word) => isShown(word, range))
      .map(({ word }) => word),
  );

/**
 * Checks the letters of what was found. Each range begins and ends in a word of the passage, or is a scrap of one word.
 * It's never elsewhere, and deleted text has no range.
 */
function faultsOfLetters(range: QuotedRange, found: FoundRange, texts: Texts): readonly string[] {
  const mine = wordsOfQuote(range);
  const isMine = (word: string | undefined): boolean => word !== undefined && mine.includes(word);
  return [
    ...shownBy(found, texts, isTouched)
      .filter((words) => words.length > 0 && !(isMine(words[0]) && isMine(words.at(-1))))
      .map((words) => `${range.quote} is found in ${words}.`),
    ...((found.at.length === 0) === (found.how === "gone") ? [] : [`${range.quote} is called ${found.how}.`]),
  ];
}

/** Words of a passage that are in the play but not in what was found of it. */
function overlookedWords({ passage, places }: TestComment, doc: Y.Doc, find: Finder): readonly string[] {
  const texts = textsOf(doc);
  const inPlay = new Set([...texts.values()].flatMap((text) => wordsIn(text).map(({ word }) => word)));
  const found = find(doc).find(passage, places);
  return passage.ranges.flatMap((range, index) => {
    const covered = new Set(shownBy(found[index] as FoundRange, texts, isIn).flat());
    return wordsOfQuote(range).filter((word) => inPlay.has(word) && !covered.has(word));
  });
}

/** By its quote alone, a passage is found only where it reads as before. In its own block it's always found then. */
function faultsOfQuote({ blockId, quote }: QuotedRange, { how, at }: FoundRange, texts: Texts): readonly string[] {
  const now = at.map((range) => texts.get(range.blockId)?.slice(range.start, range.end)).join("");
  const isInPlace = texts.get(blockId)?.includes(quote) ?? false;
  return [
    ...(how === "gone" || now.replace(/\s+/g, " ") === quote.replace(/\s+/g, " ")
      ? []
      : [`${quote} is taken for ${now}.`]),
    ...(isInPlace && how !== "here" ? [`${quote} stands where it stood and is ${how}.`] : []),
  ];
}
