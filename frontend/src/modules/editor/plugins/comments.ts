import type { Node } from "prosemirror-model";
import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import type { BlockId } from "#domain/play/play.ts";
import { fromElsewhere } from "../binding/pull.ts";
import { idOf, placedBlocks } from "../schema/flat.ts";
import { readSelection } from "./syncSelection.ts";

/**
 * A comment on the text and the ranges of blocks that it refers to; no ranges if they're gone or it's about the whole
 * play.
 */
export interface Comment {
  readonly id: string;
  readonly isOpen: boolean;
  readonly ranges: readonly { readonly blockId: BlockId; readonly start: number; readonly end: number }[];
}

interface ShownComments {
  /** In the order of the previous and next commands. */
  readonly ids: readonly string[];
  readonly current: string | undefined;
  readonly marks: DecorationSet;
  /** Increases whenever marks may be out of place: text was deleted, moved, or changed on another device. */
  readonly staleCount: number;
}

interface Change {
  readonly comments?: readonly Comment[];
  readonly current?: string | undefined;
}

const key = new PluginKey<ShownComments>("comments");
const noComments: ShownComments = { ids: [], current: undefined, marks: DecorationSet.empty, staleCount: 0 };
const shownIn = (state: EditorState): ShownComments => key.getState(state) ?? noComments;

/** Shows exactly these comments. Clears the highlight if it's on another one. */
export const withComments = (tr: Transaction, comments: readonly Comment[]): Transaction =>
  tr.setMeta(key, { comments } satisfies Change);

/** Highlights one comment, or none. */
export const withCurrent = (tr: Transaction, current: string | undefined): Transaction =>
  tr.setMeta(key, { current } satisfies Change);

export const currentComment = (state: EditorState): string | undefined => shownIn(state).current;
/** Returns a number that changes when the comments have to be located again. */
export const staleComments = (state: EditorState): number => shownIn(state).staleCount;
export const commentIds = (state: EditorState): readonly string[] => shownIn(state).ids;

/** Returns the current range of a comment's text. */
export function findCommentRange(
  state: EditorState,
  id: string,
): { readonly from: number; readonly to: number } | undefined {
  return shownIn(state).marks.find(undefined, undefined, (spec) => spec.id === id)[0];
}

/**
 * Marks comments in the text. Marks are mapped through edits; a moved block's marks are shown again once they've been
 * located.
 */
export const comments = (): Plugin<ShownComments> =>
  new Plugin({
    key,
    state: {
      init: () => noComments,
      apply(tr, before) {
        const change = tr.getMeta(key) as Change | undefined;
        const shown = tr.docChanged && before.ids.length > 0 ? mapMarks(before, tr) : before;
        return change ? applyChange(shown, change, tr.doc) : shown;
      },
    },
    props: {
      decorations: (state) => shownIn(state).marks,
      handleClick(view, pos) {
        readSelection(view);
        const id = commentAt(view.state, pos);
        if (id !== undefined) view.dispatch(withCurrent(view.state.tr, id));
        return false;
      },
    },
  });

function mapMarks(before: ShownComments, tr: Transaction): ShownComments {
  let staleCount = tr.getMeta(fromElsewhere) ? before.staleCount + 1 : before.staleCount;
  const marks = before.marks.map(tr.mapping, tr.doc, { onRemove: () => void staleCount++ });
  return { ...before, marks, staleCount };
}

function applyChange(shown: ShownComments, change: Change, doc: Node): ShownComments {
  const nextCurrent = "current" in change ? change.current : shown.current;
  if (change.comments) {
    const ids = change.comments.map(({ id }) => id);
    const current = ids.find((id) => id === nextCurrent);
    return { ...shown, ids, current, marks: marksOf(doc, change.comments, current) };
  }
  return nextCurrent === shown.current
    ? shown
    : { ...shown, current: nextCurrent, marks: moveHighlight(shown, nextCurrent, doc) };
}

function marksOf(doc: Node, comments: readonly Comment[], current: string | undefined): DecorationSet {
  const placed = new Map(
    placedBlocks(doc).map(({ node, pos }) => [idOf(node), { start: pos + 1, size: node.content.size }]),
  );
  return DecorationSet.create(
    doc,
    comments.flatMap(({ id, isOpen, ranges }) =>
      ranges.flatMap(({ blockId, start, end }) => {
        const block = placed.get(blockId);
        const to = block && block.start + Math.min(end, block.size);
        const from = block && block.start + start;
        return from !== undefined && to !== undefined && from < to
          ? [mark(from, to, { id, isOpen }, id === current)]
          : [];
      }),
    ),
  );
}

/** Redraws only the old and the new highlight. */
function moveHighlight(
  { marks, current: before }: ShownComments,
  current: string | undefined,
  doc: Node,
): DecorationSet {
  const touched = marks.find(undefined, undefined, ({ id }) => id === before || id === current);
  const drawn = touched.map(({ from, to, spec }) => mark(from, to, spec as Spec, spec.id === current));
  return marks.remove(touched).add(doc, drawn);
}

type Spec = Pick<Comment, "id" | "isOpen">;

function mark(from: number, to: number, { id, isOpen }: Spec, isCurrent: boolean): Decoration {
  const classes = ["comment", !isOpen && "comment-resolved", isCurrent && "comment-current"].filter(Boolean);
  return Decoration.inline(from, to, { class: classes.join(" ") }, { id, isOpen } satisfies Spec);
}

/** Returns the comment at a position. If there are several, each click selects the next. */
function commentAt(state: EditorState, pos: number): string | undefined {
  const { marks, current } = shownIn(state);
  const here = marks.find(pos, pos).map(({ spec }) => String(spec.id));
  return here[(here.indexOf(current ?? "") + 1) % here.length];
}
