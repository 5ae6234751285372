import { type EditorState, Plugin, PluginKey } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import { fromElsewhere } from "../binding/pull.ts";
import type { Editor } from "../editor.ts";
import { changesPlay } from "../plugins/groups.ts";
import { findBlock, idOf } from "../schema/flat.ts";
import type { SpokenPlace } from "./player.ts";

interface Spoken {
  readonly marks: DecorationSet;
  /** How often the writer has changed the text here. */
  readonly changes: number;
}

const key = new PluginKey<Spoken>("spoken word");

/** Marks the word that is being read aloud. */
export const spokenWord = (): Plugin<Spoken> =>
  new Plugin<Spoken>({
    key,
    state: {
      init: () => ({ marks: DecorationSet.empty, changes: 0 }),
      apply(tr, { marks, changes }) {
        const isWritten = changesPlay(tr) && !tr.getMeta(fromElsewhere);
        return {
          marks: (tr.getMeta(key) as DecorationSet | undefined) ?? marks.map(tr.mapping, tr.doc),
          changes: changes + (isWritten ? 1 : 0),
        };
      },
    },
    props: { decorations: (state) => key.getState(state)?.marks },
  });

/** Returns a number that is another one after each change of the text that the writer has made here. */
export const writtenChanges = (state: EditorState): number => key.getState(state)?.changes ?? 0;

/** Returns where the marked word is now, after what was written before it. */
export function spokenPlaceIn(state: EditorState): Omit<SpokenPlace, "to"> | undefined {
  const [marked] = key.getState(state)?.marks.find() ?? [];
  if (!marked) return undefined;
  const { parent, parentOffset } = state.doc.resolve(marked.from);
  return { blockId: idOf(parent), from: parentOffset };
}

/** Moves the mark, or removes it. A place that the text doesn't have anymore isn't marked. */
export function showSpoken(
  { state, dispatch }: Pick<Editor, "state" | "dispatch">,
  place: SpokenPlace | undefined,
): void {
  const { doc, tr } = state();
  const placed = place && findBlock(doc, place.blockId);
  const marks = place && placed ? [mark(placed.pos + 1, place, placed.node.content.size)] : [];
  dispatch(tr.setMeta(key, DecorationSet.create(doc, marks)));
}

const mark = (start: number, { from, to }: SpokenPlace, size: number): Decoration =>
  Decoration.inline(start + Math.min(from, size), start + Math.min(to, size), { class: "spoken" });
