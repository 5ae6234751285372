import type { Node } from "prosemirror-model";
import type { BlockId } from "#domain/play/play.ts";
import { type CompletedKind, isCompleted, offeredText } from "#domain/play/typing/completions.ts";
import { attributesOf } from "./schema.ts";

interface Offer {
  readonly id: BlockId;
  readonly kind: CompletedKind;
  readonly text: string;
}

const cache = new WeakMap<Node, readonly Offer[]>();

/** Returns what the elements of a group offer to others. Groups are immutable, so each is read once. */
function offersOf(group: Node): readonly Offer[] {
  const offers = cache.get(group) ?? group.children.flatMap(readOffer);
  cache.set(group, offers);
  return offers;
}

function readOffer(node: Node): readonly Offer[] {
  const { id, kind } = attributesOf(node);
  const text = isCompleted(kind) ? offeredText(kind, node.textContent) : "";
  return isCompleted(kind) && text !== "" ? [{ id, kind, text }] : [];
}

/** Returns the places, or closing lines, of the elements other than this one. Scenes and settings share their places. */
export function offeredLines(doc: Node, here: BlockId, kind: CompletedKind): readonly string[] {
  const isClosing = kind === "transition";
  return doc.children
    .flatMap(offersOf)
    .filter((offer) => offer.id !== here && (offer.kind === "transition") === isClosing)
    .map(({ text }) => text);
}
