import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type Rolldown } from "vite";
import type { TestProject } from "vitest/node";
import { contentSecurityPolicy } from "#lib/contentSecurityPolicy.ts";
import { commonHead } from "../../frontend/vite/commonHead.ts";
import { messageCatalogs } from "../../frontend/vite/messages/messageCatalogs.ts";
import { importsOf, type Modules } from "../../frontend/vite/moduleGraph.ts";
import { withoutJsonSchema } from "../../frontend/vite/withoutJsonSchema.ts";
import { siteConfig } from "./page/onWorkbench.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the workbench. */
    readonly workbench: string;
  }
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".woff2": "font/woff2",
};

/** A test fails if the browser reports that a page did what the site doesn't allow. */
const policy = contentSecurityPolicy({ region: siteConfig.region });

/** Builds the workbench's pages and serves them until the tests are over. */
export async function setup(project: TestProject): Promise<() => void> {
  const built = await buildForProduction({
    root: pageFolder,
    publicDir: false,
    configFile: false,
    logLevel: "error",
    worker: { format: "es", plugins: () => [withoutJsonSchema(), messageCatalogs()] },
    plugins: [react(), commonHead(), withoutJsonSchema(), messageCatalogs()],
    build: {
      rolldownOptions: {
        input: ["index.html", "shared.html"].map((page) => join(pageFolder, page)),
        output: { codeSplitting: { groups: fewChunks() } },
      },
      write: false,
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
  const files = new Map([...filesIn(publicFolder), ...outputOf(built)]);
  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const path = pathOfFile(pathname);
    const file = files.get(path);
    response.writeHead(file ? 200 : 404, {
      "content-type": types[extname(path)] ?? "application/octet-stream",
      "content-security-policy": policy,
      ...(path.startsWith("/assets/") && { "cache-control": "max-age=31536000, immutable" }),
    });
    response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  project.provide("workbench", `http://localhost:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

/**
 * Builds with React's production code, as the site does. Vite prefers the test runner's `NODE_ENV` to its own mode, and
 * React's development code takes twice the CPU time. No worker has been started yet that could take over the variable.
 */
async function buildForProduction(config: InlineConfig): ReturnType<typeof build> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = "production";
  try {
    return await build(config);
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}

/** The secret of a share link follows a period. */
const pathOfFile = (pathname: string): string => {
  if (pathname.startsWith("/shared/")) return "/shared.html";
  return extname(pathname) ? pathname : "/index.html";
};

/**
 * Returns groups of `codeSplitting` for what the pages load first, and for what several parts load on demand. Without them,
 * opening the editor takes 250 requests, which take longer in the browser than everything else.
 */
function fewChunks(): Rolldown.CodeSplittingGroup[] {
  const pages = ["start.ts", "workbench.tsx", "readerPage.ts"].map((path) => join(pageFolder, path));
  const [start = "", ...screens] = pages;
  let messages: ReadonlySet<string> | undefined;
  let first: ReadonlySet<string> | undefined;
  const name = (id: string, modules: Modules): string | null => {
    if (pages.includes(id)) return null;
    messages ??= importsOf([start], modules, { onDemand: true, except: screens });
    first ??= importsOf([start, ...screens], modules);
    // Translations are loaded before screens, because labels are constants. So they can't be in one file with any screen.
    if (messages.has(id)) return first.has(id) ? "messages" : "translations";
    return first.has(id) ? "screens" : null;
  };
  return [
    { name, includeDependenciesRecursively: false, priority: 1 },
    { name: "shared", minShareCount: 2, includeDependenciesRecursively: false },
  ];
}

const pageFolder = join(import.meta.dirname, "page");
const publicFolder = join(import.meta.dirname, "../../frontend/public");

const filesIn = (folder: string): readonly (readonly [string, Uint8Array])[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path.slice(folder.length), readFileSync(path)]);

function outputOf(built: Awaited<ReturnType<typeof build>>): readonly (readonly [string, string | Uint8Array])[] {
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !("output" in result)) throw new Error("The workbench's pages have no files.");
  return result.output.map((file) => [`/${file.fileName}`, file.type === "chunk" ? file.code : file.source]);
}
