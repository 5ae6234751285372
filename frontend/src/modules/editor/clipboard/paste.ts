import type { EditorState, Transaction } from "prosemirror-state";
import type { ImportNotice } from "#domain/play/formats/reading/importNotice.ts";
import { type Clipboard, readPasted, readPastedAs } from "#domain/play/formats/reading/readPasted.ts";
import type { BlockId } from "#domain/play/play.ts";
import { findBlockPosition } from "../actions/blockPosition.ts";
import { nodeOf } from "../schema/blockNodes.ts";
import { idOf } from "../schema/flat.ts";
import { insertNodes, insertWords, isWithinText, proseKindAt } from "./insertPasted.ts";
import { offeringChoice, type PasteNotice, type PasteWay } from "./pasteChoice.ts";

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
  const { blocks, line, isPlay, notices = [] } = readPasted(clipboard, newId);
  if (line) return insertWords(state, line);
  const proseKind = proseKindAt(state);
  const asHere = isPlay ? undefined : proseKind;
  const [only, ...more] = blocks;
  if (way === "recognized" && asHere && only && more.length === 0 && isWithinText(state)) {
    const here = findBlockPosition(state);
    const noticesHere = notices.map(({ message }) => ({ message, places: here ? [idOf(here.node)] : [] }));
    return offeringChoice(insertWords(state, only.text), noticesHere);
  }
  const inWay = {
    recognized: () => blocks.map((block) => (asHere ? { ...block, kind: asHere } : block)),
    dialogue: () => readPastedAs(clipboard, { kind: "dialogue", hasEmphasis: true }, newId),
    plain: () => readPastedAs(clipboard, { kind: proseKind ?? "direction", hasEmphasis: false }, newId),
  };
  const placed = way === "recognized" ? notices.map((notice) => withPlaces(notice, only?.id)) : [];
  return offeringChoice(insertNodes(state, inWay[way]().map(nodeOf)), placed);
}

/** What a notice says about all of the text is shown at its first element. */
function withPlaces({ message, places }: ImportNotice, first: BlockId | undefined): PasteNotice {
  const ids = places.flatMap((place) => ("blockId" in place ? [place.blockId] : []));
  return { message, places: ids.length > 0 || first === undefined ? ids : [first] };
}
