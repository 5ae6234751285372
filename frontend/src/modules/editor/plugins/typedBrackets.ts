import type { Plugin } from "prosemirror-state";
import { Decoration, type DecorationSet } from "prosemirror-view";
import type { BlockKind } from "#domain/play/play.ts";
import { attributesOf } from "../schema/schema.ts";
import { blockMarks } from "./blockMarks.ts";

/** The elements that some layout prints in brackets. */
const mayHaveBrackets: ReadonlySet<BlockKind> = new Set(["setting", "direction", "parenthetical"]);
const bracket = /^\s*[([（]|[)\]）]\s*$/;

/** Marks elements with typed brackets, so that a layout that adds brackets doesn't show them twice. */
export const typedBrackets = (): Plugin<DecorationSet> =>
  blockMarks(({ node, pos }) =>
    mayHaveBrackets.has(attributesOf(node).kind) && bracket.test(node.textContent)
      ? [Decoration.node(pos, pos + node.nodeSize, { class: "has-brackets" })]
      : [],
  );
