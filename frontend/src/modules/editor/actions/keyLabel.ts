import type { Action } from "./action.ts";
import { isMac } from "./isMac.ts";
import { keysOf } from "./shortcuts.ts";

const names: Readonly<Record<string, readonly [mac: string, other: string]>> = {
  Mod: ["⌘", "Ctrl+"],
  Ctrl: ["⌃", "Ctrl+"],
  Shift: ["⇧", "Shift+"],
  Alt: ["⌥", "Alt+"],
};
const named: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  PageUp: "Page Up",
  PageDown: "Page Down",
};

/** Returns the first key of an action as menus show it: `Ctrl+B`, on a Mac `⌘B`. */
export const keyLabel = (action: Pick<Action, "name" | "keys" | "macKeys">, mac = isMac()): string =>
  keyName(keysOf(action, mac)[0] ?? "", mac);

/** Returns keys in prosemirror-keymap's notation as people read them. */
export function keyName(key: string, mac = isMac()): string {
  const parts = key.split(/-(?!$)/);
  const last = parts.pop() ?? "";
  const modifiers = parts.map((part) => names[part]?.[mac ? 0 : 1] ?? "").join("");
  return modifiers + (named[last] ?? (last.length === 1 ? last.toUpperCase() : last));
}
