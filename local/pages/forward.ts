import type { HttpAnswer, HttpRequest } from "#local/http.ts";

/** Headers that belong to the connection, not to the message. */
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

/** Forwards requests under `prefix` of the site's address to a stand-in. */
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
