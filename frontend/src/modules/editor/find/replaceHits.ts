import type { Node } from "prosemirror-model";
import type { EditorState, Transaction } from "prosemirror-state";
import type { BlockId } from "#domain/play/play.ts";
import { expandReplacement } from "#domain/play/search/patternMatcher.ts";
import { withCapitalsOf } from "#domain/play/search/replacedCapitals.ts";
import type { SearchQuery } from "#domain/play/search/searchQuery.ts";
import { type ChangedPiece, inPieces } from "../binding/push.ts";
import { schema } from "../schema/schema.ts";
import type { Hit } from "./hitFinder.ts";

/**
 * Replaces matches in one transaction, which is one step for undo. The new text has the format of the first character
 * that it replaces. Every match is written to the document by itself, so that what another device writes between two of
 * them stays there.
 *
 * @param language of the play, for capitals
 */
export function replaceHits(
  { doc, tr }: EditorState,
  query: SearchQuery,
  hits: readonly Hit[],
  replacement: string,
  language?: string,
): Transaction {
  const pieces = new Map<BlockId, ChangedPiece[]>();
  for (const { id, offset, from, to } of hits.toReversed()) {
    const text = query.isPattern
      ? expanded(doc, query, { from, to }, replacement)
      : withCapitalsOf(doc.textBetween(from, to), query, replacement, language);
    if (text === "") tr.delete(from, to);
    else tr.replaceWith(from, to, schema.text(text, tr.doc.nodeAt(from)?.marks));
    const node = tr.doc.resolve(from).parent;
    pieces.set(id, [...(pieces.get(id) ?? []), { node, range: { from: offset, to: offset + to - from } }]);
  }
  return inPieces(tr, pieces);
}

function expanded(doc: Node, query: SearchQuery, { from, to }: Pick<Hit, "from" | "to">, replacement: string): string {
  const { parent, parentOffset } = doc.resolve(from);
  const range = { from: parentOffset, to: parentOffset + to - from };
  return expandReplacement(query, parent.textContent, range, replacement);
}
