import { type Command, Selection, TextSelection } from "prosemirror-state";

/**
 * To the first and the last place of the play, with all between selected where `selecting`. The browser's own keys
 * stop short of what it has not laid out yet.
 */
export const goToStart = (selecting: boolean): Command => goTo(Selection.atStart, selecting);
export const goToEnd = (selecting: boolean): Command => goTo(Selection.atEnd, selecting);

const goTo =
  (place: typeof Selection.atEnd, selecting: boolean): Command =>
  ({ doc, selection, tr }, dispatch, view) => {
    const { head } = place(doc);
    dispatch?.(tr.setSelection(TextSelection.create(doc, selecting ? selection.anchor : head, head)).scrollIntoView());
    // Once more when what came into view has its true size.
    if (view) requestAnimationFrame(() => view.isDestroyed || view.dispatch(view.state.tr.scrollIntoView()));
    return true;
  };
