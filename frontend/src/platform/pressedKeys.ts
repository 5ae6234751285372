import { isMac } from "./isMac.ts";

/** What a key event says about the pressed keys. */
export type KeyPress = Pick<
  KeyboardEvent,
  "key" | "code" | "keyCode" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "getModifierState"
>;

/** In the order in which keys are written, such as `Mod-Shift-f`. `Mod` is Ctrl, or Cmd on a Mac. */
const modifiers = ["Mod", "Ctrl", "Meta", "Alt", "Shift"] as const;

/** Returns keys in the one way in which `pressedKeys` writes them. */
export function canonicalKeys(keys: string): string {
  const parts = keys.split(/-(?!$)/);
  const last = parts.pop() ?? "";
  return [...modifiers.filter((each) => parts.includes(each)), nameOf(last)].join("-");
}

export const isPressed = (event: KeyPress, keys: string, mac = isMac()): boolean =>
  pressedKeys(event, mac).includes(canonicalKeys(keys));

/**
 * Returns the names of the pressed keys, the best one first. Letters are lowercase, and only the modifiers say whether Shift
 * is held, because `key` depends on Caps Lock, too. A key that types no letter from A to Z is also known by what it types on
 * a Latin keyboard, so that shortcuts work with Cyrillic letters and with a Mac's Option key. Shift isn't named with a sign
 * that needs it, such as `?`.
 */
export function pressedKeys(event: KeyPress, mac = isMac()): readonly string[] {
  const { key, shiftKey } = event;
  // Windows reports AltGr as Ctrl and Alt.
  if (!key || (hasAltGr(event) && event.altKey)) return [];
  const held = heldModifiers(event, mac);
  const unshifted = (name: string): string => [...held, name].join("-");
  const named = (name: string): string => unshifted(shiftKey ? `Shift-${name}` : name);
  if (isNamed(key) || /^[a-z]$/i.test(key)) return [named(nameOf(key))];
  const typed = isUnknown(key) ? undefined : nameOf(key);
  const base = latinKey(event, mac);
  const names = [typed, base].flatMap((name) => (name ? [named(name)] : []));
  return typed && needsShift(event, typed, mac && typed === base) ? [...names, unshifted(typed)] : names;
}

const hasAltGr = (event: KeyPress): boolean => event.getModifierState("AltGraph");

/** On a Mac, browsers may report what a key types without Shift while Cmd and Shift are held. */
const needsShift = ({ shiftKey, metaKey }: KeyPress, typed: string, isMacBase: boolean): boolean =>
  shiftKey && !hasLetter(typed) && !(isMacBase && metaKey);

function heldModifiers({ ctrlKey, metaKey, altKey }: KeyPress, mac: boolean): readonly string[] {
  const onSystem = mac ? { Mod: metaKey, Ctrl: ctrlKey, Meta: false } : { Mod: ctrlKey, Ctrl: false, Meta: metaKey };
  const held = { ...onSystem, Alt: altKey, Shift: false };
  return modifiers.filter((each) => held[each]);
}

/** Keys such as Enter and F8, which type nothing. Their names are those of `key`. */
const isNamed = (key: string): boolean => /^[A-Z][A-Za-z0-9]+$/.test(key) && !isUnknown(key);

/** What browsers say of keys that they can't or won't name. */
const isUnknown = (key: string): boolean => key === "Dead" || key === "Unidentified" || /^\p{Cc}$/u.test(key);

const nameOf = (key: string): string => (key === " " ? "Space" : isNamed(key) ? key : key.toLowerCase());

const hasLetter = (typed: string): boolean => /\p{L}/u.test(typed);

/**
 * Whether Ctrl and Alt may have typed this character, as they do on Windows in place of AltGr. A letter of another script
 * is what the key types without them.
 */
const isTypedWithCtrlAlt = ({ key, ctrlKey, altKey }: KeyPress, mac: boolean): boolean =>
  !mac &&
  ctrlKey &&
  altKey &&
  !isUnknown(key) &&
  !(hasLetter(key) && !/[\p{Script=Latin}\p{Script=Common}]/u.test(key));

/** Signs by their `keyCode`, which is the same in all browsers but Firefox. */
const signs: Readonly<Record<number, string>> = {
  59: ";",
  61: "=",
  173: "-",
  186: ";",
  187: "=",
  188: ",",
  189: "-",
  190: ".",
  191: "/",
  192: "`",
  219: "[",
  220: "\\",
  221: "]",
  222: "'",
};

/**
 * Returns what a key types on a Latin keyboard. `keyCode` follows the Latin layouts, unlike `code`, which is a place. Firefox
 * may have no `keyCode` for a key of another script.
 */
function latinKey(event: KeyPress, mac: boolean): string | undefined {
  const { keyCode, code } = event;
  if (hasAltGr(event) || isTypedWithCtrlAlt(event, mac)) return undefined;
  const isLetterOrDigit = (keyCode >= 65 && keyCode <= 90) || (keyCode >= 48 && keyCode <= 57);
  if (isLetterOrDigit) return String.fromCharCode(keyCode).toLowerCase();
  return signs[keyCode] ?? (keyCode === 0 ? /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() : undefined);
}
