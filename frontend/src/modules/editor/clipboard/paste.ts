import type { EditorState, Transaction } from "prosemirror-state";
import { type Clipboard, readPasted, readPastedAs } from "#domain/play/formats/reading/readPasted.ts";
import type { BlockId } from "#domain/play/play.ts";
import { nodeOf } from "../schema/blockNodes.ts";
import { insertNodes, insertWords, isWithinText, proseKindAt } from "./insertPasted.ts";
import { offeringChoice, type PasteWay } from "./pasteChoice.ts";

export { PasteBar } from "./shownPasteBar.ts";

/**
 * Inserts one line as text of the current element, and several lines as elements of their own, unless they're a single
 * paragraph within the text of an element.
 */
export function paste(
  state: EditorState,
  clipboard: Clipboard,
  newId: () => BlockId,
  way: PasteWay = "recognized",
): Transaction {
  const { blocks, line, isPlay, changed = [] } = readPasted(clipboard, newId);
  if (line) return insertWords(state, line);
  const proseKind = proseKindAt(state);
  const asHere = isPlay ? undefined : proseKind;
  const [only, ...more] = blocks;
  if (way === "recognized" && asHere && only && more.length === 0 && isWithinText(state))
    return offeringChoice(insertWords(state, only.text), changed);
  const inWay = {
    recognized: () => blocks.map((block) => (asHere ? { ...block, kind: asHere } : block)),
    dialogue: () => readPastedAs(clipboard, { kind: "dialogue", hasEmphasis: true }, newId),
    plain: () => readPastedAs(clipboard, { kind: proseKind ?? "direction", hasEmphasis: false }, newId),
  };
  return offeringChoice(insertNodes(state, inWay[way]().map(nodeOf)), way === "recognized" ? changed : []);
}
