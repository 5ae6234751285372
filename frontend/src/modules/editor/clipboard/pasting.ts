import { Fragment, type Node, Slice } from "prosemirror-model";
import { type EditorState, Plugin, Selection, type Transaction } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { copiedMark } from "#domain/play/formats/clipboard/copiedMark.ts";
import type { Clipboard } from "#domain/play/formats/reading/readPasted.ts";
import type { BlockId } from "#domain/play/play.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { asOwnStep } from "../binding/push.ts";
import { lastStepOf } from "../binding/undo.ts";
import { readSelection } from "../plugins/syncSelection.ts";
import { nodeOf } from "../schema/blockNodes.ts";
import { blockNodes, idOf } from "../schema/flat.ts";
import { schema } from "../schema/schema.ts";
import { areWholeElements, copiedSlice, cutCopied } from "./copying.ts";
import { insertAtCursor, insertNodes, insertWords, proseKindAt } from "./insertPasted.ts";
import { blocksIn, ownType, readOwn } from "./ownClipboard.ts";
import {
  noticesInOffer,
  offeringChoice,
  type PasteChoice,
  type PasteTarget,
  type PasteWay,
  pasteAgain,
  withPasteChoice,
} from "./pasteChoice.ts";
import { roughText } from "./roughText.ts";

/**
 * Restores copies from our own editor as they were. Other text, including HTML, goes through the recognizer for
 * imported files and never becomes part of the page, so it can't conflict with the content security policy.
 */
export const pasting = (newId: () => BlockId): Plugin =>
  new Plugin({
    view: () => {
      whenIdle(() => void loadRecognizer().catch(() => undefined));
      return {};
    },
    props: {
      handleDOMEvents: {
        paste: (view, event) => !view.composing && take(view, event, event.clipboardData, newId),
        drop(view, event) {
          const place = view.dragging ? undefined : view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
          return place !== undefined && take(view, event, event.dataTransfer, newId, place);
        },
      },
      handleDrop(view, event, _slice, isMoved) {
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        if (!isMoved || place === undefined || !areWholeElements(view.state.selection)) return false;
        const tr = moveElements(view.state, place);
        view.focus();
        if (tr) view.dispatch(asOwnStep(tr.scrollIntoView().setMeta("uiEvent", "drop")));
        return true;
      },
      // Our HTML from another browser. It doesn't say whether its elements are whole.
      handlePaste(view, _event, slice) {
        const nodes = blocksIn(slice);
        if (nodes.length < 2) return false;
        view.dispatch(asPaste(insertNodes(view.state, nodes)));
        return true;
      },
      transformPastedHTML: withoutStyles,
      transformPasted: (slice, { state }) => withFreshIds(slice, state.doc),
    },
  });

/** Returns whether HTML was copied from one of our manuscripts, maybe by an earlier version or in another browser. */
const isOwn = (html: string): boolean =>
  html.includes("data-kind") && (html.includes(copiedMark) || html.includes("data-pm-slice"));

/**
 * Removes the style attributes that browsers add to copied HTML. ProseMirror parses it in a document that's under our
 * content security policy, which would report each of them.
 */
const withoutStyles = (html: string): string =>
  html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle=("[^"]*"|'[^']*')/gi, ""));

/** Returns whether the text was inserted. Dropped text goes to `place`, pasted text to the cursor. */
function take(
  view: EditorView,
  event: Event,
  data: DataTransfer | null,
  newId: () => BlockId,
  place?: number,
): boolean {
  const html = data?.getData("text/html") ?? "";
  const text = data?.getData("text/plain") ?? "";
  const own = readOwn(data?.getData(ownType) ?? "");
  if (!own && (isOwn(html) || (html === "" && text === ""))) return false;
  event.preventDefault();
  if (place !== undefined) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place))));
  if (own) view.dispatch(asPaste(pasteOwn(view.state, own)));
  else pasteAs(view, "recognized", { text, html }, newId);
  return true;
}

