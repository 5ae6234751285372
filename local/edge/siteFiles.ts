import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import type { HttpAnswer, HttpRequest } from "#local/http.ts";

/** Answers for the bucket: a file of the built app, or 404. */
export type SiteFiles = (request: HttpRequest) => Promise<HttpAnswer>;

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".map": "application/json",
  ".mjs": "text/javascript",
  ".otf": "font/otf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".txt": "text/plain",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
};

export function openSiteFiles(folder: string, config: string): SiteFiles {
  return async ({ path, headers }) => {
    const body = path === "/config.json" ? Buffer.from(config) : await readFileBelow(folder, path);
    if (!body) return { status: 404, headers: { "content-type": "text/plain" }, body: "There is no such file." };
    const etag = `"${createHash("md5").update(body).digest("hex")}"`;
    const known = { etag, "cache-control": cacheControlOf(path) };
    if (headers["if-none-match"] === etag) return { status: 304, headers: known, body: "" };
    return {
      status: 200,
      headers: { ...known, "content-type": types[extname(path)] ?? "application/octet-stream" },
      body,
    };
  };
}

/** Returns the same value as in `ContentStack`'s upload: names under `/assets` contain a hash, so they never change. */
const cacheControlOf = (path: string): string =>
  path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";

async function readFileBelow(folder: string, path: string): Promise<Buffer | undefined> {
  try {
    const file = normalize(join(folder, decodeURIComponent(path)));
    return file.startsWith(folder + sep) ? await readFile(file) : undefined;
  } catch {
    return undefined;
  }
}
