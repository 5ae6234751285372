import { type EditorState, Plugin, PluginKey } from "prosemirror-state";
import type { FeedbackId } from "#domain/feedback/feedback.ts";
import type { BlockId } from "#domain/play/play.ts";
import { createStore, type ReadableStore } from "#frontend/state/createStore.ts";

/** What can be shown beside the page, one at a time. Each has a component in `features/editor/panels`. */
export type PanelName = "comments" | "listening" | "characters" | "stage" | "notes";

/** What can be shown over the page, one at a time. Each has a component in `features/editor/dialogs`. */
export type DialogName =
  | "commands"
  | "shortcuts"
  | "pages"
  | "share"
  | "frontMatter"
  | "pageLayout"
  | "typing"
  | "export"
  | "submissionPackage"
  | "indexCards"
  | "goTo"
  | "sceneGrid"
  | "statistics"
  | "history"
  | "goals";

export interface ScreenState {
  readonly hasOutline: boolean;
  /** Asks the outline to take the focus. */
  readonly outlineFocus?: object | undefined;
  /** What was beside the page before the panels were hidden. While it's set, nothing but the page is shown. */
  readonly hidden?: Pick<ScreenState, "hasOutline" | "panel"> | undefined;
  readonly panel?: PanelName | undefined;
  /** Asks the open panel to take the focus. Set whenever another panel opens, unless the change says otherwise. */
  readonly panelFocus?: object | undefined;
  /** The comment that the panel shows first. */
  readonly comment?: FeedbackId | undefined;
  /** The note that the panel shows first. */
  readonly note?: string | undefined;
  /** Asks the panel for a new note: about a scene, or about what's selected. */
  readonly newNote?: { readonly scene?: BlockId } | undefined;
  readonly dialog?: DialogName | undefined;
  /** Asks for the pages to be printed. */
  readonly printing?: object;
}

/** What is shown of the editor's screen besides the text, and what actions can do there. */
export interface ScreenControl {
  readonly shown: ReadableStore<ScreenState>;
  readonly show: (change: Partial<ScreenState>) => void;
  /** Saves the play without waiting for the next automatic save. */
  readonly saveNow: () => void;
}

/** Wide enough for the outline next to the page. Below this, it covers part of the text. */
export const hasRoomForOutline = "(min-width: 1100px)";

/** As in `panel.css`: from the first width on, a panel is next to the page, and from the second one on, so is the outline. */
const hasRoomForPanel = "(min-width: 1160px)";
export const hasRoomForBoth = "(min-width: 1360px)";

const isAsWideAs = (query: string): boolean => window.matchMedia(query).matches;

/** Returns whether an open panel is where the outline would be. */
export const isOutlineCovered = ({ panel }: ScreenState): boolean =>
  panel !== undefined && isAsWideAs(hasRoomForPanel) && !isAsWideAs(hasRoomForBoth);

/** Returns whether the outline can be seen. */
export const isOutlineShown = (state: ScreenState): boolean => state.hasOutline && !isOutlineCovered(state);

/** As in `editor.css`: here, the outline covers most of the text. */
export const isPhone = "(max-width: 760px)";

export function createScreenControl(start: ScreenState, saveNow: () => void): ScreenControl {
  const shown = createStore(start);
  const show = (change: Partial<ScreenState>): void => {
    const before = shown.get();
    const opens = change.panel !== undefined && change.panel !== before.panel;
    shown.set({ ...before, ...(opens ? { panelFocus: {} } : {}), ...change });
  };
  return { shown, show, saveNow };
}

const key = new PluginKey<ScreenControl>("screen");

/** Makes the screen available to actions, through the editor's state. */
export const screenPlugin = (screen: ScreenControl): Plugin =>
  new Plugin({ key, state: { init: () => screen, apply: () => screen } });

/** Returns the screen that a manuscript is on; undefined without one, as in tests of the text. */
export const screenOf = (state: EditorState): ScreenControl | undefined => key.getState(state);
