import { expect, test } from "vitest";
import { type ActionGroup, groupedActions, menuGroups } from "./actions.ts";

const menus: readonly (readonly [name: string, groups: readonly ActionGroup[]])[] = Object.entries(menuGroups);
const listed = menus.flatMap(([, groups]) => groups.flatMap(({ actions }) => actions));

test.each(menus)("the menu %s has three to five groups, each with a head of its own", (_, groups) => {
  expect(groups.length).toBeGreaterThanOrEqual(3);
  expect(groups.length).toBeLessThanOrEqual(5);
  const heads = new Set(groups.map(({ title }) => title));
  expect(heads.size).toBe(groups.length);
  expect(heads).not.toContain("");
});

test("no action is in a menu twice, and what opens something or is a setting of the play is in one", () => {
  expect(new Set(listed).size).toBe(listed.length);
  // Their buttons are in the bar.
  const inBar = ["outline", "comments", "save", "share", "export", "sendTo", "print"];
  const wanted = [...groupedActions.screen, ...groupedActions.play].filter(({ name }) => !inBar.includes(name));
  expect(wanted.filter((action) => !listed.includes(action)).map(({ name }) => name)).toEqual([]);
});
