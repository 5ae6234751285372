import type { Page } from "playwright-core";
import { commandWords } from "#frontend/messages/commands.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import { shellWords } from "#frontend/messages/shell.yaml";

/** Opens each dialog, each board and each panel of the editor, and returns how many there are. */
export async function openEachPart(page: Page, look: (name: string) => Promise<void>): Promise<number> {
  // They have messages, so they load after the language is chosen.
  const [{ actions }, { dialogs }, { boards }, { panels }] = await Promise.all([
    import("#frontend/modules/editor/actions/actions.ts"),
    import("#frontend/features/editor/dialogs/dialogs.ts"),
    import("#frontend/features/editor/boards/boards.ts"),
    import("#frontend/features/editor/panels/panels.ts"),
  ]);
  const commands = page.getByRole("dialog", { name: editorWords.commands });
  const openCommands = async () => {
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.keyboard.press("Control+k");
    await commands.waitFor();
  };
  await openCommands();
  await look("commands");
  await page.keyboard.press("Escape");
  const roleOf = (name: string) => {
    if (name in dialogs) return "dialog";
    return name in boards ? "region" : name in panels ? "complementary" : undefined;
  };
  const opening = actions.filter(({ name }) => name !== "commands" && roleOf(name));
  for (const { name, label } of opening) {
    await openCommands();
    await page.getByRole("combobox", { name: commandWords.label }).fill(label.replace(/…$/, ""));
    await page.keyboard.press("Enter");
    await commands.waitFor({ state: "hidden" });
    const opened = name in boards ? page.locator(".board") : page.getByRole(roleOf(name) ?? "none");
    await opened.first().waitFor();
    await opened.getByText(shellWords.loading).waitFor({ state: "hidden" });
    await look(name);
    if (!(name in panels)) await page.keyboard.press("Escape");
  }
  return opening.length;
}
