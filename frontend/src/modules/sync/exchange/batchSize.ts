/** The largest update in one request, in bytes. In base64 it's the longest body that the server accepts. */
export const maxUpdateBytes = 3_000_000;

/** Returns the entries from the front that fit into one update: at least one. */
export function entriesForOneUpdate<T extends { readonly update: Uint8Array }>(entries: readonly T[]): readonly T[] {
  let bytes = 0;
  const end = entries.findIndex((entry, index) => {
    bytes += entry.update.length;
    return index > 0 && bytes > maxUpdateBytes;
  });
  return end === -1 ? entries : entries.slice(0, end);
}
