import type * as Y from "yjs";
import { findText, scriptOf } from "../document/script.ts";
import type { BlockId } from "../play.ts";
import { mayBeApart } from "./apart.ts";
import { type Run, runsOf } from "./letters.ts";
import { type Manuscript, type Place, placeAt } from "./manuscript.ts";
import { longestShared } from "./shared.ts";

/** Letters of a block of the play, in UTF-16 units of its text. */
export interface Stretch {
  readonly id: BlockId;
  readonly start: number;
  readonly end: number;
}

/** Two devices split, joined or brought back the same words, and now they stand twice. */
export interface Doubled {
  readonly kind: "doubled";
  readonly key: string;
  /** In the order of the play; both may be in one block. */
  readonly first: Stretch;
  readonly second: Stretch;
  readonly text: string;
  readonly place: Place;
}

export function findDoubled(manuscript: Manuscript): readonly Doubled[] {
  const out: Doubled[] = [];
  for (const family of families(manuscript)) out.push(...doubledIn(manuscript, family));
  return out;
}

/** The words of a scene that is split all day are all of one family; more blocks are not compared. */
const mostRuns = 120;

/** Blocks of the play that may hold words of each other: split off one another, or joined with what is gone. */
function families(manuscript: Manuscript): readonly (readonly BlockId[])[] {
  const links = linksOf(manuscript);
  const { places } = manuscript;
  const groups = new Map<BlockId, BlockId[]>();
  for (const id of links.keys()) {
    const root = rootOf(links, id);
    const group = groups.get(root) ?? [];
    group.push(id);
    groups.set(root, group);
  }
  return [...groups.values()].map((ids) =>
    ids.filter((id) => places.has(id)).sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)),
  );
}

type Links = Map<BlockId, BlockId>;

function rootOf(links: Links, id: BlockId): BlockId {
  let at = id;
  for (let up = links.get(at); up !== undefined && up !== at; up = links.get(at)) at = up;
  return at;
}

function link(links: Links, a: BlockId, b: BlockId): void {
  for (const id of [a, b]) if (!links.has(id)) links.set(id, id);
  links.set(rootOf(links, a), rootOf(links, b));
}

function linksOf(manuscript: Manuscript): Links {
  const { doc, places } = manuscript;
  const { removed, blocks } = scriptOf(doc);
  const links: Links = new Map();
  const inPlay = playText(manuscript);
  for (const name of blocks.keys()) {
    const id = name as BlockId;
    const from = findText(doc, id)?.getAttribute("from") as BlockId | undefined;
    if (from !== undefined) link(links, id, from);
    if (places.has(id)) continue;
    const after = removed.get(id)?.after;
    if (after !== undefined) link(links, id, after);
    for (const holder of inPlay.holders(tailOf(manuscript.text(id)))) link(links, id, holder);
  }
  return links;
}

/** Letters at the end of a block by which its words are found again where they were joined. */
const tailLength = 20;
const tailOf = (text: string): string => text.trim().slice(-tailLength);

interface PlayText {
  readonly holders: (words: string) => readonly BlockId[];
}

/** Words that stand in more blocks than this are a refrain. */
const mostHolders = 8;

function playText({ order, text }: Manuscript): PlayText {
  let all: string | undefined;
  let starts: number[] = [];
  const read = (): string => {
    let at = 0;
    const texts = order.map(text);
    starts = texts.map((one) => (at += one.length + 1) - one.length - 1);
    return texts.join("\n");
  };
  return {
    holders(words) {
      if (words === "") return [];
      all ??= read();
      const out: BlockId[] = [];
      for (let at = all.indexOf(words); at >= 0 && out.length <= mostHolders; at = all.indexOf(words, at + words.length)) {
        out.push(order[lastNotAbove(starts, at)] as BlockId);
      }
      return out.length > mostHolders ? [] : out;
    },
  };
}

function lastNotAbove(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

type PlacedRun = Run & { readonly id: BlockId };

function doubledIn(manuscript: Manuscript, ids: readonly BlockId[]): readonly Doubled[] {
  const { doc } = manuscript;
  const runs = ids.flatMap((id) => placedRuns(doc, id)).filter(({ text }) => text.trim() !== "");
  if (runs.length > mostRuns) return [];
  const out: Doubled[] = [];
  for (const [index, first] of runs.entries()) {
    for (const second of runs.slice(index + 1)) {
      const found = twice(manuscript, first, second);
      if (found && !out.some((one) => overlaps(one, found))) out.push(found);
    }
  }
  return out;
}

function placedRuns(doc: Y.Doc, id: BlockId): readonly PlacedRun[] {
  const text = findText(doc, id);
  return text ? runsOf(text).map((run) => ({ ...run, id })) : [];
}

const overlaps = (one: Doubled, other: Doubled): boolean =>
  one.second.id === other.second.id && one.second.start < other.second.end && other.second.start < one.second.end;

/** The attribute by which a block says that it may share words with another. */
export const keptBeside = (id: BlockId): string => `beside-${id}`;

function twice(manuscript: Manuscript, first: PlacedRun, second: PlacedRun): Doubled | undefined {
  if (first.client === second.client) return undefined;
  const { doc } = manuscript;
  const shared = longestShared(first.text, second.text);
  if (!shared || !mayBeApart(doc, first, second)) return undefined;
  if (findText(doc, second.id)?.getAttribute(keptBeside(first.id))) return undefined;
  const stretch = (run: PlacedRun, offset: number): Stretch => ({
    id: run.id,
    start: run.start + offset,
    end: run.start + offset + shared.length,
  });
  const text = first.text.slice(shared.first, shared.first + shared.length);
  return {
    kind: "doubled",
    key: `doubled-${first.id}-${second.id}-${second.start + shared.second}`,
    first: stretch(first, shared.first),
    second: stretch(second, shared.second),
    text,
    place: placeAt(manuscript, second.id),
  };
}
