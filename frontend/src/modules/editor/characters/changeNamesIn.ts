import type { EditorState, Transaction } from "prosemirror-state";
import type { NamePlan, TextEdit } from "#domain/play/characters/planNames.ts";
import { changeNames } from "#domain/play/document/changeNames.ts";
import type { BlockId } from "#domain/play/play.ts";
import { alongside, type ChangedPiece, inPieces } from "../binding/push.ts";
import { findBlocks, idOf } from "../schema/flat.ts";
import { schema } from "../schema/schema.ts";

/**
 * Carries out a plan for the current text: cues, mentions, the list of characters and colors, the front matter and
 * synopses, as one step of undo. Every
 * name is written to the document by itself, so that what another device writes beside it stays there.
 */
export function changeNamesIn({ doc, tr }: EditorState, plan: NamePlan): Transaction {
  const edits = new Map<BlockId, TextEdit[]>();
  for (const edit of [...plan.cues, ...plan.mentions.directions])
    edits.set(edit.id, [...(edits.get(edit.id) ?? []), edit]);
  const pieces = new Map<BlockId, readonly ChangedPiece[]>();
  for (const { node, pos } of findBlocks(doc, new Set(edits.keys())).reverse()) {
    const inBlock = edits.get(idOf(node)) ?? [];
    pieces.set(
      idOf(node),
      inBlock.toReversed().map((edit) => replaceName(tr, pos + 1, edit)),
    );
  }
  return alongside(inPieces(tr, pieces), (document) => changeNames(document, plan));
}

/** The new name has the format of the first letter that it replaces. */
function replaceName(tr: Transaction, start: number, { from, to, text }: TextEdit): ChangedPiece {
  tr.replaceWith(start + from, start + to, schema.text(text, tr.doc.nodeAt(start + from)?.marks));
  return { node: tr.doc.resolve(start + from).parent, range: { from, to } };
}
