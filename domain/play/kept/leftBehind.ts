import * as Y from "yjs";
import { findText, playDocumentOf } from "../document/playDocument.ts";
import { isHeading } from "../flow.ts";
import type { BlockId } from "../play.ts";
import { type Moment, mayBeConcurrent } from "./concurrency.ts";
import { type KeptManuscript, type KeptPlace, lazyValue, placeAt } from "./keptManuscript.ts";

/** New blocks written in a scene while another device moved it: they stayed where the scene had been. */
export interface LeftBehind {
  readonly kind: "left-behind";
  readonly key: string;
  /** Adjacent in the play, in order. */
  readonly ids: readonly BlockId[];
  /** The block they were written after, which moved. */
  readonly after: BlockId;
  /** The block they come after now. */
  readonly before: BlockId | undefined;
  readonly text: string;
  /** Where they are now. */
  readonly place: KeptPlace;
  readonly movedTo: KeptPlace;
}

export function findLeftBehind(manuscript: KeptManuscript): readonly LeftBehind[] {
  const passages: BlockId[][] = [];
  const strayIds = new Set<BlockId>();
  const entries = lazyValue(() => orderEntries(manuscript.doc));
  for (const id of manuscript.order) {
    const open = passages.at(-1);
    const goesOn = open !== undefined && open.at(-1) === blockBefore(manuscript, id) && belongs(manuscript, id, open);
    if (!goesOn && !isStray(manuscript, entries, id, strayIds)) continue;
    strayIds.add(id);
    if (goesOn) open.push(id);
    else passages.push([id]);
  }
  return passages.map((ids) => found(manuscript, ids)).filter(({ text }) => text.trim() !== "");
}

const blockBefore = ({ order, places }: KeptManuscript, id: BlockId): BlockId | undefined =>
  order[(places.get(id) ?? 0) - 1];

export const createdAfter = (doc: Y.Doc, id: BlockId): BlockId | undefined => afterOf(findText(doc, id));

const afterOf = (text: Y.XmlText | undefined): BlockId | undefined =>
  (text?.getAttribute("after") ?? text?.getAttribute("from")) as BlockId | undefined;

/** Text written after a stray block belongs to the same passage, up to the next heading. */
function belongs({ doc, kind }: KeptManuscript, id: BlockId, passage: readonly BlockId[]): boolean {
  const after = createdAfter(doc, id);
  return (
    after !== undefined &&
    !isHeading(kind(id)) &&
    (passage.includes(after) || after === createdAfter(doc, passage[0] as BlockId))
  );
}

/**
 * Returns whether a block is a stray: its neighbor is in another scene now, while the block is still exactly where that
 * neighbor was. Nobody who saw both separated them, because a scene moves with everything in it.
 */
function isStray(
  { doc, entries: texts, removed, kind, places, headingOf }: KeptManuscript,
  entries: () => ReadonlyMap<BlockId, OrderEntry>,
  id: BlockId,
  strayIds: ReadonlySet<BlockId>,
): boolean {
  const after = afterOf(texts.get(id));
  if (after === undefined || !places.has(after) || isHeading(kind(id)) || removed.has(after)) return false;
  const scene = headingOf(after);
  if (scene === undefined || scene === headingOf(id)) return false;
  const [own, moved] = [entries().get(id), entries().get(after)];
  if (!own || !moved || !mayBeConcurrent(doc, own.at, moved.at) || !hasKindOf(doc, id, own.at.client)) return false;
  const gap = gapBefore(own, strayIds);
  return includes(gap, own.origin) && !includes(gap, moved.rightOrigin);
}

/**
 * Returns whether a client set the block's kind. A heading that was later changed into another kind wasn't part of the
 * scene before it.
 */
const hasKindOf = (doc: Y.Doc, id: BlockId, client: number): boolean =>
  findText(doc, id)?._map.get("kind")?.id.client === client;

interface OrderEntry {
  readonly item: Y.Item;
  readonly at: Moment;
  /** The neighbors on either side when it was placed. */
  readonly origin: Y.ID | null;
  readonly rightOrigin: Y.ID | null;
}

/** Returns where each block of the play is in the shared list, including tombstones. */
function orderEntries(doc: Y.Doc): ReadonlyMap<BlockId, OrderEntry> {
  const out = new Map<BlockId, OrderEntry>();
  for (let item = playDocumentOf(doc).order._start; item !== null; item = item.right) {
    if (item.deleted || !(item.content instanceof Y.ContentAny)) continue;
    for (const [index, id] of (item.content.arr as BlockId[]).entries()) {
      const origin = index === 0 ? item.origin : Y.createID(item.id.client, item.id.clock + index - 1);
      const at = { client: item.id.client, clock: item.id.clock + index };
      if (!out.has(id)) out.set(id, { item, at, origin, rightOrigin: item.rightOrigin });
    }
  }
  return out;
}

/** Returns the empty positions directly before a block. Other strays may be there for the same reason. */
function gapBefore(entry: OrderEntry, strayIds: ReadonlySet<BlockId>): readonly Y.Item[] {
  const out: Y.Item[] = [];
  for (let item = entry.item.left; item !== null; item = item.left) {
    if (item.deleted) out.push(item);
    else if (!(item.content instanceof Y.ContentAny) || !item.content.arr.every((id) => strayIds.has(id))) break;
  }
  return out;
}

const includes = (gap: readonly Y.Item[], id: Y.ID | null | undefined): boolean =>
  gap.some(
    (item) => item.id.client === id?.client && id.clock >= item.id.clock && id.clock < item.id.clock + item.length,
  );

function found(manuscript: KeptManuscript, ids: readonly BlockId[]): LeftBehind {
  const [first] = ids as readonly [BlockId];
  const after = createdAfter(manuscript.doc, first) as BlockId;
  const before = blockBefore(manuscript, first);
  return {
    kind: "left-behind",
    key: `behind-${first}`,
    ids,
    after,
    before,
    text: ids.map(manuscript.text).join("\n"),
    place: placeAt(manuscript, before),
    movedTo: placeAt(manuscript, after),
  };
}
