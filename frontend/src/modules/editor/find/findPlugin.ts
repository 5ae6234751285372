import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import type { SearchQuery } from "#domain/play/search/searchQuery.ts";
import type { FindSession } from "./findSession.ts";

/** A request to show the find bar. Each request is a new object, so that the bar takes the focus again. */
export interface FindRequest {
  readonly isReplacing: boolean;
}

interface Find {
  /** Undefined while the bar is closed. */
  readonly request?: FindRequest | undefined;
  /** The search of the open bar, once its code has loaded. */
  readonly session?: FindSession | undefined;
  /** The last query, for when the bar opens again. */
  readonly query?: SearchQuery | undefined;
}

const key = new PluginKey<Find>("find");

export const withFind = (tr: Transaction, change: Find): Transaction => tr.setMeta(key, change);

export const findRequest = (state: EditorState): FindRequest | undefined => key.getState(state)?.request;
export const findSessionOf = (state: EditorState): FindSession | undefined => key.getState(state)?.session;
export const lastQuery = (state: EditorState): SearchQuery | undefined => key.getState(state)?.query;

/** Connects the find bar, which loads on demand, with the editor. Costs nothing while the bar is closed. */
export const findPlugin = (): Plugin<Find> =>
  new Plugin<Find>({
    key,
    state: {
      init: () => ({}),
      apply(tr, find) {
        const change = tr.getMeta(key) as Find | undefined;
        return change ? { ...find, ...change } : find;
      },
    },
    props: { decorations: (state) => findSessionOf(state)?.marks(state.doc) },
  });
