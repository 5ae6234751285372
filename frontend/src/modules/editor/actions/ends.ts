import { type Command, Selection, TextSelection } from "prosemirror-state";
import { withJump } from "../navigation/jumps.ts";

/**
 * Goes to the start or end of the play, extending the selection if `selecting`. The browser's own keys stop at the
 * first part that it hasn't laid out yet.
 */
export const goToStart = (selecting: boolean): Command => goTo(Selection.atStart, selecting);
export const goToEnd = (selecting: boolean): Command => goTo(Selection.atEnd, selecting);

const goTo =
  (place: typeof Selection.atEnd, selecting: boolean): Command =>
  ({ doc, selection, tr }, dispatch, view) => {
    const { head } = place(doc);
    tr.setSelection(TextSelection.create(doc, selecting ? selection.anchor : head, head)).scrollIntoView();
    dispatch?.(selecting ? tr : withJump(tr));
    // Scrolls again once the blocks that came into view have their real height.
    if (view) requestAnimationFrame(() => view.isDestroyed || view.dispatch(view.state.tr.scrollIntoView()));
    return true;
  };
