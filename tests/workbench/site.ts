import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import type { TestProject } from "vitest/node";
import { commonHead } from "../../frontend/vite/commonHead.ts";

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

/** Builds the workbench's page and serves it until the tests are over. */
export async function setup(project: TestProject): Promise<() => void> {
  const outDir = mkdtempSync(join(tmpdir(), "ghostlight-workbench-"));
  await build({
    root: join(import.meta.dirname, "page"),
    publicDir: join(import.meta.dirname, "../../frontend/public"),
    configFile: false,
    logLevel: "error",
    worker: { format: "es" },
    plugins: [react(), commonHead()],
    build: { outDir, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  const files = filesIn(outDir);
  rmSync(outDir, { recursive: true });
  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const path = extname(pathname) ? pathname : "/index.html";
    const file = files.get(path);
    response.writeHead(file ? 200 : 404, {
      "content-type": types[extname(path)] ?? "application/octet-stream",
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

const filesIn = (folder: string): ReadonlyMap<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length), readFileSync(path)]),
  );
