import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CannotStart, openDataFolder } from "./dataFolder.ts";

const folder = () => mkdtempSync(join(tmpdir(), "data-"));

test("a folder is created, locked, released and locked again", () => {
  const path = join(folder(), "deep", "data");
  openDataFolder(path).close();
  openDataFolder(path).close();
});

test("data in another format is left alone, and the message says what to do", () => {
  const path = folder();
  writeFileSync(join(path, "format.json"), '{"format":99}');
  expect(() => openDataFolder(path)).toThrow(CannotStart);
  expect(() => openDataFolder(path)).toThrow(/format 99.*GHOSTLIGHT_DATA/s);
});

test("a folder that can't be written is named", () => {
  const path = join(folder(), "file");
  writeFileSync(path, "");
  expect(() => openDataFolder(path)).toThrow(/cannot write to its data folder .*GHOSTLIGHT_DATA/s);
});

test.runIf(existsSync("/proc"))("a path that can't hold folders is refused without hanging", () => {
  expect(() => openDataFolder("/proc/nope/data")).toThrow(CannotStart);
});

test("only one Ghostlight at a time holds a folder, and a killed one no longer does", async () => {
  const path = folder();
  const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)", "local/launch.mjs"]);
  writeFileSync(join(path, "running.pid"), String(other.pid));
  try {
    await expect.poll(() => attempt(path)).toMatch(/runs already/);
  } finally {
    other.kill("SIGKILL");
  }
  await expect.poll(() => attempt(path)).toBe("open");
});

function attempt(path: string): string {
  try {
    openDataFolder(path);
    return "open";
  } catch (error) {
    return String(error);
  }
}
