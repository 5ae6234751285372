import type { Command } from "prosemirror-state";
import type { RenumberedHeading } from "#domain/play/numbering/renumber.ts";
import { setHeadingText } from "./editHeading.ts";

/** Gives headings other numbers in a single step of undo. */
export const numberAgain =
  (headings: readonly RenumberedHeading[]): Command =>
  (state, dispatch) => {
    if (headings.length === 0) return false;
    const { tr } = state;
    for (const { id, text } of headings) setHeadingText(tr, id, text);
    dispatch?.(tr);
    return true;
  };
