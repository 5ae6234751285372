import type { Node } from "prosemirror-model";
import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import type { DecorationSet } from "prosemirror-view";
import type { SearchQuery } from "#domain/play/search/searchQuery.ts";

/** A request to show the find bar. Each request is a new object, so that the bar takes the focus again. */
export interface FindRequest {
  readonly isReplacing: boolean;
}

/** What the editor needs of the open bar's search, whose code it doesn't load. */
interface OpenSearch {
  marks(doc: Node): DecorationSet;
  go(step: 1 | -1): void;
  setQuery(query: SearchQuery): void;
}

interface Find {
  /** Undefined while the bar is closed. */
  readonly request?: FindRequest | undefined;
  /** The search of the open bar, once its code has loaded. */
  readonly session?: OpenSearch | undefined;
  /** The last query, for when the bar opens again. */
  readonly query?: SearchQuery | undefined;
}

const key = new PluginKey<Find>("find");

export const withFind = (tr: Transaction, change: Find): Transaction => tr.setMeta(key, change);

export const findRequest = (state: EditorState): FindRequest | undefined => key.getState(state)?.request;
export const findSessionOf = (state: EditorState): OpenSearch | undefined => key.getState(state)?.session;
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
