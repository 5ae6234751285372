import type { Page } from "playwright-core";

export interface Downloaded {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Returns the file that a click downloads. */
export async function downloadFrom(page: Page, click: () => Promise<void>): Promise<Downloaded> {
  const [download] = await Promise.all([page.waitForEvent("download", { timeout: 60_000 }), click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return { name: download.suggestedFilename(), bytes: Buffer.concat(chunks) };
}
