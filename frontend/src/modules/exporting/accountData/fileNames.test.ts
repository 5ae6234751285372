import { afterEach, expect, test } from "vitest";
import { showLanguage } from "#frontend/messages/showLanguage.ts";
import { createFileNames } from "./fileNames.ts";

afterEach(() => showLanguage("en"));

test("titles become unique file names that every system accepts", () => {
  const nameOf = createFileNames();
  const names = ["Ghosts", "GHOSTS", "Ghosts", "", "con", "A/B: C?", "Ghosts (2)"].map(nameOf);
  expect(names).toEqual(["Ghosts", "GHOSTS (2)", "Ghosts (3)", "Untitled play", "con_", "A B C", "Ghosts (2) (2)"]);
});

test("an untitled play's file has the name under which the interface shows the play", async () => {
  await showLanguage("es");
  const nameOf = createFileNames();
  expect(["", "???"].map(nameOf)).toEqual(["Obra sin título", "Obra sin título (2)"]);
});
