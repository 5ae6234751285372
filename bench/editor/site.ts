import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";
import type { Play } from "#domain/play/play.ts";

const root = import.meta.dirname;
const pages = ["bare", "flat", "desk"] as const;

export interface SiteOptions {
  readonly plays: Readonly<Record<string, Play>>;
  readonly pageBreaks?: boolean;
}

export interface Site {
  readonly origin: string;
  readonly addressOf: (page: (typeof pages)[number], play: string) => string;
  readonly close: () => void;
}

/** The pages, built as the app is built, and beside them an API that takes every word and forgets it. */
export async function openSite({ plays, pageBreaks = true }: SiteOptions): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "ghostlight-editor-"));
  await buildPages(folder, pageBreaks);
  const { origin, stop } = await serve(folder, plays);
  return {
    origin,
    addressOf: (page, play) => `${origin}/${page}.html?play=${encodeURIComponent(play)}`,
    close() {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const buildPages = (outDir: string, pageBreaks: boolean) =>
  build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [react(), ...(pageBreaks ? [] : [withoutPageBreaks])],
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      rollupOptions: { input: pages.map((page) => join(root, `${page}.html`)) },
    },
  });

const withoutPageBreaks: Plugin = {
  name: "without-page-breaks",
  enforce: "pre",
  resolveId: (source) => (source.endsWith("/pagesPlugin.ts") ? join(root, "noPages.ts") : undefined),
};

const idle = { title: "", subtitle: "", authors: "", words: 0, pages: 0 };
const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
};

async function serve(folder: string, plays: Readonly<Record<string, Play>>) {
  let sequence = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (pathname.startsWith("/api/")) return sendJson(response, { ...answerOf(request), sequence: ++sequence });
    if (pathname === "/play.json") return sendJson(response, plays[searchParams.get("play") ?? ""]);
    response.setHeader("content-type", types[extname(pathname)] ?? "application/octet-stream");
    response.end(await readFile(join(folder, pathname)));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { origin: `http://localhost:${port}`, stop: () => server.close() };
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.setHeader("content-type", "application/json").end(JSON.stringify(body));
}

/** What fits the contracts of appending, reading and the card alike. */
function answerOf({ url = "" }: IncomingMessage): object {
  if (url.includes("/updates")) return { updates: [], more: false, others: false };
  const now = new Date().toISOString();
  return { playId: "a-play-of-the-benchmark", ...idle, createdAt: now, changedAt: now };
}
