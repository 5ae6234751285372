import { expect, test } from "vitest";
import { bold } from "./marks.ts";
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
