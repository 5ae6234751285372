import * as Y from "yjs";
import { removalOf } from "../document/blocks.ts";
import { type Removal, scriptOf } from "../document/script.ts";
import type { BlockId } from "../play.ts";
import { runsOf } from "./letters.ts";
import { type Manuscript, neighbourOf, type Place, placeAt } from "./manuscript.ts";

/** Somebody wrote into a block that was deleted, joined or undone here. */
export interface WrittenIntoRemoved {
  readonly kind: "written-into-removed";
  readonly key: string;
  readonly id: BlockId;
  /** The block of the play behind which it goes when it is put back; the start of the play where there is none. */
  readonly after: BlockId | undefined;
  readonly text: string;
  readonly place: Place;
}

export function findWrittenIntoRemoved(manuscript: Manuscript): readonly WrittenIntoRemoved[] {
  const { doc, places } = manuscript;
  const { blocks, removed } = scriptOf(doc);
  const out: WrittenIntoRemoved[] = [];
  for (const name of blocks.keys()) {
    const id = name as BlockId;
    if (places.has(id) || !(blocks.get(name) instanceof Y.XmlText)) continue;
    const text = manuscript.text(id);
    if (text.trim() === "" || readsAs(text, removed.get(id)) || isLeftByUndo(manuscript, id)) continue;
    out.push(found(manuscript, id, text));
  }
  return out;
}

/** Whether a text still reads as it did when it was taken out. */
const readsAs = (text: string, record: Removal | undefined): boolean =>
  record !== undefined && record.length === text.length && record.hash === hashOfText(text);

/** Undoing a split may leave letters of the split in its block (a Yjs flaw); they are back where they came from. */
function isLeftByUndo({ doc, places, text }: Manuscript, id: BlockId): boolean {
  const { blocks, removed } = scriptOf(doc);
  const from = blocks.get(id)?.getAttribute("from") as BlockId | undefined;
  if (removed.has(id) || from === undefined || !places.has(from)) return false;
  const maker = blocks._map.get(id)?.id.client;
  const letters = blocks.get(id);
  const isMakers = letters !== undefined && runsOf(letters).every(({ client }) => client === maker);
  return isMakers && text(from).includes(text(id).trim());
}

const hashes = new Map<string, string>();

/** Most of what was taken out is never written again, and is hashed once. */
function hashOfText(text: string): string {
  const known = hashes.get(text) ?? removalOf({ id: "" as BlockId, kind: "dialogue", text: [{ text }] }).hash;
  if (hashes.size >= mostHashes) hashes.clear();
  hashes.set(text, known);
  return known;
}

const mostHashes = 20_000;

function found(manuscript: Manuscript, id: BlockId, text: string): WrittenIntoRemoved {
  const after = neighbourOf(manuscript, id);
  return { kind: "written-into-removed", key: `written-${id}`, id, after, text, place: placeAt(manuscript, after) };
}
