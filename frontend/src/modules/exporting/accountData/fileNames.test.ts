import { expect, test } from "vitest";
import { createFileNames } from "./fileNames.ts";

test("titles become unique file names that every system accepts", () => {
  const nameOf = createFileNames();
  const names = ["Ghosts", "GHOSTS", "Ghosts", "", "con", "A/B: C?", "Ghosts (2)"].map(nameOf);
  expect(names).toEqual(["Ghosts", "GHOSTS (2)", "Ghosts (3)", "Untitled play", "con play", "A B C", "Ghosts (2) (2)"]);
});
