import type { HttpAnswer, HttpRequest } from "#local/http.ts";

/** Headers that belong to one connection, not to what it carries. */
const ofConnection = new Set([
  "connection",
  "content-length",
  "host",
  "keep-alive",
  "transfer-encoding",
  "content-encoding",
]);

const carried = (headers: Iterable<[string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !ofConnection.has(name)));

/** Asks a stand-in what was asked below `prefix` of the site's address. */
export const forwardTo =
  (endpoint: string, prefix: string) =>
  async ({ method, path, query, headers, body }: HttpRequest): Promise<HttpAnswer> => {
    const response = await fetch(`${endpoint}${path.slice(prefix.length) || "/"}${query ? `?${query}` : ""}`, {
      method,
      headers: carried(Object.entries(headers)),
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    });
    return {
      status: response.status,
      headers: carried(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
  };
