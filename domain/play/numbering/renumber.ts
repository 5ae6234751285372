import { isHeading } from "../flow.ts";
import { type Block, type BlockId, textOf } from "../play.ts";
import { type HeadingNumber, type NumberedHeading, readNumberedHeading } from "./numberedHeading.ts";

/** A heading with another number. */
export interface RenumberedHeading {
  readonly id: BlockId;
  readonly text: string;
}

/**
 * Returns the headings that need another number so that acts count on through the play, and scenes within their act, or
 * through the play if they did. Each number stays as it's written: in digits, Roman numerals or words. Headings without
 * a number, and those like `Scene 4A`, stay as they are. `before` are the headings as they were when they were in order.
 */
export function renumber(blocks: readonly Block[], before: readonly Block[] = blocks): readonly RenumberedHeading[] {
  const headings = read(blocks);
  const former = read(before);
  const isInOrder = (kind: "act" | "scene"): boolean =>
    edits(former, former).every(({ heading }) => heading.kind !== kind);
  return edits(headings, former)
    .filter(({ heading, numbered }) => !numbered.isBare || isInOrder(heading.kind === "act" ? "act" : "scene"))
    .map(({ heading, text }) => ({ id: heading.id, text }));
}

/**
 * Returns what `renumber` does after a move; nothing if the move didn't make a difference to the order of the numbers, as
 * when the writer's own order is another one.
 */
export function renumberAfterMove(blocks: readonly Block[], before: readonly Block[]): readonly RenumberedHeading[] {
  const needed = renumber(blocks, before);
  const needless = new Set(renumber(before).map(({ id, text }) => `${id} ${text}`));
  return needed.every(({ id, text }) => needless.has(`${id} ${text}`)) ? [] : needed;
}

interface Heading {
  readonly heading: Block;
  readonly numbered: NumberedHeading | undefined;
  /** How many acts have begun. */
  readonly act: number;
}

function read(blocks: readonly Block[]): readonly Heading[] {
  let act = 0;
  return blocks.flatMap((heading) => {
    if (!isHeading(heading.kind)) return [];
    if (heading.kind === "act") act++;
    return [{ heading, numbered: readNumberedHeading(heading), act }];
  });
}

interface Edit {
  readonly heading: Block;
  readonly numbered: NumberedHeading;
  readonly text: string;
}

function edits(headings: readonly Heading[], before: readonly Heading[]): readonly Edit[] {
  const start = { act: firstOf(before, "act"), scene: firstOf(before, "scene") };
  const runsOn = countsThrough(before);
  const hasActs = headings.some(({ heading, numbered }) => heading.kind === "act" && numbered);
  let [act, scene] = [start.act - 1, start.scene - 1];
  let currentAct: number | undefined;
  return headings.flatMap(({ heading, numbered }) => {
    if (heading.kind === "act") {
      if (!runsOn) scene = start.scene - 1;
      currentAct = numbered ? ++act : undefined;
      return editOf(heading, numbered, act);
    }
    // Acts that are only named in the headings of their scenes can't be told apart after a move.
    if (!numbered || (numbered.act && !hasActs)) return [];
    return editOf(heading, numbered, ++scene, currentAct);
  });
}

const numbersOf = (headings: readonly Heading[], kind: "act" | "scene"): readonly number[] =>
  headings.flatMap(({ heading, numbered }) => (heading.kind === kind && numbered ? [numbered.own.value] : []));

/** Counting starts with the lowest number, which isn't 1 in an excerpt. */
const firstOf = (headings: readonly Heading[], kind: "act" | "scene"): number => {
  const numbers = numbersOf(headings, kind);
  return numbers.length > 0 ? Math.min(...numbers) : 1;
};

/** Returns whether scenes don't start over in each act: no two have the same number, although several acts have scenes. */
function countsThrough(headings: readonly Heading[]): boolean {
  const scenes = headings.filter(({ heading, numbered }) => heading.kind === "scene" && numbered);
  const numbers = numbersOf(headings, "scene");
  return new Set(scenes.map(({ act }) => act)).size > 1 && new Set(numbers).size === numbers.length;
}

function editOf(heading: Block, numbered: NumberedHeading | undefined, value: number, act?: number): readonly Edit[] {
  if (!numbered) return [];
  let text = textOf(heading);
  text = withNumber(text, numbered.own, value);
  if (numbered.act && act !== undefined) text = withNumber(text, numbered.act, act);
  return text === textOf(heading) ? [] : [{ heading, numbered, text }];
}

/** The act comes before the scene, so its offsets stay right if the scene's number is replaced first. */
const withNumber = (text: string, { from, to, value, write }: HeadingNumber, now: number): string =>
  value === now ? text : text.slice(0, from) + write(now) + text.slice(to);
