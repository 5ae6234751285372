import { nanoid } from "nanoid";
import type { Page } from "playwright-core";
import type { InterfaceLanguage } from "#domain/account/interfaceLanguages.ts";
import type { BlockId } from "#domain/play/play.ts";
import { samplePlay } from "#domain/play/sample/samplePlay.ts";
import { boards } from "#frontend/features/editor/boards/boards.ts";
import { dialogs } from "#frontend/features/editor/dialogs/dialogs.ts";
import { panels } from "#frontend/features/editor/panels/panels.ts";
import { commandWords } from "#frontend/messages/commands.yaml";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { actionWords } from "#frontend/messages/editor.yaml";
import { actions } from "#frontend/modules/editor/actions/actions.ts";
import { type DemonstrationAccount, demonstrationAccounts } from "#local/demonstration/accounts.ts";
import { shareLink } from "#tests/support/shareLink.ts";
import { adminRoutes, guardedRoutes, publicRoutes } from "../journeys/look/routes.ts";

/** Who looks at a screen. */
export const visitors = ["nobody", "writer", "admin"] as const;
export type ScreenVisitor = (typeof visitors)[number];

export interface PicturedScreen {
  /** A part of a file's name. */
  readonly name: string;
  readonly path: string;
  readonly visitor: ScreenVisitor;
  /** Brings the screen into the state that is pictured. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const roles = { nobody: undefined, writer: "company", admin: "admin" } as const;

export const accountOf = (visitor: ScreenVisitor): DemonstrationAccount | undefined =>
  demonstrationAccounts.find(({ role }) => role === roles[visitor]);

/** Returns every screen of the app, with a play that has a comment. */
export async function screensOf(
  origin: string,
  styleguide: string,
  language: InterfaceLanguage,
): Promise<readonly PicturedScreen[]> {
  const writer = accountOf("writer");
  if (!writer) throw new Error("Nobody of the demonstration has every plan.");
  const link = await shareLink(
    origin,
    writer,
    samplePlay(() => nanoid(10) as BlockId, language),
  );
  await comment(origin, link.token);
  const editor = `/editor/${link.playId}`;
  return [
    ...Object.keys(publicRoutes).map((path) => screen(path, "nobody")),
    { ...screen(link.path, "nobody"), name: "shared-play" },
    ...Object.keys(guardedRoutes).map((path) => screen(path, "writer")),
    { ...screen("/dashboard", "writer"), name: "new-play", prepare: openNewPlay },
    { ...screen("/dashboard?list=bin", "writer"), name: "bin" },
    { ...screen(`/feedback/${link.playId}`, "writer"), name: "feedback" },
    ...Object.keys(adminRoutes).map((path) => screen(path, "admin")),
    { ...screen(editor, "writer"), name: "editor" },
    ...actions
      .filter(({ name }) => name in dialogs || name in boards || name in panels)
      .map(({ name, label }) => ({ ...screen(editor, "writer"), name: `editor-${name}`, prepare: opening(label) })),
    { ...screen(styleguide, "nobody"), name: "style-guide", prepare: showWhole },
  ];
}

const screen = (path: string, visitor: ScreenVisitor): PicturedScreen => ({
  name: path.slice(1).replaceAll("/", "-") || "home",
  path,
  visitor,
});

async function comment(origin: string, token: string): Promise<void> {
  const answer = await fetch(`${origin}/api/shared/${token}/feedback`, {
    method: "POST",
    headers: { "content-type": "application/json", "reader-key": nanoid(22) },
    body: JSON.stringify({ feedbackId: nanoid(16), kind: "comment", text: "Lovely.", name: "Rosa" }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

const openNewPlay = (page: Page): Promise<void> =>
  page.getByRole("button", { name: dashboardWords.newPlay }).first().click();

/** Opens a dialog, a board or a panel from the list of commands, as on the keyboard. */
const opening = (label: string) => async (page: Page) => {
  await page.locator(".manuscript").waitFor();
  await page.keyboard.press("Control+k");
  if (label === actionWords.commands) return;
  await page.getByRole("combobox", { name: commandWords.label }).fill(label.replace(/…$/, ""));
  await page.keyboard.press("Enter");
  await page.waitForLoadState("networkidle");
};

/** The guide is longer than a window. */
const showWhole = async (page: Page): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height });
};
