import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import type { BlockId } from "#domain/play/play.ts";
import { ignoreDoubleClick } from "#frontend/ui/ignoreDoubleClick.ts";
import { findBlocks, idOf } from "../schema/flat.ts";
import { drawMarginButton, followText, marginButtonAt } from "./marginButtons.ts";
import { passageMarks } from "./passageMarks.ts";

/** The writer's notes in the text. */
export const noteMarks = passageMarks({
  markClass: "noted",
  resolvedClass: "noted-resolved",
  currentClass: "noted-current",
});

/** A marker in the margin, beside an element that open notes are about. */
export interface NoteMarker {
  readonly blockId: BlockId;
  /** The note that it opens. */
  readonly noteId: string;
  /** What the notes say. */
  readonly text: string;
}

/** What is shown beside the text. */
interface NoteMargin {
  readonly markers: readonly NoteMarker[];
  /** Elements of the kind `note` that are done. */
  readonly done: ReadonlySet<BlockId>;
}

const key = new PluginKey<DecorationSet>("noteMargin");
const markerClass = "note-marker";

/** Shows exactly these. */
export const withNoteMargin = (tr: Transaction, margin: NoteMargin): Transaction => tr.setMeta(key, margin);

/** Shows notes in the text and in the margin. Costs nothing while there are none; what finds them loads then. */
export const notes = (onOpen: (noteId: string) => void): readonly Plugin[] => [
  noteMarks.plugin(),
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, shown) {
        const margin = tr.getMeta(key) as NoteMargin | undefined;
        if (margin) return drawnIn(tr.doc, margin);
        return followText(shown, tr);
      },
    },
    props: {
      decorations: (state) => key.getState(state),
      handleDOMEvents: {
        click(_view, event) {
          const noteId = marginButtonAt(event, markerClass);
          if (noteId === undefined) return false;
          // The page may move aside for the panel.
          ignoreDoubleClick();
          onOpen(noteId);
          return true;
        },
        mousedown(_view, event) {
          // The marker is drawn again and would lose the focus.
          const isMarker = marginButtonAt(event, markerClass) !== undefined;
          if (isMarker) event.preventDefault();
          return isMarker;
        },
      },
    },
  }),
];

function drawnIn(doc: EditorState["doc"], { markers, done }: NoteMargin): DecorationSet {
  const byBlock = new Map(markers.map((marker) => [marker.blockId, marker]));
  const drawn = findBlocks(doc, new Set([...byBlock.keys(), ...done])).flatMap(({ node, pos }) => {
    const id = idOf(node);
    const marker = byBlock.get(id);
    return [
      ...(marker ? [Decoration.widget(pos + 1, () => draw(marker), { side: -1, ignoreSelection: true })] : []),
      ...(done.has(id) ? [Decoration.node(pos, pos + node.nodeSize, { class: "note-done" })] : []),
    ];
  });
  return DecorationSet.create(doc, drawn);
}

const draw = ({ noteId, text }: NoteMarker): HTMLElement =>
  drawMarginButton({ className: markerClass, id: noteId, text });
