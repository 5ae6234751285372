import { TextSelection } from "prosemirror-state";
import * as Y from "yjs";
import { documentOf } from "#domain/play/document/document.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { Block } from "#domain/play/play.ts";
import { enter } from "../actions/enter.ts";
import { posOf, type TextPlace } from "../schema/editorCursor.ts";
import { performAction } from "./lines.ts";
import { openReplica, type Replica } from "./randomHistory.ts";

/** Returns a device on which text is doubled, because it and another one have split a block at the same place. */
export function splitOnTwoDevices(blocks: readonly Block[], place: TextPlace): Replica {
  const first = documentOf({ front: emptyFront, blocks });
  const [here, there] = [openReplica(first, 0), openReplica(first, 1)];
  for (const { manuscript } of [here, there]) {
    const { doc, tr } = manuscript.state();
    manuscript.dispatch(tr.setSelection(TextSelection.create(doc, posOf(doc, place) ?? 0)));
    performAction(manuscript, enter);
  }
  Y.applyUpdate(here.doc, Y.encodeStateAsUpdate(there.doc));
  return here;
}
