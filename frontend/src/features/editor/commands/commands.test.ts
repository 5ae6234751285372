import { expect, test } from "vitest";
import { commandWords } from "#frontend/messages/commands.yaml";
import { commandWords as spanish } from "#frontend/messages/es/commands.yaml";
import { actionGroups } from "#frontend/modules/editor/actions/actionGroups.ts";

test("other words are only for commands that exist, in every language", () => {
  const names = actionGroups.flatMap((group) => (group.isFixed ? [] : group.actions.map(({ name }) => name)));
  for (const words of [commandWords, spanish])
    expect(Object.keys(words.alsoCalled).filter((name) => !names.includes(name))).toEqual([]);
});
