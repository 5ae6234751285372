import { TextSelection } from "prosemirror-state";
import { setOutlineEntry } from "#domain/play/document/outline.ts";
import { actionWords, editorWords, kindWords } from "#frontend/messages/editor.yaml";
import { showToast } from "#frontend/ui/toast.ts";
import { alongside } from "../binding/push.ts";
import { bookmarkName, bookmarksOf } from "../navigation/bookmarks.ts";
import { withJump } from "../navigation/jumps.ts";
import { idOf } from "../schema/flat.ts";
import type { Action } from "./action.ts";
import { findBlockPosition } from "./blockPosition.ts";

/** Adds a bookmark to the element at the cursor, named after its first words, or removes it. */
export const toggleBookmark: Action = {
  name: "toggle-bookmark",
  label: actionWords.toggleBookmark,
  keys: ["Mod-F2"],
  run(state, dispatch) {
    const place = findBlockPosition(state);
    if (!place) return false;
    const id = idOf(place.node);
    const former = bookmarksOf(state).find((bookmark) => bookmark.id === id);
    const name = former?.name ?? bookmarkName(place.node.textContent, kindWords[place.kind]);
    if (!dispatch) return true;
    dispatch(alongside(state.tr, (doc) => setOutlineEntry(doc, id, { bookmark: former ? "" : name })));
    showToast(former ? editorWords.bookmarkRemoved({ name }) : editorWords.bookmarkAdded({ name }));
    return true;
  },
};

const stepAction = (name: string, label: string, key: string, step: 1 | -1): Action => ({
  name,
  label,
  keys: [key],
  run(state, dispatch) {
    const bookmarks = bookmarksOf(state);
    const here = findBlockPosition(state)?.start ?? 0;
    const next = bookmarks.findIndex(({ pos }) => (step > 0 ? pos > here : pos >= here));
    const index = step > 0 ? Math.max(0, next) : (next < 0 ? bookmarks.length : next) - 1;
    const bookmark = bookmarks.at(index);
    if (!bookmark) return false;
    const { tr } = state;
    dispatch?.(withJump(tr.setSelection(TextSelection.create(tr.doc, bookmark.pos + 1)).scrollIntoView()));
    return true;
  },
});

/** Go from one bookmark to the next, around the ends of the play. */
export const nextBookmark = stepAction("next-bookmark", actionWords.nextBookmark, "F2", 1);
export const previousBookmark = stepAction("previous-bookmark", actionWords.previousBookmark, "Shift-F2", -1);
