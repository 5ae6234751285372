import { shortcutWords } from "#frontend/messages/commands.yaml";
import { keyName } from "#frontend/modules/editor/actions/keyLabel.ts";
import { isSameKey } from "#frontend/modules/editor/actions/shortcuts.ts";
import { isMac } from "#frontend/platform/isMac.ts";
import { type KeyPress, pressedKeys } from "#frontend/platform/pressedKeys.ts";

const modifierKeys = new Set(["Control", "Shift", "Alt", "Meta", "AltGraph", "CapsLock", "Process"]);

/**
 * Returns the pressed keys as a shortcut is stored; undefined while only modifiers are held. If they have several names, it's
 * what was typed, or else what a Latin keyboard types.
 */
export function chosenKeys(event: KeyPress, mac = isMac()): string | undefined {
  if (modifierKeys.has(event.key)) return undefined;
  const names = pressedKeys(event, mac);
  const latin = names.filter((name) => /^[!-~]+$/.test(name));
  return latin.findLast((name) => name.endsWith(event.key)) ?? latin.at(-1) ?? names[0];
}

/** Keys that browsers don't leave to pages, or that people would miss. */
const reserved = [
  "w",
  "t",
  "n",
  "q",
  "r",
  "l",
  "Shift-w",
  "Shift-t",
  "Shift-n",
  "Shift-r",
  "Tab",
  "Shift-Tab",
  "0",
  "+",
  "-",
]
  .map((key) => `Mod-${key}`)
  .concat("F5", "F11", "F12", "F6", "Alt-ArrowLeft", "Alt-ArrowRight", "Alt-F4");

/** Keys that the text needs. */
const forWriting = ["a", "c", "v", "x", "Home", "End", "ArrowLeft", "ArrowRight", "Backspace", "Delete"].map(
  (key) => `Mod-${key}`,
);

/** Returns why keys can't be a shortcut, as a sentence; undefined if they can. */
export function problemWith(keys: string): string | undefined {
  const parts = keys.split(/-(?!$)/);
  const hasModifier = parts.some((part) => ["Mod", "Ctrl", "Meta", "Alt"].includes(part));
  if (!hasModifier && !/^F\d+$/.test(parts.at(-1) ?? "")) return shortcutWords.needsModifier;
  if (reserved.some((each) => isSameKey(each, keys))) return shortcutWords.reserved({ keys: keyName(keys) });
  return forWriting.some((each) => isSameKey(each, keys)) ? shortcutWords.fixed({ keys: keyName(keys) }) : undefined;
}
