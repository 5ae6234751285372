import { execFile } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { createServer } from "vite";
import type { Stack } from "#local/stack.ts";
import { open } from "./open.ts";

await open({
  site: false,
  prepare: async (stack, root) => {
    const vite = await serveWithVite(stack, root);
    const stopWatching = remakeOnChange(stack, root);
    return async () => {
      stopWatching();
      await vite.close();
    };
  },
});

/**
 * Serves the app from its sources, with hot reload. Vite's page contains an inline script, so its files are served
 * without our content security policy.
 */
async function serveWithVite(stack: Stack, root: string) {
  const vite = await createServer({
    configFile: join(root, "vite.config.ts"),
    server: { middlewareMode: true, hmr: { server: stack.server } },
  });
  stack.serveFilesWith((message, response) => vite.middlewares(message, response));
  return vite;
}

const debounceMilliseconds = 200;

/** Synthesizes again when cloud code changes, in a separate process that loads the new code, then reloads. */
function remakeOnChange(stack: Stack, root: string): () => void {
  let timer: NodeJS.Timeout | undefined;
  const remake = async () => {
    console.log("Cloud code changed. Synthesizing…");
    await promisify(execFile)(process.execPath, ["--import", "tsx", "local/commands/synthesize.ts"], { cwd: root });
    await stack.reload();
    console.log("The functions now run the new code.");
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => remake().catch((error: unknown) => console.error(error)), debounceMilliseconds);
  };
  const watchers = ["lambdas", "domain", "lib"].map((folder) =>
    watch(join(root, folder), { recursive: true }, schedule),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
