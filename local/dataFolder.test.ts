import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { CannotStart, openDataFolder } from "./dataFolder.ts";

test("a folder is created, locked, released and locked again", () => {
  const path = join(temporaryFolder(), "deep", "data");
  openDataFolder(path).close();
  openDataFolder(path).close();
});

test("data in another format is left alone, and the message says what to do", () => {
  const path = temporaryFolder();
  writeFileSync(join(path, "format.json"), '{"format":99}');
  expect(() => openDataFolder(path)).toThrow(CannotStart);
  expect(() => openDataFolder(path)).toThrow(/format 99.*GHOSTLIGHT_DATA/s);
});

test("a folder that can't be written is named", () => {
  const path = join(temporaryFolder(), "file");
  writeFileSync(path, "");
  expect(() => openDataFolder(path)).toThrow(/can't write to its data folder .*GHOSTLIGHT_DATA/s);
});

test.runIf(existsSync("/proc"))("a path that can't hold folders is refused without hanging", () => {
  expect(() => openDataFolder("/proc/nope/data")).toThrow(CannotStart);
});

test("only one Ghostlight at a time holds a folder, and a killed one no longer does", async () => {
  const path = temporaryFolder();
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
