import { expect, test } from "vitest";
import { shortcutWords } from "#frontend/messages/commands.yaml";
import { chosenKeys, problemWith } from "./chosenKeys.ts";

const press = (key: string, held: Partial<Record<"ctrlKey" | "metaKey" | "altKey" | "shiftKey", boolean>> = {}) => ({
  key,
  code: "",
  keyCode: key === "Dead" ? 69 : 0,
  getModifierState: () => false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test("keys are written as the editor reads them", () => {
  expect(chosenKeys(press("K", { ctrlKey: true, shiftKey: true }), false)).toBe("Mod-Shift-k");
  expect(chosenKeys(press("?", { ctrlKey: true, shiftKey: true }), false)).toBe("Mod-?");
  expect(chosenKeys(press("k", { metaKey: true, altKey: true }), true)).toBe("Mod-Alt-k");
  expect(chosenKeys(press("k", { ctrlKey: true }), true)).toBe("Ctrl-k");
  expect(chosenKeys(press("F7", { shiftKey: true }), false)).toBe("Shift-F7");
  expect(chosenKeys(press("-", { ctrlKey: true, altKey: true }), false)).toBe("Mod-Alt--");
  expect(chosenKeys(press("Dead", { metaKey: true, altKey: true }), true)).toBe("Mod-Alt-e");
  expect(chosenKeys({ ...press("ф", { ctrlKey: true }), code: "KeyA", keyCode: 65 }, false)).toBe("Mod-a");
  expect(chosenKeys(press("Control", { ctrlKey: true }), false)).toBeUndefined();
});

test("keys for typing, for the browser and for the text itself can't be shortcuts", () => {
  expect(problemWith("k")).toBe(shortcutWords.needsModifier);
  expect(problemWith("Shift-k")).toBe(shortcutWords.needsModifier);
  expect(problemWith("Mod-W")).toBe(shortcutWords.reserved({ keys: "Ctrl+W" }));
  expect(problemWith("Mod-c")).toBe(shortcutWords.fixed({ keys: "Ctrl+C" }));
  expect(problemWith("Mod-Shift-k")).toBeUndefined();
  expect(problemWith("F7")).toBeUndefined();
});
