import { DOMSerializer, Slice } from "prosemirror-model";
import { type EditorState, Plugin, type Selection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { copiedMark } from "#domain/play/formats/clipboard/copiedMark.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { attributesOf, schema } from "../schema/schema.ts";
import type { CopySettings } from "./copied.ts";
import { ownType, writeOwn } from "./ownClipboard.ts";

/**
 * Copies elements as Fountain, which everybody can read, and as HTML with the look of a manuscript; words of one element
 * as plain text. IDs are only in the type that we read ourselves.
 */
export const copying = (settings: CopySettings): Plugin =>
  new Plugin({
    view: () => {
      whenIdle(() => void loadWriters().catch(() => undefined));
      return {};
    },
    props: {
      handleDOMEvents: {
        copy: (view, event) => copy(view, event, settings),
        cut(view, event) {
          if (!copy(view, event, settings)) return false;
          view.dispatch(cutCopied(view.state).scrollIntoView().setMeta("uiEvent", "cut"));
          return true;
        },
      },
      // What's dragged, within the editor or out of it.
      transformCopied: (_slice, { state }) => copiedSlice(state.selection),
      clipboardTextSerializer: textOf,
      clipboardSerializer: withoutIds,
    },
  });

function copy({ state }: EditorView, event: ClipboardEvent, settings: CopySettings): boolean {
  const { clipboardData } = event;
  if (state.selection.empty || !clipboardData) return false;
  event.preventDefault();
  const slice = copiedSlice(state.selection);
  clipboardData.clearData();
  clipboardData.setData(ownType, writeOwn(slice));
  clipboardData.setData("text/plain", textOf(slice));
  clipboardData.setData("text/html", writers?.copiedHtml(slice, settings) ?? plainHtml(slice));
  return true;
}

/**
 * Returns what's selected. Several whole elements are closed, so they stay elements wherever they're pasted; parts of
 * elements are open, so they join what's around them.
 */
export function copiedSlice(selection: Selection): Slice {
  const slice = selection.content();
  return areWholeElements(selection) ? new Slice(slice.content, 1, 1) : slice;
}

/** Leaves nothing of whole elements, so that they keep their ids, and what's noted about them, where they're pasted. */
export function cutCopied({ doc, selection, tr }: EditorState): Transaction {
  const { $from, $to } = selection;
  if (!areWholeElements(selection)) return tr.deleteSelection();
  const isGroup = $from.index(1) === 0 && $to.index(1) === $to.node(1).childCount - 1;
  const [start, end] = isGroup ? [$from.before(1), $to.after(1)] : [$from.before(), $to.after()];
  const isEverything = start === 0 && end === doc.content.size;
  return isEverything ? tr.deleteSelection() : tr.delete(start, end);
}

/** Returns whether a selection is several elements from the first letter to the last. */
export function areWholeElements({ $from, $to }: Selection): boolean {
  const isSeveral = $from.parent.isTextblock && $to.parent.isTextblock && !$from.sameParent($to);
  return isSeveral && $from.parentOffset === 0 && $to.parentOffset > 0 && $to.parentOffset === $to.parent.content.size;
}

let writers: typeof import("./copied.ts") | undefined;

/** Loads what writes Fountain and HTML. The clipboard can't wait for it. */
export async function loadWriters(): Promise<void> {
  writers ??= await import("./copied.ts");
}

/** Until the code has loaded, elements are copied as paragraphs. */
const textOf = (slice: Slice): string =>
  writers?.copiedText(slice) ?? slice.content.textBetween(0, slice.content.size, "\n\n", "\n");

/** Keeps the kinds, for another play, but has no look of its own. */
function plainHtml({ content }: Slice): string {
  const place = document.createElement("div");
  place.setAttribute(copiedMark, "");
  place.append(withoutIds.serializeFragment(content));
  return place.outerHTML;
}

const { nodes, marks } = DOMSerializer.fromSchema(schema);
const withoutIds = new DOMSerializer(
  { ...nodes, block: (node) => ["p", { "data-kind": attributesOf(node).kind, dir: "auto" }, 0] },
  marks,
);
