import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { BlockId } from "#domain/play/play.ts";
import { undo } from "../actions/undo.ts";
import { fromElsewhere } from "../binding/pull.ts";
import { lastStepOf } from "../binding/undo.ts";
import { changesPlay } from "../plugins/groups.ts";

/** How text was pasted: as the elements that it was recognized as, all as dialogue, or as it is. */
export const pasteWays = ["recognized", "dialogue", "plain"] as const;
export type PasteWay = (typeof pasteWays)[number];

/** Where text is pasted. */
export type PasteTarget = Pick<EditorView, "state" | "dispatch">;

/** What was changed or left out in a paste, or may be read wrong. */
export interface PasteNotice {
  /** An English sentence. */
  readonly message: string;
  /** The elements that it's about. */
  readonly places: readonly BlockId[];
}

/** One of the places of a notice, both counted from zero. */
export interface PastePlace {
  readonly notice: number;
  readonly place: number;
}

/** What was just pasted, while it can still be pasted in another way. */
export interface PasteChoice {
  /** `unread`: it will be recognized as soon as the code for that has loaded. */
  readonly way: PasteWay | "unread";
  /** The step of undo that takes it back. */
  readonly step: unknown;
  readonly notices: readonly PasteNotice[];
  /** The place to which the writer went. */
  readonly shown?: PastePlace;
  readonly pasteAs: (target: PasteTarget, way: PasteWay) => void;
}

const key = new PluginKey<PasteChoice | undefined>("paste choice");

/** Returns what can be pasted in another way now. */
export function pasteChoiceOf(state: EditorState): PasteChoice | undefined {
  const choice = key.getState(state);
  return choice && choice.step === lastStepOf(state) ? choice : undefined;
}

const offerKey = "offers another way";

/** Marks a transaction that pastes something which could be pasted in another way, with what's to say about it. */
export const offeringChoice = (tr: Transaction, notices: readonly PasteNotice[] = []): Transaction =>
  tr.setMeta(offerKey, notices);
/** Returns what's to say about a paste that could be pasted in another way; undefined for other transactions. */
export const noticesInOffer = (tr: Transaction): readonly PasteNotice[] | undefined =>
  tr.docChanged ? (tr.getMeta(offerKey) as readonly PasteNotice[] | undefined) : undefined;

/** Offers to paste in another way; undefined stops offering it. */
export const withPasteChoice = (tr: Transaction, choice: PasteChoice | undefined): Transaction =>
  tr.setMeta(key, { choice });

/** Remembers what was pasted until the writer does anything else. */
export const pasteChoices = (): Plugin<PasteChoice | undefined> =>
  new Plugin<PasteChoice | undefined>({
    key,
    state: {
      init: () => undefined,
      apply(tr, choice) {
        const change = tr.getMeta(key) as { readonly choice: PasteChoice | undefined } | undefined;
        if (change) return change.choice;
        const isOver = (changesPlay(tr) || tr.selectionSet) && !tr.getMeta(fromElsewhere);
        return isOver ? undefined : choice;
      },
    },
    props: {
      handleKeyDown(view, { key: name }) {
        if (name !== "Escape" || !pasteChoiceOf(view.state)) return false;
        view.dispatch(withPasteChoice(view.state.tr, undefined));
        return true;
      },
    },
  });

/** Takes the paste back and pastes again, so that both together are one step of undo. */
export function pasteAgain(target: PasteTarget, way: PasteWay): void {
  const choice = pasteChoiceOf(target.state);
  if (!choice || choice.way === way) return;
  undo.run(target.state, target.dispatch);
  choice.pasteAs(target, way);
}
