import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import { mayContainAddress, withAddress } from "#domain/api/siteAddress.ts";
import type { HttpAnswer, HttpRequest } from "#local/http.ts";

/** Answers for the bucket: a file of the built app, or 404. */
export type SiteFiles = (request: HttpRequest) => Promise<HttpAnswer>;

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css",
  ".html": "text/html",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".map": "application/json",
  ".mjs": "text/javascript",
  ".otf": "font/otf",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".txt": "text/plain",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

interface SiteFilesOptions {
  /** The folder of the built app. */
  readonly folder: string;
  /** The text of `/config.json`. */
  readonly config: string;
  /** The site's address, which built files contain where `siteAddress.ts` says so. */
  readonly origin: string;
}

export function openSiteFiles({ folder, config, origin }: SiteFilesOptions): SiteFiles {
  return async ({ path, headers }) => {
    const file = path === "/config.json" ? Buffer.from(config) : await readFileBelow(folder, path);
    const body = file && mayContainAddress(path) ? Buffer.from(withAddress(file.toString(), origin)) : file;
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
