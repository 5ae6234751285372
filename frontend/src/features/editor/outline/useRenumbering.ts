import type { Node } from "prosemirror-model";
import { useEffect, useState } from "react";
import { isHeading } from "#domain/play/flow.ts";
import { type RenumberedHeading, renumberAfterMove } from "#domain/play/numbering/renumber.ts";
import type { Block } from "#domain/play/play.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { runEditorCommand } from "#frontend/modules/editor/goTo.ts";
import { lastMoveOf } from "#frontend/modules/editor/navigation/headingMoves.ts";
import { numberAgain } from "#frontend/modules/editor/navigation/numberAgain.ts";
import { blocksOf } from "#frontend/modules/editor/schema/flat.ts";

/** Headings whose numbers aren't in order since a move. */
interface Renumbering {
  readonly headings: readonly RenumberedHeading[];
  readonly numberAgain: () => void;
  readonly dismiss: () => void;
}

interface Offer {
  /** The manuscript before the first of the moves that it's about. */
  readonly before: Node;
  readonly headings: readonly RenumberedHeading[];
}

/** Offers new numbers after a scene or act was moved, until they're in order again, also by undo or by hand. */
export function useRenumbering(editor: Editor): Renumbering | undefined {
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    let lastMove = lastMoveOf(editor.state());
    let { doc } = editor.state();
    return editor.subscribe(() => {
      const state = editor.state();
      if (state.doc === doc) return;
      doc = state.doc;
      const move = lastMoveOf(state);
      const isNew = move !== lastMove;
      lastMove = move;
      setOffer((shown) => {
        const before = shown?.before ?? (isNew ? move?.before : undefined);
        return before && offerOf(before, state.doc);
      });
    });
  }, [editor]);
  if (!offer) return undefined;
  const dismiss = (): void => setOffer(undefined);
  return {
    headings: offer.headings,
    dismiss,
    numberAgain() {
      runEditorCommand(editor, numberAgain(offer.headings));
      dismiss();
    },
  };
}

function offerOf(before: Node, now: Node): Offer | undefined {
  const headings = renumberAfterMove(headingsIn(now), headingsIn(before));
  return headings.length > 0 ? { before, headings } : undefined;
}

const headingsIn = (doc: Node): readonly Block[] => blocksOf(doc).filter(({ kind }) => isHeading(kind));
