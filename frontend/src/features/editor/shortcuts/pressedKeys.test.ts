import { expect, test } from "vitest";
import { shortcutWords as words } from "#frontend/messages/commands.ts";
import { pressedKeys, problemWith } from "./pressedKeys.ts";

const press = (key: string, held: Partial<Record<"ctrlKey" | "metaKey" | "altKey" | "shiftKey", boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test("keys are written as the editor reads them", () => {
  expect(pressedKeys(press("K", { ctrlKey: true, shiftKey: true }), false)).toBe("Mod-Shift-k");
  expect(pressedKeys(press("?", { ctrlKey: true, shiftKey: true }), false)).toBe("Mod-?");
  expect(pressedKeys(press("k", { metaKey: true, altKey: true }), true)).toBe("Mod-Alt-k");
  expect(pressedKeys(press("k", { ctrlKey: true }), true)).toBe("Ctrl-k");
  expect(pressedKeys(press("F7", { shiftKey: true }), false)).toBe("Shift-F7");
  expect(pressedKeys(press("-", { ctrlKey: true, altKey: true }), false)).toBe("Mod-Alt--");
  expect(pressedKeys(press("Control", { ctrlKey: true }), false)).toBeUndefined();
});

test("keys for typing, for the browser and for the text itself can't be shortcuts", () => {
  expect(problemWith("k")).toBe(words.needsModifier);
  expect(problemWith("Shift-k")).toBe(words.needsModifier);
  expect(problemWith("Mod-W")).toBe(words.reserved("Ctrl+W"));
  expect(problemWith("Mod-c")).toBe(words.fixed("Ctrl+C"));
  expect(problemWith("Mod-Shift-k")).toBeUndefined();
  expect(problemWith("F7")).toBeUndefined();
});
