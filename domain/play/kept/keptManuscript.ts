import * as Y from "yjs";
import { textOfLetters } from "../document/letters.ts";
import { type Lineage, lineageOf } from "../document/lineage.ts";
import { readMoves } from "../document/moves.ts";
import { playDocumentOf, type Removal } from "../document/playDocument.ts";
import { isHeading } from "../flow.ts";
import type { BlockId, BlockKind } from "../play.ts";
import { type Copy, copiesIn } from "./copiesIn.ts";

/** A position as a person would describe it: the scene's heading and the last speaker before it. */
export interface KeptPlace {
  readonly heading: string;
  readonly cue: string;
}

/** The document as the search for kept words sees it. Everything is read only once. */
export interface KeptManuscript {
  readonly doc: Y.Doc;
  /** The blocks inside and outside the play. */
  readonly entries: ReadonlyMap<BlockId, Y.XmlText>;
  readonly removed: Y.Map<Removal>;
  readonly order: readonly BlockId[];
  readonly places: ReadonlyMap<BlockId, number>;
  readonly text: (id: BlockId) => string;
  readonly kind: (id: BlockId) => BlockKind;
  /** The heading of the scene or act that a block of the play is in. */
  readonly headingOf: (id: BlockId) => BlockId | undefined;
  /** The last cue of that scene before the block, or the block itself. */
  readonly cueOf: (id: BlockId) => BlockId | undefined;
  readonly lineage: Lineage;
  /** Letters of the play that are copies of others or may have copies. */
  readonly copies: () => readonly Copy[];
}

export function manuscriptOf(doc: Y.Doc): KeptManuscript {
  const { blocks, removed, order: ids } = playDocumentOf(doc);
  const entries = new Map<BlockId, Y.XmlText>();
  blocks.forEach((text, id) => {
    if (text instanceof Y.XmlText) entries.set(id as BlockId, text);
  });
  const order = [...new Set(ids.toArray())].filter((id) => entries.has(id));
  const places = new Map(order.map((id, place) => [id, place]));
  const text = once((id: BlockId) => readText(entries.get(id)));
  const kind = once((id: BlockId) => kindOf(entries.get(id)));
  const scenes = lazyValue(() => scenesOf(order, kind));
  const lineage = lineageOf(readMoves(doc));
  const copies = lazyValue(() => order.flatMap((id, place) => copiesIn(entries.get(id), lineage, { id, place })));
  return {
    ...{ doc, entries, removed, order, places, text, kind, lineage, copies },
    headingOf: (id) => scenes().get(id)?.heading,
    cueOf: (id) => scenes().get(id)?.cue,
  };
}

const readText = (text: Y.XmlText | undefined): string => (text ? textOfLetters(text) : "");

const kindOf = (text: Y.XmlText | undefined): BlockKind =>
  (text?.getAttribute("kind") as BlockKind | undefined) ?? "dialogue";

function once<Id, T>(read: (id: Id) => T): (id: Id) => T {
  const known = new Map<Id, T>();
  return (id) => {
    const value = known.get(id) ?? read(id);
    known.set(id, value);
    return value;
  };
}

/** Creates a value on first use, and only once. */
export function lazyValue<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

interface Scene {
  readonly heading?: BlockId;
  readonly cue?: BlockId;
}

function scenesOf(order: readonly BlockId[], kind: KeptManuscript["kind"]): ReadonlyMap<BlockId, Scene> {
  const out = new Map<BlockId, Scene>();
  let scene: Scene = {};
  for (const id of order) {
    if (isHeading(kind(id))) scene = { heading: id };
    if (kind(id) === "cue") scene = { ...scene, cue: id };
    out.set(id, scene);
  }
  return out;
}

/**
 * Returns the block of the play after which a block was, or would be: from its record, otherwise from where it was
 * created.
 */
export function neighborOf({ entries, removed, places }: KeptManuscript, id: BlockId): BlockId | undefined {
  const seen = new Set<BlockId>();
  let at: BlockId | undefined = id;
  while (at !== undefined && !seen.has(at)) {
    seen.add(at);
    const text = entries.get(at);
    const before: unknown = removed.get(at)?.after ?? text?.getAttribute("after") ?? text?.getAttribute("from");
    at = typeof before === "string" ? (before as BlockId) : undefined;
    if (at !== undefined && places.has(at)) return at;
  }
  return undefined;
}

/** Returns the position of a block of the play; the play's beginning if there is no block. */
export function placeAt({ headingOf, cueOf, text }: KeptManuscript, id: BlockId | undefined): KeptPlace {
  const textOfBlock = (block: BlockId | undefined): string =>
    block === undefined ? "" : text(block).replaceAll(/\s+/g, " ").trim();
  return { heading: textOfBlock(id && headingOf(id)), cue: textOfBlock(id && cueOf(id)) };
}
