import { nanoid } from "nanoid";
import { type Command, TextSelection } from "prosemirror-state";
import type { Block, BlockId } from "#domain/play/play.ts";
import { type DeletedPassage, runsOf } from "#domain/play/versions/deletedPassages.ts";
import { elementsOf, putBack } from "#domain/play/versions/putBack.ts";
import { putBackPlaces } from "#domain/play/versions/putBackPlaces.ts";
import { asOwnStep } from "../binding/push.ts";
import { nodeOf } from "../schema/blockNodes.ts";
import { cursorOf, keepCursor } from "../schema/editorCursor.ts";
import { blocksOf, idOf } from "../schema/flat.ts";
import { writeBlocks } from "./restoreVersion.ts";

const newId = (): BlockId => nanoid(10) as BlockId;

/**
 * Puts a deleted passage back where it was. `then` has the play when it was still there. One undo takes it back. Isn't possible for
 * a passage in many places of which one has changed since.
 */
export const putBackPassage =
  (passage: DeletedPassage, then: readonly Block[]): Command =>
  ({ doc, tr, selection }, dispatch) => {
    const current = blocksOf(doc);
    const blocks = passage.others
      ? putBackPlaces(current, runsOf(passage), then)
      : putBack(current, passage, { then, newId });
    if (!blocks || !dispatch) return blocks !== undefined;
    writeBlocks(tr, blocks);
    keepCursor(tr, cursorOf({ selection }));
    dispatch(asOwnStep(tr));
    return true;
  };

/** Inserts a deleted passage where the cursor is: a part of an element into the text, and elements behind the cursor's own. */
export const insertPassage =
  (passage: DeletedPassage, then: readonly Block[]): Command =>
  ({ doc, tr, selection }, dispatch) => {
    if (!dispatch) return true;
    const blocks = elementsOf(passage, { then, newId });
    const { $head } = selection;
    const [only] = blocks;
    const isPart = blocks.length === 1 && passage.pieces[0]?.isWhole === false;
    if (only && isPart && $head.parent.isTextblock) tr.insert($head.pos, nodeOf(only).content);
    else writeBlocks(tr, withBlocks(blocksOf(doc), blocks, $head.parent.isTextblock ? idOf($head.parent) : undefined));
    const end = Math.min(tr.mapping.map($head.pos), tr.doc.content.size);
    tr.setSelection(TextSelection.near(tr.doc.resolve(end), -1));
    dispatch(asOwnStep(tr));
    return true;
  };

function withBlocks(current: readonly Block[], added: readonly Block[], after: BlockId | undefined): readonly Block[] {
  const place = after === undefined ? current.length : current.findIndex(({ id }) => id === after) + 1;
  return [...current.slice(0, place), ...added, ...current.slice(place)];
}
