import { shortcutWords as words } from "#frontend/messages/commands.ts";
import { isMac } from "#frontend/modules/editor/actions/isMac.ts";
import { keyName } from "#frontend/modules/editor/actions/keyLabel.ts";
import { isSameKey } from "#frontend/modules/editor/actions/shortcuts.ts";

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

const modifierKeys = new Set([
  "Control",
  "Shift",
  "Alt",
  "Meta",
  "AltGraph",
  "CapsLock",
  "Dead",
  "Process",
  "Unidentified",
]);

/** Returns the pressed keys in prosemirror-keymap's notation; undefined while only modifiers are held. */
export function pressedKeys({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed, mac = isMac()): string | undefined {
  if (modifierKeys.has(key)) return undefined;
  const isMod = mac ? metaKey : ctrlKey;
  const other = mac ? ctrlKey && "Ctrl" : metaKey && "Meta";
  const letter = key.length === 1 ? key.toLowerCase() : key;
  // For other characters, such as ?, Shift is part of the character.
  const showsShift = shiftKey && (key.length > 1 || key.toLowerCase() !== key.toUpperCase());
  return [isMod && "Mod", other, altKey && "Alt", showsShift && "Shift", letter === " " ? "Space" : letter]
    .filter((part) => typeof part === "string")
    .join("-");
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
  if (!hasModifier && !/^F\d+$/.test(parts.at(-1) ?? "")) return words.needsModifier;
  if (reserved.some((each) => isSameKey(each, keys))) return words.reserved(keyName(keys));
  return forWriting.some((each) => isSameKey(each, keys)) ? words.fixed(keyName(keys)) : undefined;
}