/** Inserts whole elements as elements, and joins parts of elements to what's at the cursor. */
export function pasteOwn(state: EditorState, copied: Slice): Transaction {
  const slice = withFreshIds(copied, state.doc);
  const isOpen = slice.openStart > 1 || slice.openEnd > 1;
  return isOpen ? state.tr.replaceSelection(slice) : insertNodes(state, blocksIn(slice));
}

/** Moves the selected elements, which keep their ids; undefined if they already are at that place. */
export function moveElements(state: EditorState, place: number): Transaction | undefined {
  const { selection } = state;
  if (place >= selection.$from.before() && place <= selection.$to.after()) return undefined;
  const nodes = blocksIn(copiedSlice(selection));
  const tr = cutCopied(state);
  tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(place))));
  return insertAtCursor(tr, nodes);
}

/** A step of its own: taking the paste back must not take back what was typed before it. */
const asPaste = (tr: Transaction): Transaction =>
  asOwnStep(tr.scrollIntoView().setMeta("paste", true).setMeta("uiEvent", "paste"));

type Recognizer = typeof import("./paste.ts");

let recognizer: Recognizer | undefined;

export const loadedRecognizer = (): Recognizer | undefined => recognizer;

/** Loads what recognizes pasted text and shows the ways to paste it, which is a fifth of the editor's code. */
export async function loadRecognizer(): Promise<void> {
  recognizer ??= await import("./paste.ts");
}

/**
 * Pastes, and offers to paste in another way unless it's a single line. Until the recognizer has loaded, paragraphs are
 * inserted as they are, so that what's typed next comes after them; they're recognized then if nothing else was done.
 */
export function pasteAs(target: PasteTarget, way: PasteWay, clipboard: Clipboard, newId: () => BlockId): void {
  const pasteIn: PasteChoice["pasteAs"] = (again, next) => pasteAs(again, next, clipboard, newId);
  const pasted = recognizer?.paste(target.state, clipboard, newId, way) ?? pasteUnread(target.state, clipboard);
  if (!pasted) return;
  const tr = asPaste(pasted);
  target.dispatch(tr);
  const notices = noticesInOffer(tr);
  if (notices) {
    const { state } = target;
    const choice = { way: recognizer ? way : "unread", step: lastStepOf(state), notices, pasteAs: pasteIn } as const;
    target.dispatch(withPasteChoice(state.tr, choice));
  }
  if (!recognizer)
    loadRecognizer().then(
      () => recognize(target, way),
      () => undefined,
    );
}

/** Pastes again what was inserted as it was, unless the writer has gone on, moved the cursor, or left the play. */
function recognize(target: PasteTarget, way: PasteWay): void {
  if (target instanceof EditorView) {
    if (target.isDestroyed || target.composing) return;
    readSelection(target);
  }
  pasteAgain(target, way);
}

/** Returns undefined if there is no text to insert. */
function pasteUnread(state: EditorState, clipboard: Clipboard): Transaction | undefined {
  const text = clipboard.text.trim() === "" ? roughText(clipboard.html) : clipboard.text;
  if (text === "") return undefined;
  const paragraphs = text.split(/(?:\r\n?|\n)+/).filter((line) => line.trim() !== "");
  const kind = proseKindAt(state) ?? "direction";
  const inserted =
    paragraphs.length > 1
      ? insertNodes(
          state,
          paragraphs.map((line) => nodeOf({ id: "" as BlockId, kind, text: [{ text: line }] })),
        )
      : insertWords(state, [{ text: text.replace(/^[\r\n]+|[\r\n]+$/g, "") }]);
  return offeringChoice(inserted);
}

/** Assigns new ids to copied blocks. A block that was cut keeps its id, so it counts as moved. */
function withFreshIds(slice: Slice, doc: Node): Slice {
  const taken = new Set(blockNodes(doc).map(idOf));
  const fresh = (fragment: Fragment): Fragment =>
    Fragment.fromArray(
      fragment.content.map((node) => {
        if (!node.isTextblock) return node.isText ? node : node.copy(fresh(node.content));
        return taken.has(idOf(node)) ? schema.node("block", { ...node.attrs, id: "" }, node.content) : node;
      }),
    );
  return new Slice(fresh(slice.content), slice.openStart, slice.openEnd);
}
