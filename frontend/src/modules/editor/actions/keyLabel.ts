import { keyNames } from "#frontend/messages/editor.yaml";
import { isMac } from "#frontend/platform/isMac.ts";
import type { Action } from "./action.ts";
import { keysOf } from "./shortcuts.ts";

type Modifier = readonly [part: string, label: string];

/** In the order in which Apple writes them. */
const macModifiers: readonly Modifier[] = [
  ["Ctrl", "⌃"],
  ["Alt", "⌥"],
  ["Shift", "⇧"],
  ["Mod", "⌘"],
];
const otherModifiers: readonly Modifier[] = [
  ["Mod", "Ctrl+"],
  ["Meta", "Meta+"],
  ["Alt", "Alt+"],
  ["Shift", "Shift+"],
];
const arrows: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
};
/** A Mac's Delete key is Backspace to browsers. */
const macSigns: Readonly<Record<string, string>> = { Backspace: "⌫", Delete: "⌦" };

/** Returns the first key of an action as menus show it: `Ctrl+B`, on a Mac `⌘B`. */
export const keyLabel = (action: Pick<Action, "name" | "keys" | "macKeys">, mac = isMac()): string =>
  keyName(keysOf(action, mac)[0] ?? "", mac);

/** Returns keys, such as `Mod-Shift-f`, as people read them. */
export function keyName(keys: string, mac = isMac()): string {
  const parts = keys.split(/-(?!$)/);
  const last = parts.pop() ?? "";
  const modifiers = (mac ? macModifiers : otherModifiers).filter(([part]) => parts.includes(part));
  return modifiers.map(([, label]) => label).join("") + lastName(last, mac);
}

function lastName(key: string, mac: boolean): string {
  if (key.length === 1) return key.toUpperCase();
  const names: Readonly<Record<string, string>> = keyNames;
  return (mac && macSigns[key]) || arrows[key] || names[key] || key;
}
