import type { Command } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { canonicalKeys, type KeyPress, pressedKeys } from "#frontend/platform/pressedKeys.ts";

/** Returns a handler that runs the command of the pressed keys and returns whether there was something to do. */
export function keyHandler(bindings: Readonly<Record<string, Command>>) {
  const commands = new Map(Object.entries(bindings).map(([keys, command]) => [canonicalKeys(keys), command]));
  return (view: EditorView, event: KeyPress): boolean => {
    const keys = pressedKeys(event).find((each) => commands.has(each));
    return commands.get(keys ?? "")?.(view.state, view.dispatch, view) ?? false;
  };
}
