import { expect, test } from "vitest";
import { keyWords } from "./keyWords.ts";
import { bold } from "./marks.ts";
import { sceneUp } from "./moveScene.ts";

test("keys are written as each system writes them", () => {
  expect(keyWords(bold, false)).toBe("Ctrl+B");
  expect(keyWords(bold, true)).toBe("⌘B");
  expect(keyWords(sceneUp, false)).toBe("Alt+Shift+↑");
  expect(keyWords({ ...bold, keys: [] }, false)).toBe("");
});
