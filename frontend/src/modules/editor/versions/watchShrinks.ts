import type { Node } from "prosemirror-model";
import { countWords } from "#domain/play/count.ts";
import { type CountedMoment, findShrink, isWithinMinute } from "#domain/play/versions/shrinking.ts";
import { attributesOf } from "../schema/schema.ts";

/** The text before the play shrank. */
export interface ShrunkFrom extends CountedMoment {
  readonly doc: Node;
}

interface WatchedPlay {
  /** Returns the text as the editor shows it. */
  readonly doc: () => Node;
  readonly now: () => number;
}

export interface ShrinkWatch {
  /** Call it after each change, with the text before it. */
  readonly changed: (before: Node) => void;
  readonly look: () => ShrunkFrom | undefined;
  /** Forgets what was there before, because the writer meant to delete it. */
  readonly accept: () => void;
}

/** A change that removes this many letters ends a moment of its own, so that what was typed since the last look is in it. */
const manyLetters = 40;

/**
 * Looks at the play from time to time, and finds out whether it has shrunk. `changed` only compares references and sizes,
 * unless the change removed a lot. `look` counts words; only groups that changed are counted again.
 */
export function createShrinkWatch({ doc, now }: WatchedPlay): ShrinkWatch {
  let moments: ShrunkFrom[] = [];
  const momentOf = (text: Node): ShrunkFrom => ({ doc: text, words: countDocumentWords(text) });
  const newMoment = () => momentOf(doc());
  const endLast = (): void => {
    const last = moments.at(-1);
    if (last && last.until === undefined && last.doc !== doc()) moments[moments.length - 1] = { ...last, until: now() };
  };
  return {
    changed: (before): void => {
      endLast();
      const removed = before.content.size - doc().content.size;
      if (removed >= manyLetters && moments.at(-1)?.doc !== before) moments.push({ ...momentOf(before), until: now() });
    },
    look: (): ShrunkFrom | undefined => {
      const current = newMoment();
      const from = findShrink(moments, current.words, now());
      moments = [...moments.filter((moment) => isWithinMinute(moment, now()) && moment.doc !== current.doc), current];
      return from;
    },
    accept: (): void => {
      moments = [newMoment()];
    },
  };
}

const counts = new WeakMap<Node, number>();

/** Notes aren't counted, as everywhere. */
export function countDocumentWords(doc: Node): number {
  return doc.children.reduce((sum, group) => sum + wordsOfGroup(group), 0);
}

function wordsOfGroup(group: Node): number {
  const known = counts.get(group);
  if (known !== undefined) return known;
  const words = group.children
    .filter((node) => attributesOf(node).kind !== "note")
    .reduce((sum, { textContent }) => sum + countWords(textContent), 0);
  counts.set(group, words);
  return words;
}
