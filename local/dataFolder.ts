import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Increased whenever new code can no longer read older data. */
const format = 3;

/** A reason not to start, as a sentence that says what to do. */
export class CannotStart extends Error {
  override readonly name = "CannotStart";
}

/** Locks the folder for this run. Throws `CannotStart` if it can't be written, is in use, or isn't Ghostlight's. */
export function openDataFolder(folder: string): { readonly close: () => void } {
  try {
    makeFolder(folder);
    assertFormat(folder);
    return lock(join(folder, "running.pid"));
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotStart(
      `Ghostlight can't write to its data folder ${folder} (${reason}). Allow access, or set GHOSTLIGHT_DATA to another folder.`,
    );
  }
}

/** Doesn't use `recursive`: with it, Node 20 hangs on a path that can't hold folders, such as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

function assertFormat(folder: string): void {
  const file = join(folder, "format.json");
  if (!existsSync(file)) writeFileSync(file, JSON.stringify({ format }));
  const found: unknown = JSON.parse(readFileSync(file, "utf8")).format;
  if (found === format) return;
  throw new CannotStart(
    `The data folder ${folder} has format ${found}, and this version of Ghostlight reads format ${format}. ` +
      "Start the version that wrote it and export your plays, move the folder away, or set GHOSTLIGHT_DATA to another one.",
  );
}

function lock(file: string): { readonly close: () => void } {
  const pid = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  if (pid !== process.pid && isGhostlight(pid)) {
    throw new CannotStart(
      `Ghostlight runs already with this data folder (process ${pid}). Stop it first, or set GHOSTLIGHT_DATA to another folder.`,
    );
  }
  writeFileSync(file, String(process.pid));
  return { close: () => rmSync(file, { force: true }) };
}

/**
 * Returns whether a process is Ghostlight, because its id may have been reused. If that can't be checked, the id alone
 * decides.
 */
function isGhostlight(pid: number): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return !existsSync("/proc") || /local|vitest/.test(readFileSync(`/proc/${pid}/cmdline`, "utf8"));
  } catch {
    return false;
  }
}
