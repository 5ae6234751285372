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
  | "share"
  | "pageLayout"
  | "typing"
  | "export"
  | "sendTo"
  | "goTo"
  | "goals";

/** What can take the place of the page, one at a time. Each has a component in `features/editor/boards`. */
export type BoardName = "pages" | "frontMatter" | "indexCards" | "sceneGrid" | "statistics" | "history";

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
  /** The call by which the dialog that sends the play checks it first. */
  readonly callToCheck?: string | undefined;
  readonly board?: BoardName | undefined;
  /** The dialog from which the board was opened, and to which closing it leads. */
  readonly returnsTo?: DialogName | undefined;
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

/** Returns whether this panel can be seen. */
export const isPanelShown = ({ panel, board }: ScreenState, name: PanelName): boolean => panel === name && !board;

/** As in `editor.css`: here, the outline covers most of the text. */
export const isPhone = "(max-width: 760px)";

export function createScreenControl(start: ScreenState, saveNow: () => void): ScreenControl {
  const shown = createStore(start);
  const show = (change: Partial<ScreenState>): void => {
    const before = shown.get();
    const opens = change.panel !== undefined && change.panel !== before.panel;
    // A panel is beside the text.
    const uncovers = change.panel !== undefined ? { board: undefined } : {};
    const next = { ...before, ...(opens ? { panelFocus: {} } : {}), ...uncovers, ...change };
    const { returnsTo } = next.board === before.board ? next : change;
    shown.set({ ...next, returnsTo });
  };
  return { shown, show, saveNow };
}

const key = new PluginKey<ScreenControl>("screen");

/** Makes the screen available to actions, through the editor's state. */
export const screenPlugin = (screen: ScreenControl): Plugin =>
  new Plugin({ key, state: { init: () => screen, apply: () => screen } });

/** Returns the screen that a manuscript is on; undefined without one, as in tests of the text. */
export const screenOf = (state: EditorState): ScreenControl | undefined => key.getState(state);
