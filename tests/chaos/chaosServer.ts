import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#local/freePort.ts";
import { startGhostlight } from "#tests/support/stack.ts";

/** A separate Ghostlight whose parts can be killed. It keeps its address and its data. */
export interface ChaosServer {
  readonly origin: string;
  /** Kills the process with the API, or the table's. Neither gets the chance to finish anything. */
  readonly kill: (part: "api" | "table") => Promise<void>;
  /** Starts everything again. */
  readonly restart: () => Promise<void>;
  /** Advances the time of the API and of the sign-in service by so many seconds, or sets it right. */
  readonly setClock: (order: { readonly advanceSeconds: number } | { readonly now: string }) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** How long the API runs without its table. */
const withoutTableMs = 1_000;

export async function startChaosServer(dataFolder: string): Promise<ChaosServer> {
  const port = await freePort();
  let stack = await startGhostlight(dataFolder, port);
  const { origin } = stack;
  const killApi = async () => {
    const { child } = stack;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  return {
    origin,
    kill: async (part) => {
      if (part === "table") {
        process.kill(Number(readFileSync(join(dataFolder, "table.pid"), "utf8")), "SIGKILL");
        await sleep(withoutTableMs);
      }
      await killApi();
    },
    restart: async () => {
      stack = await startGhostlight(dataFolder, port);
    },
    setClock: async (order) => {
      const headers = { "content-type": "application/json" };
      await fetch(`${origin}/local/clock`, { method: "POST", headers, body: JSON.stringify(order) });
    },
    stop: () => stack.stop(),
  };
}
