import type { EditorState } from "prosemirror-state";
import { findText } from "#domain/play/document/playDocument.ts";
import { maxNoteElements } from "#domain/play/notes/noteLimits.ts";
import type { BlockId, QuotedRange } from "#domain/play/play.ts";
import { findBlockPosition } from "../actions/blockPosition.ts";
import type { Editor } from "../editor.ts";
import { findCurrentHeadingId } from "../outline.ts";
import { idOf, placedBlocks } from "../schema/flat.ts";
import type { NoteDraft } from "./notesOf.ts";

/** Of a longer quote, only the beginning is stored. */
const maxQuote = 2_000;

/** Returns a draft about the selection, otherwise about the element at the cursor; or about the given scene. */
export function noteDraftAt({ doc, state }: Pick<Editor, "doc" | "state">, about?: BlockId): NoteDraft {
  if (about) return { text: "", about: "scene", scene: about };
  const passage = passageAt(state());
  const here = findCurrentHeadingId(state());
  // A play without text shows a heading that isn't in the document yet.
  const scene = here && findText(doc, here) ? here : undefined;
  if (passage.length > 0) return { text: "", about: "passage", passage, scene };
  return { text: "", about: scene ? "scene" : "play", scene };
}

function passageAt(state: EditorState): readonly QuotedRange[] {
  const { doc, selection } = state;
  const place = findBlockPosition(state);
  if (selection.empty && !place) return [];
  const whole = place && { from: place.start, to: place.start + place.node.nodeSize };
  const { from, to } = selection.empty && whole ? whole : selection;
  return placedBlocks(doc)
    .flatMap(({ node, pos }) => {
      const start = Math.max(0, from - pos - 1);
      const end = Math.min(node.content.size, to - pos - 1);
      const quote = node.textContent.slice(start, Math.max(start, end));
      return /[\p{L}\p{N}]/u.test(quote) ? [{ blockId: idOf(node), start, end, quote: quote.slice(0, maxQuote) }] : [];
    })
    .slice(0, maxNoteElements);
}
