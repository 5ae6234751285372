import type { Page } from "playwright-core";

/** Returns the output of the browser's print command, on the paper size that the page requests. */
export const printPage = async (page: Page): Promise<Uint8Array> =>
  new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
