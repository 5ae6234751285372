// @vitest-environment page
import { expect, test } from "vitest";
import { canonicalKeys, isPressed, pressedKeys } from "./pressedKeys.ts";

const press = (init: KeyboardEventInit) => new KeyboardEvent("keydown", init);

test("Shift and Caps Lock don't change which letter is pressed", () => {
  const held = { ctrlKey: true, shiftKey: true, keyCode: 70 };
  expect(pressedKeys(press({ ...held, key: "F" }), false)).toEqual(["Mod-Shift-f"]);
  expect(pressedKeys(press({ ...held, key: "f" }), false)).toEqual(["Mod-Shift-f"]);
  expect(pressedKeys(press({ ctrlKey: true, key: "F", keyCode: 70 }), false)).toEqual(["Mod-f"]);
});

test.each([
  ["Croatian", "@", 86, "Mod-Alt-v"],
  ["Polish", "ł", 76, "Mod-Alt-l"],
  ["German", "µ", 77, "Mod-Alt-m"],
])("what Ctrl and Alt type in %s on Windows isn't a shortcut", (_name, key, keyCode, keys) => {
  const event = { key, keyCode, ctrlKey: true, altKey: true };
  expect(isPressed(press(event), keys, false)).toBe(false);
  expect(isPressed(press({ ...event, modifierAltGraph: true }), keys, false)).toBe(false);
});

test("with Ctrl and Alt, a letter of another script is known by its key", () => {
  expect(isPressed(press({ key: "м", keyCode: 86, ctrlKey: true, altKey: true }), "Mod-Alt-v", false)).toBe(true);
});

test("what AltGr types isn't a shortcut, even where Windows reports it as Ctrl and Alt", () => {
  const event = { key: "\\", keyCode: 219, ctrlKey: true, altKey: true, modifierAltGraph: true };
  expect(pressedKeys(press(event), false)).toEqual([]);
});

test("a sign that needs Shift is known with and without it", () => {
  expect(isPressed(press({ key: "/", keyCode: 55, ctrlKey: true, shiftKey: true }), "Mod-/", false)).toBe(true);
  expect(isPressed(press({ key: "|", keyCode: 220, ctrlKey: true, shiftKey: true }), "Mod-Shift-\\", false)).toBe(true);
  expect(isPressed(press({ key: "6", keyCode: 54, metaKey: true, shiftKey: true }), "Mod-6", true)).toBe(false);
});

test("a key of another script without a keyCode is known by its place", () => {
  expect(isPressed(press({ key: "з", code: "KeyP", ctrlKey: true }), "Mod-p", false)).toBe(true);
});

test("an event without keys, as filling in a form sends it, presses nothing", () => {
  expect(pressedKeys(press({}), false)).toEqual([]);
});

test("keys are the same in any order and case", () => {
  expect(canonicalKeys("Shift-Mod-K")).toBe("Mod-Shift-k");
  expect(canonicalKeys("Mod-Alt--")).toBe("Mod-Alt--");
  expect(canonicalKeys("Alt-PageUp")).toBe("Alt-PageUp");
});
