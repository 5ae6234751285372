/** The caches of the service workers. The reader page has its own. None of them contains anything about a person. */
export const cacheNames = {
  release: "ghostlight-release",
  used: "ghostlight-used",
  config: "ghostlight-config",
  reader: "ghostlight-reader",
} as const;

/** The message of a page that has loaded completely, to the service worker that delivered it. */
export const pageShown = "page-shown";

/** Where the addresses of all share links begin: the scope of the reader page's service worker. */
export const readerPages = "/shared/";

/** The message of a reader page to its service worker: somebody reads it, and it has loaded these files. */
export interface PageUsed {
  readonly kind: "page-used";
  readonly files: readonly string[];
}

/** Whether the site's configuration withdraws the service worker. */
export const isWithdrawnBy = (config: unknown): boolean =>
  typeof config === "object" && config !== null && "offline" in config && config.offline === "off";

export async function deleteCaches(): Promise<void> {
  await Promise.all(Object.values(cacheNames).map((name) => caches.delete(name)));
}
