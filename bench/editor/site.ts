import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";
import type { FeedbackEntry } from "#domain/api/authorFeedback.ts";
import type { Play } from "#domain/play/play.ts";
import { openFolder } from "#tests/support/importWithPackages.ts";
import { messageCatalogs } from "../../frontend/vite/messages/messageCatalogs.ts";
import { importsOf, type Modules } from "../../frontend/vite/moduleGraph.ts";
import type { PeerName } from "./peerNames.ts";

const root = import.meta.dirname;
const pages = ["bare", "peer", "workspace", "compare"] as const;
type Page = (typeof pages)[number];
const entryOf = (page: Page): string => join(root, `${page}.html`);

export interface SiteOptions {
  readonly plays: Readonly<Record<string, Play>>;
  /** The feedback on each play. */
  readonly feedback?: readonly FeedbackEntry[];
  readonly pageBreaks?: boolean;
  /** Whether there's a page with other editors. Their packages are installed if they're missing. */
  readonly peers?: boolean;
}

export interface Site {
  readonly origin: string;
  readonly addressOf: (page: Page, play: string) => string;
  readonly addressOfPeer: (name: PeerName, play: string) => string;
  readonly close: () => void;
}

/**
 * In a page of its own process, browsers tell the time in steps of 5 µs instead of 100 µs, which is 2 % of the time of
 * a key. The app itself doesn't need it.
 */
const preciseTime = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
};

/** Serves the pages, built like the app, and an API that accepts every update and discards it. */
export async function openSite(options: SiteOptions): Promise<Site> {
  const { plays, feedback = [], pageBreaks = true, peers = false } = options;
  if (peers) openFolder("bench/peers");
  const folder = mkdtempSync(join(tmpdir(), "ghostlight-editor-"));
  await buildPages(folder, pageBreaks, peers ? pages : pages.filter((page) => page !== "peer"));
  const { origin, stop } = await serve(folder, plays, feedback);
  return {
    origin,
    addressOf: (page, play) => `${origin}/${page}.html?${new URLSearchParams({ play })}`,
    addressOfPeer: (peer, play) => `${origin}/peer.html?${new URLSearchParams({ play, peer })}`,
    close() {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The app has few files, too (`frontend/vite/sharedChunks.ts`). Without this, the editor would have over 200, and naming
 * them all in front of each import would take longer than what is measured. The other pages don't load it.
 */
function fewFiles(built: readonly Page[]): Rolldown.CodeSplittingGroup {
  const otherPages = built.filter((page) => page !== "workspace");
  let others: ReadonlySet<string> | undefined;
  const name = (id: string, modules: Modules): string | undefined => {
    others ??= importsOf(otherPages.map(entryOf), modules, { onDemand: true });
    return others.has(id) ? undefined : "editor";
  };
  return { name, minShareCount: 2, includeDependenciesRecursively: false };
}

const buildPages = (outDir: string, pageBreaks: boolean, built: readonly Page[]) =>
  build({
    root,
    configFile: false,
    logLevel: "error",
    worker: { format: "es", plugins: () => [messageCatalogs()] },
    plugins: [react(), messageCatalogs(), withoutSession, ...(pageBreaks ? [] : [withoutPageBreaks])],
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      rollupOptions: {
        input: built.map(entryOf),
        output: { codeSplitting: { groups: [fewFiles(built)] } },
      },
    },
  });

const putting = (file: string, inPlaceOf: string): Plugin => ({
  name: file,
  enforce: "pre",
  resolveId: (source) => (source.endsWith(inPlaceOf) ? join(root, file) : undefined),
});

const withoutPageBreaks = putting("noPages.ts", "/pagesPlugin.ts");
const withoutSession = putting("anyToken.ts", "/session/tokens/tokens.ts");

const config = {
  ...{ region: "eu-west-1", userPoolId: "eu-west-1_benchmark", userPoolClientId: "benchmark" },
  ...{ apiBase: "/api", stage: "benchmark", release: "benchmark", sells: false },
};
const idle = { title: "", subtitle: "", authors: "", words: 0, pages: 0 };
const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
};

async function serve(folder: string, plays: SiteOptions["plays"], feedback: readonly FeedbackEntry[]) {
  let sequence = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/config.json") return sendJson(response, config);
    if (pathname.endsWith("/feedback")) return sendJson(response, { feedback, seenAt: null });
    if (pathname.startsWith("/api/")) return sendJson(response, { ...answerOf(request), sequence: ++sequence });
    if (pathname === "/play.json") return sendJson(response, plays[searchParams.get("play") ?? ""]);
    response.setHeader("content-type", types[extname(pathname)] ?? "application/octet-stream");
    response.end(await readFile(join(folder, pathname)));
  };
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(preciseTime)) response.setHeader(name, value);
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

/** A response that fits the contracts of appending, reading and the card. */
function answerOf({ url = "" }: IncomingMessage): object {
  if (url.includes("/updates")) return { updates: [], more: false, others: false };
  const now = new Date().toISOString();
  return { playId: "a-play-of-the-benchmark", ...idle, createdAt: now, changedAt: now };
}
