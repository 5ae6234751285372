import { type EditorState, Plugin } from "prosemirror-state";
import { noPages } from "#frontend/modules/editor/pages/noPages.ts";
import type { Pages } from "#frontend/modules/editor/pages/pages.ts";

/** Replaces `pagesPlugin.ts` to measure typing without page breaks. */
export const pagesPlugin = (): Plugin => new Plugin({});
export const pagesShown = (): Pages => noPages;
export const pageStarts = (): readonly number[] => [];
export const pageNumberAt = (_state: EditorState, _pos: number): number => 1;
