import type { Plugin } from "prosemirror-state";
import { Decoration, type DecorationSet } from "prosemirror-view";
import { blockMarks } from "./blockMarks.ts";

/** An em dash and the character before it. */
const withDash = /[^\s—]—/gu;

/**
 * Keeps em dashes with the word before them, as on paper. Browsers also break a line before one (class B2 of Unicode's
 * line breaking rules).
 */
export const keepDashesWithWords = (): Plugin<DecorationSet> =>
  blockMarks(({ node, pos }) => {
    const { textContent } = node;
    // Most elements have none. When a play is opened, the expression takes three times as long to find that out.
    if (!textContent.includes("—")) return [];
    return Array.from(textContent.matchAll(withDash), ({ index, 0: text }) =>
      Decoration.inline(pos + 1 + index, pos + 1 + index + text.length, { class: "kept-dash" }),
    );
  });
