import type { Page } from "playwright-core";
import { expect } from "vitest";
import { documentTitle } from "#frontend/messages/titles.ts";
import { eventually } from "../harness/browserDevice.ts";
import type { Sweep } from "./sweep.ts";

const titled = (page: Page, title: string) =>
  eventually(() => page.title(), { message: page.url() }).toBe(documentTitle(title));

/** Waits until a screen has replaced "Loading...", and returns its heading. */
export async function screenOf(page: Page, title: string): Promise<string> {
  await titled(page, title);
  const headings = page.getByRole("heading", { level: 1 });
  await headings.first().waitFor();
  return headings.first().innerText();
}

export const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Loads each route once and checks that it has its own address, title, and heading, and passes every measurement. */
export async function inspectRoutes(sweep: Sweep, routes: Readonly<Record<string, string>>): Promise<void> {
  const { page, open, inspect } = sweep;
  for (const [path, title] of Object.entries(routes)) {
    await open(path, async () => expect(await screenOf(page, title), path).not.toBe(""));
    expect(pathOf(page)).toBe(path);
    await inspect(path);
  }
}
