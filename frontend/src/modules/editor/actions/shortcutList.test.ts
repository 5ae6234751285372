// @vitest-environment page
import { expect, test, vi } from "vitest";
import { Document } from "yaml";
import { interfaceLanguages } from "#domain/account/interfaceLanguages.ts";

test.each(interfaceLanguages)(
  "the help lists the shortcuts of every action, in %s (`npx vitest run shortcutList -u` updates the list)",
  async (language) => {
    vi.resetModules();
    const { showLanguage } = await import("#frontend/messages/showLanguage.ts");
    await showLanguage(language);
    const { actionGroups } = await import("./actionGroups.ts");
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
    await expect(catalogOf(groups)).toMatchFileSnapshot(`../../../messages/${folder}/shortcuts.yaml`);
  },
);

/** Returns the shortcuts as a catalog of messages. */
function catalogOf(shortcutGroups: object): string {
  const catalog = new Document({ shortcutGroups });
  catalog.commentBefore =
    " All keyboard shortcuts for the help. A test writes them from the editor's actions, which would load the editor.";
  return catalog.toString();
}
