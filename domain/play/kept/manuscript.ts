import type * as Y from "yjs";
import { readBlock } from "../document/blocks.ts";
import { wordsOf } from "../document/letters.ts";
import { readMoves } from "../document/moves.ts";
import { findText, orderOf, scriptOf } from "../document/script.ts";
import { isHeading } from "../flow.ts";
import { type BlockId, type BlockKind, textOf } from "../play.ts";
import { type Copy, copiesIn } from "./copies.ts";
import { type Lineage, lineageOf } from "./lineage.ts";

/** Where words stand, as a person would say it: by the scene's heading and the last speaker before them. */
export interface Place {
  readonly heading: string;
  readonly cue: string;
}

/** The document as the search for kept words looks at it: each thing is read once. */
export interface Manuscript {
  readonly doc: Y.Doc;
  readonly order: readonly BlockId[];
  readonly places: ReadonlyMap<BlockId, number>;
  readonly text: (id: BlockId) => string;
  readonly kind: (id: BlockId) => BlockKind;
  /** The heading of the scene or act in which a block of the play stands. */
  readonly headingOf: (id: BlockId) => BlockId | undefined;
  readonly lineage: Lineage;
  /** Letters of the play that stand for others or for which others may stand. */
  readonly copies: () => readonly Copy[];
}

export function manuscriptOf(doc: Y.Doc): Manuscript {
  const order = orderOf(doc);
  const places = new Map(order.map((id, place) => [id, place]));
  const texts = new Map<BlockId, string>();
  const text = (id: BlockId): string => {
    const known = texts.get(id) ?? readText(doc, id);
    texts.set(id, known);
    return known;
  };
  const kind = (id: BlockId): BlockKind => kindOf(doc, id);
  const headings = lazily(() => headingsOf(order, kind));
  const lineage = lineageOf(readMoves(doc));
  const copies = lazily(() => order.flatMap((id, place) => copiesIn(doc, lineage, id, place)));
  return { doc, order, places, text, kind, headingOf: (id) => headings().get(id), lineage, copies };
}

const readText = (doc: Y.Doc, id: BlockId): string => {
  const text = findText(doc, id);
  return text ? wordsOf(text) : "";
};

const kindOf = (doc: Y.Doc, id: BlockId): BlockKind =>
  (findText(doc, id)?.getAttribute("kind") as BlockKind | undefined) ?? "dialogue";

/** Makes a thing when it is first asked for, and once. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function headingsOf(order: readonly BlockId[], kind: Manuscript["kind"]): ReadonlyMap<BlockId, BlockId> {
  const out = new Map<BlockId, BlockId>();
  let heading: BlockId | undefined;
  for (const id of order) {
    if (isHeading(kind(id))) heading = id;
    if (heading !== undefined) out.set(id, heading);
  }
  return out;
}

/** The block of the play behind which a block stood, or would stand: by its record, else by where it was made. */
export function neighbourOf({ doc, places }: Manuscript, id: BlockId): BlockId | undefined {
  const { removed } = scriptOf(doc);
  const seen = new Set<BlockId>();
  let at: BlockId | undefined = id;
  while (at !== undefined && !seen.has(at)) {
    seen.add(at);
    const text = findText(doc, at);
    const before: unknown = removed.get(at)?.after ?? text?.getAttribute("after") ?? text?.getAttribute("from");
    at = typeof before === "string" ? (before as BlockId) : undefined;
    if (at !== undefined && places.has(at)) return at;
  }
  return undefined;
}

/** The place of a block of the play; the play's beginning where there is none. */
export function placeAt({ doc, order, places, kind }: Manuscript, id: BlockId | undefined): Place {
  const last = id === undefined ? -1 : (places.get(id) ?? -1);
  const before = order.slice(0, last + 1);
  const heading = before.findLastIndex((one) => isHeading(kind(one)));
  const cue = before.findLastIndex((one) => kind(one) === "cue");
  return { heading: read(doc, before[heading]), cue: cue > heading ? read(doc, before[cue]) : "" };
}

function read(doc: Y.Doc, id: BlockId | undefined): string {
  const text = id === undefined ? undefined : findText(doc, id);
  return id !== undefined && text ? textOf(readBlock(id, text)).replaceAll(/\s+/g, " ").trim() : "";
}
