/** The database with what this device stores of plays behind share links. */
export const linkTextDatabase = "ghostlight-read";

/** Returns whether somebody has read a play behind a link on this device. If the browser can't tell, they may have. */
export async function hasStoredTexts(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === linkTextDatabase);
  } catch {
    // Firefox before 126 has no list of databases, and with blocked storage there may be none.
    return true;
  }
}
