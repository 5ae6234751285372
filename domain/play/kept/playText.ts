import * as Y from "yjs";
import { scriptOf } from "../document/script.ts";
import type { BlockId } from "../play.ts";
import type { Moment } from "./apart.ts";
import type { Manuscript } from "./manuscript.ts";

/** The block that holds some words, and where in it they end. */
export interface WordPlace {
  readonly id: BlockId;
  readonly end: number;
}

/** The whole play as one text, so that words are looked up in it at once. */
export interface PlayText {
  /** Where words stand; nowhere if they stand so often that they are a refrain. */
  readonly find: (words: string) => readonly WordPlace[];
  /** When a block came to stand where it is. */
  readonly placed: (id: BlockId) => Moment | undefined;
}

const mostPlaces = 40;

/** It is read when it is first asked for: in most plays nothing is. */
export function playTextOf({ doc, order, text }: Manuscript): PlayText {
  let read: { readonly all: string; readonly starts: readonly number[] } | undefined;
  let placed: ReadonlyMap<BlockId, Moment> | undefined;
  return {
    find(words) {
      if (words === "") return [];
      read ??= joined(order.map(text));
      const { all, starts } = read;
      const out: { id: BlockId; end: number }[] = [];
      for (let at = all.indexOf(words); at >= 0; at = all.indexOf(words, at + words.length)) {
        const block = lastNotAbove(starts, at);
        out.push({ id: order[block] as BlockId, end: at - (starts[block] ?? 0) + words.length });
        if (out.length > mostPlaces) return [];
      }
      return out;
    },
    placed(id) {
      placed ??= new Map(order.length > 0 ? placedMoments(scriptOf(doc).order) : []);
      return placed.get(id);
    },
  };
}

function joined(texts: readonly string[]): { all: string; starts: number[] } {
  let at = 0;
  const starts: number[] = [];
  for (const text of texts) {
    starts.push(at);
    at += text.length + 1;
  }
  return { all: texts.join("\n"), starts };
}

function lastNotAbove(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Backwards, for a block that stands twice counts where it stands first. */
function placedMoments(order: Y.Array<BlockId>): [BlockId, Moment][] {
  const out: [BlockId, Moment][] = [];
  for (let item = order._start; item !== null; item = item.right) {
    if (item.deleted || !(item.content instanceof Y.ContentAny)) continue;
    const { client, clock } = item.id;
    for (const [index, id] of item.content.arr.entries()) out.push([id, { client, clock: clock + index }]);
  }
  return out.reverse();
}
