import { expect, test } from "vitest";
import { commandWords } from "#frontend/messages/commands.yaml";
import { rememberCommand, sectionsOf } from "./commandSections.ts";
import type { Command } from "./commands.ts";

const { groups } = commandWords;
const command = (id: string, more: Partial<Command> = {}): Command => ({
  id,
  kind: "command",
  label: id,
  run: () => undefined,
  ...more,
});
const listed = [
  command("note", { isHere: true }),
  command("find"),
  command("hall", { kind: "scene" }),
  command("ann", { kind: "character" }),
  command("export"),
];
const shown = () => sectionsOf(listed).map(({ title, commands }) => [title, ...commands.map(({ id }) => id)]);

test("before anything is typed, the list has what was chosen last, what is here, scenes, and everything else", () => {
  const start = [
    [groups.here, "note"],
    [groups.scenes, "hall"],
    [groups.everything, "find", "ann", "export"],
  ];
  expect(shown()).toEqual(start);
  for (const id of ["export", "hall", "export", "a play that's gone"]) rememberCommand(id);
  expect(shown()).toEqual([
    [groups.recent, "export", "hall"],
    [groups.here, "note"],
    [groups.everything, "find", "ann"],
  ]);
  for (const id of ["1", "2", "3", "4", "5"]) rememberCommand(id);
  expect(shown()).toEqual(start);
});
