import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The site's address, e.g. `http://localhost:40123`. */
    readonly origin: string;
    /** The API's address without CloudFront in front of it. */
    readonly apiAddress: string;
  }
}

export interface RunningStack {
  readonly origin: string;
  readonly apiAddress: string;
  /** The running program, for tests that kill it. */
  readonly child: ChildProcess;
  readonly stop: () => Promise<void>;
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Two projects of the test runner use this, each with its own modules, so shared state must be outside both. */
const shared = globalThis as { ghostlightUnderTest?: { readonly stack: Promise<RunningStack>; users: number } };

/** Starts Ghostlight as `npm start` does, on a free port and with separate data, and provides its address. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.ghostlightUnderTest ??= { stack: startGhostlight(), users: 0 };
  const used = shared.ghostlightUnderTest;
  used.users++;
  const stack = await used.stack;
  project.provide("origin", stack.origin);
  project.provide("apiAddress", stack.apiAddress);
  return async () => {
    if (--used.users === 0) await stack.stop();
  };
}

/**
 * Starts a separate Ghostlight, for tests that would disturb others. Deletes its data at the end unless a folder is
 * given.
 */
export async function startGhostlight(givenFolder?: string, port = 0): Promise<RunningStack> {
  const dataFolder = givenFolder ?? mkdtempSync(join(tmpdir(), "ghostlight-"));
  const child = spawn(process.execPath, ["local/launch.mjs", "start"], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      GHOSTLIGHT_DATA: dataFolder,
      GHOSTLIGHT_TIMEOUT_FACTOR: "6",
      NODE_OPTIONS: "",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = await whenOpen(child);
  const { api } = await (await fetch(`${origin}/local/addresses.json`)).json();
  const stop = async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    if (!givenFolder) rmSync(dataFolder, { recursive: true, force: true });
  };
  return { origin, apiAddress: api, child, stop };
}

async function whenOpen(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("Ghostlight's output cannot be read.");
  for await (const line of createInterface(child.stdout)) {
    const origin = /^Ghostlight is open at (\S+)$/.exec(line)?.[1];
    if (origin) {
      child.stdout.resume();
      return origin;
    }
    console.log(line);
  }
  throw new Error("Ghostlight ended before it was open. The reason is above.");
}
