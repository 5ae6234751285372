import type { BrowserContext } from "playwright-core";

const api = /\/api\//;

/** Cuts a device off from the API. Returns a function that restores the connection. */
export async function blockApi(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route(api, (route) => route.abort("connectionfailed"));
  return () => context.unroute(api);
}
