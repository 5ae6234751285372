// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { interfaceLanguages } from "#domain/account/interfaceLanguages.ts";

test.each(interfaceLanguages)(
  "the help lists the shortcuts of every action, in %s (`npx vitest run shortcutList -u` updates the list)",
  async (language) => {
    vi.resetModules();
    const { showLanguage } = await import("#frontend/messages/showLanguage.ts");
    await showLanguage(language);
    const { actionGroups } = await import("./actions.ts");
    const { keyLabel } = await import("./keyLabel.ts");
    const groups = actionGroups
      .map(({ title, actions }) => ({
        title,
        actions: actions.flatMap((action) => {
          const [keys, macKeys] = [keyLabel(action, false), keyLabel(action, true)];
          return keys ? [{ label: action.label, keys, macKeys }] : [];
        }),
      }))
      .filter(({ actions }) => actions.length > 0);
    expect(groups.flatMap(({ actions }) => actions).length).toBeGreaterThan(40);
    const folder = language === "en" ? "." : `./${language}`;
    const file = `../../../messages/${folder}/shortcuts.json`;
    await expect(`${JSON.stringify(groups, undefined, 2)}\n`).toMatchFileSnapshot(file);
  },
);
