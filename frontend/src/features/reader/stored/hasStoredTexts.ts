/** The database with what this device stores of plays behind share links. */
export const linkTextDatabase = "ghostlight-read";

/** Returns whether somebody has read a play behind a link on this device. If the browser doesn't tell, they may have. */
export async function hasStoredTexts(): Promise<boolean> {
  const databases = await indexedDB.databases().catch(() => undefined);
  return databases === undefined || databases.some(({ name }) => name === linkTextDatabase);
}
