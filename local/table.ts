import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./freePort.ts";

export interface LocalTable {
  /** The address of a server that speaks DynamoDB's protocol. */
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
}

export interface LocalTableOptions {
  /** Where the data and the server's process ID are stored; created if missing. */
  readonly dataFolder: string;
  /** Keeps the data in memory only, which takes less time. The folder is still needed. */
  readonly isInMemory?: boolean;
  readonly port?: number;
  /** Runs if the server ends although nobody called `stop`. */
  readonly onUnexpectedEnd?: () => void;
}

/**
 * Starts the table server and resolves when it responds. Everything it has acknowledged is on disk, however it ends,
 * unless it's kept in memory.
 */
export async function startTable({
  dataFolder,
  isInMemory = false,
  port,
  onUnexpectedEnd = () => {},
}: LocalTableOptions): Promise<LocalTable> {
  const binary = findTableServer();
  mkdirSync(dataFolder, { recursive: true });
  const data = join(dataFolder, "table.sqlite");
  const pidFile = join(dataFolder, "table.pid");
  stopOrphan(pidFile, data);
  const at = await freePort(port);
  const child = spawn(binary, ["serve", "--port", String(at), ...(isInMemory ? [] : ["--db-path", data])], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const killWithParent = () => child.kill();
  process.once("exit", killWithParent);
  const endpoint = `http://127.0.0.1:${at}`;
  await untilAnswering(child, endpoint);
  writeFileSync(pidFile, String(child.pid));
  child.once("exit", onUnexpectedEnd);
  return {
    endpoint,
    stop: async () => {
      process.off("exit", killWithParent);
      child.off("exit", onUnexpectedEnd);
      await ended(child);
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill();
  await exit;
}

const howToGet =
  "The table server is missing. On Linux (x64), `npm install` installs it. Elsewhere, install dynoxide " +
  "(https://github.com/nubo-db/dynoxide, e.g. `cargo install dynoxide-rs`) so that it's on your PATH, " +
  "or set DYNOXIDE_BIN to its path.";

/** Finds the server's program: DYNOXIDE_BIN, then npm's package, then PATH. Throws with instructions to get it. */
export function findTableServer(env: NodeJS.ProcessEnv = process.env): string {
  if (env.DYNOXIDE_BIN)
    return runnable(env.DYNOXIDE_BIN) ?? fail(`DYNOXIDE_BIN names ${env.DYNOXIDE_BIN}, which cannot be run.`);
  const onPath = (env.PATH ?? "").split(delimiter).map((folder) => join(folder, "dynoxide"));
  return [packaged(), ...onPath].find((path) => path !== undefined && runnable(path)) ?? fail(howToGet);
}

function packaged(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve("@dynoxide/linux-x64/dynoxide");
  } catch {
    return undefined;
  }
}

function runnable(path: string): string | undefined {
  try {
    accessSync(path, constants.X_OK);
    return path;
  } catch {
    return undefined;
  }
}

function fail(sentence: string): never {
  throw new Error(sentence);
}

const timeoutMs = 10_000;

async function untilAnswering(child: ChildProcess, endpoint: string): Promise<void> {
  let output = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    output = `${output}${chunk}`.slice(-2000);
  });
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The table server did not start: ${output.trim()}`);
    if (await answers(endpoint)) return;
    await sleep(10);
  }
  child.kill();
  throw new Error(`The table server did not answer within ${timeoutMs / 1000} s. ${output.trim()}`);
}

const answers = (endpoint: string): Promise<boolean> =>
  fetch(endpoint).then(
    (response) => response.ok,
    () => false,
  );

/** Stops a server whose parent was killed. It still locks the data, which another one is about to open (Linux). */
function stopOrphan(pidFile: string, data: string): void {
  try {
    const pid = Number(readFileSync(pidFile, "utf8"));
    if (readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(data)) process.kill(pid);
  } catch {
    // There is no file, no such process, or no /proc, so there is no known orphan.
  }
}
