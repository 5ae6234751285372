import type { Node } from "prosemirror-model";
import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import type { BlockId } from "#domain/play/play.ts";
import { fromElsewhere } from "../binding/pull.ts";
import { idOf, placedBlocks } from "../schema/flat.ts";
import { readSelection } from "./syncSelection.ts";

/** A remark on the text, and the stretches of blocks that it means; none where they are gone or the whole is meant. */
export interface Comment {
  readonly id: string;
  readonly isOpen: boolean;
  readonly ranges: readonly { readonly blockId: BlockId; readonly start: number; readonly end: number }[];
}

interface Shown {
  /** In the order in which one goes from one to the next. */
  readonly ids: readonly string[];
  readonly current: string | undefined;
  readonly marks: DecorationSet;
  /** Goes up whenever marks may stand elsewhere than they are: words went, moved, or changed on another device. */
  readonly strayed: number;
}

interface Change {
  readonly comments?: readonly Comment[];
  readonly current?: string | undefined;
}

const key = new PluginKey<Shown>("comments");
const nothing: Shown = { ids: [], current: undefined, marks: DecorationSet.empty, strayed: 0 };
const shownIn = (state: EditorState): Shown => key.getState(state) ?? nothing;

/** Shows the comments and no others; what is not among them is not lit either. */
export const withComments = (tr: Transaction, comments: readonly Comment[]): Transaction =>
  tr.setMeta(key, { comments } satisfies Change);

/** Lights one of them; `undefined` none. */
export const withCurrent = (tr: Transaction, current: string | undefined): Transaction =>
  tr.setMeta(key, { current } satisfies Change);

export const currentComment = (state: EditorState): string | undefined => shownIn(state).current;
/** Another number than before: it is time to find the places of the comments anew. */
export const staleComments = (state: EditorState): number => shownIn(state).strayed;
export const commentIds = (state: EditorState): readonly string[] => shownIn(state).ids;

/** Where the words of a comment stand now. */
export function findCommentRange(
  state: EditorState,
  id: string,
): { readonly from: number; readonly to: number } | undefined {
  return shownIn(state).marks.find(undefined, undefined, (spec) => spec.id === id)[0];
}

/** Marks of comments in the text. They follow what is typed; where a block was put elsewhere they wait to be shown anew. */
export const comments = (): Plugin<Shown> =>
  new Plugin({
    key,
    state: {
      init: () => nothing,
      apply(tr, before) {
        const change = tr.getMeta(key) as Change | undefined;
        const shown = tr.docChanged && before.ids.length > 0 ? carried(before, tr) : before;
        return change ? changed(shown, change, tr.doc) : shown;
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

function carried(before: Shown, tr: Transaction): Shown {
  let strayed = tr.getMeta(fromElsewhere) ? before.strayed + 1 : before.strayed;
  const marks = before.marks.map(tr.mapping, tr.doc, { onRemove: () => void strayed++ });
  return { ...before, marks, strayed };
}

function changed(shown: Shown, change: Change, doc: Node): Shown {
  const wanted = "current" in change ? change.current : shown.current;
  if (change.comments) {
    const ids = change.comments.map(({ id }) => id);
    const current = ids.find((id) => id === wanted);
    return { ...shown, ids, current, marks: marksOf(doc, change.comments, current) };
  }
  return wanted === shown.current ? shown : { ...shown, current: wanted, marks: relit(shown, wanted, doc) };
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

/** Only what was lit and what will be is drawn again. */
function relit({ marks, current: before }: Shown, current: string | undefined, doc: Node): DecorationSet {
  const touched = marks.find(undefined, undefined, ({ id }) => id === before || id === current);
  const drawn = touched.map(({ from, to, spec }) => mark(from, to, spec as Spec, spec.id === current));
  return marks.remove(touched).add(doc, drawn);
}

type Spec = Pick<Comment, "id" | "isOpen">;

function mark(from: number, to: number, { id, isOpen }: Spec, isCurrent: boolean): Decoration {
  const looks = ["comment", !isOpen && "comment-resolved", isCurrent && "comment-current"].filter(Boolean);
  return Decoration.inline(from, to, { class: looks.join(" ") }, { id, isOpen } satisfies Spec);
}

/** The comment on a place; of several the next one at every further click. */
function commentAt(state: EditorState, pos: number): string | undefined {
  const { marks, current } = shownIn(state);
  const here = marks.find(pos, pos).map(({ spec }) => String(spec.id));
  return here[(here.indexOf(current ?? "") + 1) % here.length];
}
