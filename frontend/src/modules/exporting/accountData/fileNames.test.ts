import { expect, test } from "vitest";
import { createFileNames } from "./fileNames.ts";

test("titles become names that every system takes, each of its own", () => {
  const nameOf = createFileNames();
  const names = ["Ghosts", "GHOSTS", "Ghosts", "", "con", "A/B: C?", "Ghosts (2)"].map(nameOf);
  expect(names).toEqual(["Ghosts", "GHOSTS (2)", "Ghosts (3)", "Untitled play", "con play", "A B C", "Ghosts (2) (2)"]);
});
