// @vitest-environment jsdom
import { expect, test } from "vitest";
import { actionGroups } from "#frontend/modules/editor/actions/actions.ts";
import { keyLabel } from "#frontend/modules/editor/actions/keyLabel.ts";

const groups = actionGroups
  .map(({ title, actions }) => ({
    title,
    actions: actions.flatMap((action) => {
      const [keys, macKeys] = [keyLabel(action, false), keyLabel(action, true)];
      return keys ? [{ label: action.label, keys, macKeys }] : [];
    }),
  }))
  .filter(({ actions }) => actions.length > 0);

test("the help lists the shortcuts of every action (`npx vitest run -u` updates the list)", async () => {
  expect(groups.flatMap(({ actions }) => actions).length).toBeGreaterThan(40);
  await expect(`${JSON.stringify(groups, undefined, 2)}\n`).toMatchFileSnapshot("./shortcuts.json");
});
