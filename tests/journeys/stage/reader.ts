import type { Locator, Page } from "playwright-core";
import type { Play } from "#domain/play/play.ts";
import { readerFeedbackWords as words } from "#frontend/words/readerFeedback.ts";
import { shareLink } from "#tests/support/shareLink.ts";
import { origin } from "./device.ts";
import { heading } from "./doors.ts";
import { demonstration } from "./people.ts";

/** A link by an author whose plan includes everything; each has a separate play. */
export const linkTo = (play: Play, options: Parameters<typeof shareLink>[3] = {}) =>
  shareLink(origin, demonstration("company"), play, options);

/** Opens a link and waits for the title page and for the feedback code. */
export async function openLink(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await heading(page, title).waitFor();
  await feedbackButton(page).waitFor();
}

export const feedbackButton = (page: Page): Locator =>
  page.getByRole("toolbar").getByRole("button", { name: words.open(0), exact: false });

export const panel = (page: Page): Locator => page.getByRole("region", { name: words.title });

/** A comment in the reader's own list. */
export const entry = (page: Page, text: string): Locator => panel(page).getByRole("article").filter({ hasText: text });

export const kind = (page: Page, name: string): Locator =>
  page.getByRole("toolbar", { name: words.bar }).getByRole("button", { name, exact: true });
