import { DOMSerializer, type ResolvedPos, Slice } from "prosemirror-model";
import { Plugin, type Selection } from "prosemirror-state";
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
          view.dispatch(view.state.tr.deleteSelection().scrollIntoView().setMeta("uiEvent", "cut"));
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
  const { $from, $to } = selection;
  const slice = selection.content();
  const isWhole = !$from.sameParent($to) && $from.parentOffset === 0 && $to.parentOffset > 0 && isAtEnd($to);
  return isWhole ? new Slice(slice.content, 1, 1) : slice;
}

const isAtEnd = ({ parent, parentOffset }: ResolvedPos): boolean => parentOffset === parent.content.size;

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
