import type { Page } from "playwright-core";

/** The output of the browser's print command, on the paper size that the page asks for. */
export const printed = async (page: Page): Promise<Uint8Array> =>
  new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
