import type { Node } from "prosemirror-model";
import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import type { BlockId } from "#domain/play/play.ts";
import { fromElsewhere } from "../binding/pull.ts";
import { idOf, placedBlocks } from "../schema/flat.ts";
import { readSelection } from "./syncSelection.ts";

/** Something about a passage, and the ranges of blocks that it's about; none if they're gone. */
export interface MarkedPassage {
  readonly id: string;
  readonly isOpen: boolean;
  readonly ranges: readonly { readonly blockId: BlockId; readonly start: number; readonly end: number }[];
}

interface ShownPassages {
  /** In the order of the previous and next commands. */
  readonly ids: readonly string[];
  readonly current: string | undefined;
  readonly marks: DecorationSet;
  /** Increases whenever marks may be out of place: text was deleted, moved, or changed on another device. */
  readonly staleCount: number;
}

interface Change {
  readonly passages?: readonly MarkedPassage[];
  readonly current?: string | undefined;
}

export interface PassageMarks {
  readonly plugin: () => Plugin<ShownPassages>;
  /** Marks exactly these passages. Clears the highlight if it's on another one. */
  readonly withPassages: (tr: Transaction, passages: readonly MarkedPassage[]) => Transaction;
  /** Highlights one passage, or none. */
  readonly withCurrent: (tr: Transaction, current: string | undefined) => Transaction;
  readonly currentOf: (state: EditorState) => string | undefined;
  /** Returns a number that changes when the passages have to be located again. */
  readonly staleOf: (state: EditorState) => number;
  readonly idsOf: (state: EditorState) => readonly string[];
  /** Returns the current range of a passage. */
  readonly findRange: (state: EditorState, id: string) => { readonly from: number; readonly to: number } | undefined;
}

const nothing: ShownPassages = { ids: [], current: undefined, marks: DecorationSet.empty, staleCount: 0 };

/** The classes of marks. */
interface MarkClasses {
  readonly markClass: string;
  readonly resolvedClass: string;
  readonly currentClass: string;
}

/**
 * Marks passages in the text. Marks are mapped through edits; a moved block's marks are shown again
 * once they've been located.
 */
export function passageMarks(classes: MarkClasses): PassageMarks {
  const key = new PluginKey<ShownPassages>(classes.markClass);
  const shownIn = (state: EditorState): ShownPassages => key.getState(state) ?? nothing;
  const withCurrent: PassageMarks["withCurrent"] = (tr, current) => tr.setMeta(key, { current } satisfies Change);
  const plugin = (): Plugin<ShownPassages> =>
    new Plugin({
      key,
      state: {
        init: () => nothing,
        apply(tr, before) {
          const change = tr.getMeta(key) as Change | undefined;
          const shown = tr.docChanged && before.ids.length > 0 ? mapMarks(before, tr) : before;
          return change ? applyChange(classes, shown, change, tr.doc) : shown;
        },
      },
      props: {
        decorations: (state) => shownIn(state).marks,
        handleClick(view, pos) {
          readSelection(view);
          const id = passageAt(shownIn(view.state), pos);
          if (id !== undefined) view.dispatch(withCurrent(view.state.tr, id));
          return false;
        },
      },
    });
  return {
    plugin,
    withPassages: (tr, passages) => tr.setMeta(key, { passages } satisfies Change),
    withCurrent,
    currentOf: (state) => shownIn(state).current,
    staleOf: (state) => shownIn(state).staleCount,
    idsOf: (state) => shownIn(state).ids,
    findRange: (state, id) => shownIn(state).marks.find(undefined, undefined, (spec) => spec.id === id)[0],
  };
}

function mapMarks(before: ShownPassages, tr: Transaction): ShownPassages {
  let staleCount = tr.getMeta(fromElsewhere) ? before.staleCount + 1 : before.staleCount;
  const marks = before.marks.map(tr.mapping, tr.doc, { onRemove: () => void staleCount++ });
  return { ...before, marks, staleCount };
}

function applyChange(classes: MarkClasses, shown: ShownPassages, change: Change, doc: Node): ShownPassages {
  const nextCurrent = "current" in change ? change.current : shown.current;
  if (change.passages) {
    const ids = change.passages.map(({ id }) => id);
    const current = ids.find((id) => id === nextCurrent);
    return { ...shown, ids, current, marks: marksOf(classes, doc, change.passages, current) };
  }
  return nextCurrent === shown.current
    ? shown
    : { ...shown, current: nextCurrent, marks: moveHighlight(classes, shown, nextCurrent, doc) };
}

function marksOf(
  classes: MarkClasses,
  doc: Node,
  passages: readonly MarkedPassage[],
  current: string | undefined,
): DecorationSet {
  const placed = new Map(
    placedBlocks(doc).map(({ node, pos }) => [idOf(node), { start: pos + 1, size: node.content.size }]),
  );
  return DecorationSet.create(
    doc,
    passages.flatMap(({ id, isOpen, ranges }) =>
      ranges.flatMap(({ blockId, start, end }) => {
        const block = placed.get(blockId);
        const to = block && block.start + Math.min(end, block.size);
        const from = block && block.start + start;
        return from !== undefined && to !== undefined && from < to
          ? [mark(classes, from, to, { id, isOpen }, id === current)]
          : [];
      }),
    ),
  );
}

/** Redraws only the old and the new highlight. */
function moveHighlight(
  classes: MarkClasses,
  { marks, current: before }: ShownPassages,
  current: string | undefined,
  doc: Node,
): DecorationSet {
  const touched = marks.find(undefined, undefined, ({ id }) => id === before || id === current);
  const drawn = touched.map(({ from, to, spec }) => mark(classes, from, to, spec as Spec, spec.id === current));
  return marks.remove(touched).add(doc, drawn);
}

type Spec = Pick<MarkedPassage, "id" | "isOpen">;

function mark(classes: MarkClasses, from: number, to: number, { id, isOpen }: Spec, isCurrent: boolean): Decoration {
  const { markClass, resolvedClass, currentClass } = classes;
  const shown = [markClass, !isOpen && resolvedClass, isCurrent && currentClass].filter(Boolean).join(" ");
  return Decoration.inline(from, to, { class: shown }, { id, isOpen } satisfies Spec);
}

/** Returns the passage at a position. If there are several, each click selects the next. */
function passageAt({ marks, current }: ShownPassages, pos: number): string | undefined {
  const here = marks.find(pos, pos).map(({ spec }) => String(spec.id));
  return here[(here.indexOf(current ?? "") + 1) % here.length];
}
