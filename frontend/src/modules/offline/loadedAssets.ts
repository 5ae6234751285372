/** Returns the addresses of our files that this page has loaded so far. */
export const loadedAssets = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${location.origin}/assets/`));
