import type { Command, EditorState } from "prosemirror-state";

/**
 * Something that a writer can do. `run` without `dispatch` answers whether it could be done now, so
 * that menus and toolbars ask the same function that keys call.
 */
export interface Action {
  /** Stable, for tests and telemetry; no two actions share one. */
  readonly name: string;
  readonly label: string;
  /** In prosemirror-keymap's words; `Mod` is Ctrl, or Cmd on a Mac. */
  readonly keys: readonly string[];
  readonly run: Command;
  /** Whether it is in force where the cursor stands. */
  readonly isOn?: (state: EditorState) => boolean;
}
