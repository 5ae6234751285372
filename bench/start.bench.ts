import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Figures, median } from "./figures.ts";

const root = join(import.meta.dirname, "..");

/**
 * Measures how long the first start takes in a clone of the committed code, with packages already installed. The
 * working tree's own builds and data stay unchanged.
 */
export async function measure(): Promise<Figures> {
  const clone = mkdtempSync(join(tmpdir(), "ghostlight-clone-"));
  try {
    execFileSync("git", ["clone", "--quiet", "--shared", root, clone]);
    symlinkSync(join(root, "node_modules"), join(clone, "node_modules"));
    const first = await secondsToOpen(clone);
    const later = [await secondsToOpen(clone), await secondsToOpen(clone), await secondsToOpen(clone)];
    return {
      "npm start, nothing built and no data": { value: first, unit: "s", limit: 30 },
      "npm start, built before": { value: median(later), unit: "s", limit: 10 },
      "npm run check": { value: await secondsToCheck(clone), unit: "s", limit: 30 },
    };
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

/** Returns the seconds from the command to the line with Ghostlight's address. */
async function secondsToOpen(cwd: string): Promise<number> {
  const began = performance.now();
  const child = run("start", cwd);
  try {
    for await (const line of createInterface(child.stdout)) {
      if (line.startsWith("Ghostlight is open at ")) return (performance.now() - began) / 1000;
    }
    throw new Error("Ghostlight ended before it was open.");
  } finally {
    await ended(child);
  }
}

async function secondsToCheck(cwd: string): Promise<number> {
  const began = performance.now();
  const child = run("check", cwd);
  child.stdout.resume();
  const [code] = await once(child, "exit");
  if (code !== 0) console.warn("npm run check failed, so its later steps didn't run.");
  return (performance.now() - began) / 1000;
}

/** Uses its own process group, because the process to stop is npm's child. */
const run = (script: string, cwd: string) =>
  spawn("npm", ["run", "--silent", script], {
    cwd,
    env: { ...process.env, PORT: "0", GHOSTLIGHT_DATA: "", NODE_OPTIONS: "" },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });

async function ended(child: ReturnType<typeof run>): Promise<void> {
  child.stdout.resume();
  if (child.exitCode !== null || child.pid === undefined) return;
  const exit = once(child, "exit");
  process.kill(-child.pid, "SIGTERM");
  await exit;
}
