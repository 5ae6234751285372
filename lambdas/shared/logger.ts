import { createHash } from "node:crypto";
import { countOfLine } from "./countOfLine.ts";

const levels: readonly string[] = ["info", "warn", "error", "silent"];
export type LogLevel = "info" | "warn" | "error";
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Writes one line of JSON to standard output, at or above the level in LOG_LEVEL. Fields are ids, counts and durations,
 * never the text of a play.
 */
export function log(level: LogLevel, message: string, fields: LogFields = {}): void {
  if (levels.indexOf(level) < lowestLevel()) return;
  const at = new Date();
  const line = { level, message, at: at.toISOString(), ...fields, ...countOfLine(message, at) };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

const lowestLevel = () => levels.indexOf(process.env.LOG_LEVEL ?? "info");

/** Returns a hash that groups one person's requests in the log without naming the person. */
export const hashOfUser = (userId: string): string => createHash("sha256").update(userId).digest("hex").slice(0, 12);
