import type { Page } from "playwright-core";
import { button } from "./signIn.ts";

/**
 * Answers the cookie notice with one of its buttons, and waits until it's gone. On public pages, its code loads with the
 * first click, so a journey that goes on at once would leave the page before its answer counts.
 */
export async function answerCookieNotice(page: Page, answer: string): Promise<void> {
  await button(page, answer).click();
  await button(page, answer).waitFor({ state: "hidden" });
}
