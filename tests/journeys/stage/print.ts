import type { Page } from "playwright-core";

/** What the browser's print command puts on paper, on the paper that the page asks for. */
export const printed = async (page: Page): Promise<Uint8Array> =>
  new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
