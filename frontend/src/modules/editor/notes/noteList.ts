import type { Node } from "prosemirror-model";
import type { EditorState } from "prosemirror-state";
import { isHeading } from "#domain/play/flow.ts";
import type { BlockId, PlayNote, QuotedRange } from "#domain/play/play.ts";
import { blockNodes, idOf } from "../schema/flat.ts";
import { attributesOf } from "../schema/schema.ts";
import type { ShownNotes } from "./notesOf.ts";

/** A note as it's listed. */
export interface ListedNote {
  /** A `NoteId`, or the ID of an element of the kind `note`. */
  readonly id: string;
  readonly isElement: boolean;
  readonly text: string;
  readonly isDone: boolean;
  /** The words that it's about, as they are now, or as they were before they were deleted. */
  readonly quote: string;
  /** Whether the text or the scene that it's about was deleted. */
  readonly isGone: boolean;
  /** The element that it's about. */
  readonly blockId?: BlockId | undefined;
}

/** Notes about one scene or act; about the whole play; or about deleted text. */
export interface NoteGroup {
  readonly about: BlockId | "play" | "gone";
  readonly notes: readonly ListedNote[];
}

/** An element of the kind `note`. */
export interface NoteElement {
  readonly id: BlockId;
  readonly text: string;
}

const cache = new WeakMap<Node, readonly NoteElement[]>();

/** Groups are immutable, so each is read once. */
function elementsIn(group: Node): readonly NoteElement[] {
  const elements =
    cache.get(group) ??
    group.children
      .filter((node) => attributesOf(node).kind === "note")
      .map((node) => ({ id: idOf(node), text: node.textContent }));
  cache.set(group, elements);
  return elements;
}

/** Returns the elements of the kind `note`. Returns the previous list if nothing changed. */
export function noteElementsOf({ doc }: EditorState, before: readonly NoteElement[] = []): readonly NoteElement[] {
  const now = doc.children.flatMap(elementsIn);
  const isSame = now.length === before.length && now.every((each, at) => each === before[at]);
  return isSame ? before : now;
}

/** Groups the notes in the play's order: about the whole play first, about deleted text last. */
export function groupNotes(
  { doc }: EditorState,
  { stored, places }: ShownNotes,
  elements: readonly NoteElement[],
): readonly NoteGroup[] {
  const blocks = blockNodes(doc);
  const nodes = new Map(blocks.map((node, index) => [idOf(node), { node, index }]));
  const placed = [
    ...Object.entries(stored).flatMap(([id, note]) => (note.text === undefined ? [] : [placeNote(id, note)])),
    ...elements.map(({ id, text }) => ({
      note: { id, isElement: true, text, isDone: stored[id]?.state === "done", quote: "", isGone: false, blockId: id },
      at: [nodes.get(id)?.index ?? 0, 0, ""] as const,
    })),
  ];
  function placeNote(id: string, note: PlayNote): PlacedNote {
    const { text = "", state, at = "", scene, passage } = note;
    const first = places?.get(id)?.[0];
    const blockId = scene ?? first?.blockId;
    const place = blockId && nodes.get(blockId);
    const isAbout = scene !== undefined || passage !== undefined;
    // Until they're found, nothing counts as deleted.
    const isGone = isAbout && place === undefined && places !== undefined;
    const quote = first && place ? quoteNow(place.node, first) : quoteThen(passage);
    return {
      note: { id, isElement: false, text, isDone: state === "done", quote, isGone, blockId: place && blockId },
      at: [place?.index ?? -1, first?.start ?? 0, at],
    };
  }
  const sorted = placed.toSorted((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1] || a.at[2].localeCompare(b.at[2]));
  const headings = headingsOf(blocks);
  const groups = new Map<NoteGroup["about"], ListedNote[]>();
  for (const { note, at } of sorted) {
    const about = note.isGone ? "gone" : (headings[at[0]] ?? "play");
    groups.set(about, [...(groups.get(about) ?? []), note]);
  }
  const list = Array.from(groups, ([about, notes]) => ({ about, notes }));
  return [...list.filter(({ about }) => about !== "gone"), ...list.filter(({ about }) => about === "gone")];
}

interface PlacedNote {
  readonly note: ListedNote;
  /** The element's index, the offset in it, and when it was written. */
  readonly at: readonly [number, number, string];
}

/** For each block, the heading that it's under. */
function headingsOf(blocks: readonly Node[]): readonly (BlockId | undefined)[] {
  let heading: BlockId | undefined;
  return blocks.map((node) => {
    if (isHeading(attributesOf(node).kind)) heading = idOf(node);
    return heading;
  });
}

const quoteNow = (node: Node, { start, end }: { readonly start: number; readonly end: number }): string =>
  node.textContent.slice(start, end);

const quoteThen = (passage: readonly QuotedRange[] = []): string => passage.map(({ quote }) => quote).join(" ");
