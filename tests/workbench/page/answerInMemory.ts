import { type MemoryRoute, memoryFetch } from "#tests/support/memoryApi.ts";
import { siteConfig } from "./onWorkbench.ts";

/** Answers the page's requests to the API in its memory. Others reach the site. */
export function answerInMemory(routes: readonly MemoryRoute[]): void {
  const api = memoryFetch(routes);
  const fetchFromSite = window.fetch.bind(window);
  window.fetch = async (address, options) => {
    const path = String(address);
    if (path === "/config.json") return Response.json(siteConfig);
    if (!path.startsWith(siteConfig.apiBase)) return fetchFromSite(address, options);
    return api(address, options).catch((error: unknown) => {
      console.error(error);
      throw error;
    });
  };
}
