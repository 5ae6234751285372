/** The caches of the service worker. None of them contains anything about a person. */
export const cacheNames = {
  release: "ghostlight-release",
  used: "ghostlight-used",
  config: "ghostlight-config",
} as const;

/** The message of a page that has loaded completely, to the service worker that delivered it. */
export const pageShown = "page-shown";

/** Whether the site's configuration withdraws the service worker. */
export const isWithdrawnBy = (config: unknown): boolean =>
  typeof config === "object" && config !== null && "offline" in config && config.offline === "off";

export async function deleteCaches(): Promise<void> {
  await Promise.all(Object.values(cacheNames).map((name) => caches.delete(name)));
}
