import type { Command, EditorState } from "prosemirror-state";

/**
 * Something that a writer can do in the editor. `run` without `dispatch` returns whether the action is available now, so menus and
 * toolbars call the same function as keys.
 */
export interface Action {
  /** Stable and unique, for tests and telemetry. */
  readonly name: string;
  readonly label: string;
  /** As `pressedKeys` names them, such as `Mod-Shift-f`; `Mod` is Ctrl, or Cmd on a Mac. The first are shown. */
  readonly keys: readonly string[];
  /** Its keys on a Mac, where they aren't `keys` with Cmd. */
  readonly macKeys?: readonly string[];
  readonly run: Command;
  /** What its keys do in the text, if it isn't the same. */
  readonly runInText?: Command;
  /** Whether its keys work wherever the focus is, and not only in the text. */
  readonly isEverywhere?: true;
  /** Whether it's already applied at the cursor. */
  readonly isOn?: (state: EditorState) => boolean;
}
