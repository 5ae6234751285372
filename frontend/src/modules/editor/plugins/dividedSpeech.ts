import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import type { BlockId } from "#domain/play/play.ts";

/** A speech that was divided by a parenthetical: its parts, and the spaces between them, which are gone. */
export interface DividedSpeech {
  readonly id: BlockId;
  readonly before: string;
  readonly between: string;
  readonly after: string;
}

const key = new PluginKey<DividedSpeech | undefined>("dividedSpeech");

/** Remembers the last speech that was divided, so that Backspace in the parenthetical makes one of it again. */
export const dividedSpeech = (): Plugin<DividedSpeech | undefined> =>
  new Plugin<DividedSpeech | undefined>({
    key,
    state: { init: () => undefined, apply: (tr, before) => (tr.getMeta(key) as DividedSpeech | undefined) ?? before },
  });

export const withDividedSpeech = (tr: Transaction, divided: DividedSpeech): Transaction => tr.setMeta(key, divided);

export const dividedSpeechIn = (state: EditorState): DividedSpeech | undefined => key.getState(state);
