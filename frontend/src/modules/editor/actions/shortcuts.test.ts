import { expect, test } from "vitest";
import { bold } from "./marks.ts";
import { listen } from "./screen.ts";
import { keysOf, resetAllKeys, resetKeys, setKeys } from "./shortcuts.ts";
import { typewriter } from "./view.ts";

test("keys that were taken from another command go back to it when they're reset", () => {
  const all = [bold, typewriter];
  setKeys(typewriter, "Mod-b", all);
  expect(keysOf(bold, false)).toEqual([]);
  resetKeys(typewriter, all);
  expect(keysOf(typewriter, false)).toEqual([]);
  expect(keysOf(bold, false)).toContain("Mod-b");
  resetAllKeys();
});

test("keys that a writer chose stay with their command when they become the built-in keys of another", () => {
  setKeys(typewriter, "F9", [typewriter]);
  expect(keysOf(typewriter, false)).toEqual(["F9"]);
  expect(keysOf(listen, false)).toEqual([]);
  expect(keysOf(listen, true)).toEqual(["Mod-Alt-l"]);
  resetAllKeys();
  expect(keysOf(listen, false)).toEqual(["F9"]);
});
