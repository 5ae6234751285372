import { fileURLToPath } from "node:url";
import { createServer } from "vite";

interface Served {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Serves the style guide, which only development has. */
export async function serveStyleguide(): Promise<Served> {
  const vite = await createServer({
    configFile: fileURLToPath(new URL("../../vite.config.ts", import.meta.url)),
    logLevel: "error",
    server: { port: 0 },
  });
  await vite.listen();
  const [origin] = vite.resolvedUrls?.local ?? [];
  if (!origin) throw new Error("Vite has no address.");
  return { address: `${origin}styleguide`, stop: () => vite.close() };
}
