import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type * as z from "zod";

/** Records by key, stored in one file: one line per change, appended before the call returns. */
export interface RecordLog<T> {
  readonly find: (key: string) => T | undefined;
  readonly put: (key: string, value: T) => void;
  readonly remove: (key: string) => void;
  readonly all: () => IterableIterator<[string, T]>;
}

/**
 * Opens or creates the file. An incomplete last line is dropped, because its change was never acknowledged. Any other
 * unreadable line makes this throw, so nothing is lost silently.
 */
export const openRecordLog = <T>(file: string, schema: z.ZodType<T>): RecordLog<T> => {
  mkdirSync(dirname(file), { recursive: true });
  const records = existsSync(file) ? readRecords(file, schema) : new Map<string, T>();
  compact(file, records);
  const handle = openSync(file, "a", 0o600);
  const append = (...line: [string, T?]) => writeSync(handle, `${JSON.stringify(line)}\n`);
  return {
    find: (key) => records.get(key),
    put: (key, value) => {
      append(key, value);
      records.set(key, value);
    },
    remove: (key) => {
      if (!records.has(key)) return;
      append(key);
      records.delete(key);
    },
    all: () => records.entries(),
  };
};

const readRecords = <T>(file: string, schema: z.ZodType<T>): Map<string, T> => {
  const records = new Map<string, T>();
  const lines = readFileSync(file, "utf8").split("\n");
  // Whatever follows the last line break was being written when the process died.
  const whole = lines.slice(0, -1);
  for (const [index, line] of whole.entries()) {
    const change = parseLine(line);
    if (!change) throw new Error(`${file} is damaged in line ${index + 1}. Move it away to begin with an empty one.`);
    const [key, value] = change;
    if (value === undefined) records.delete(key);
    else records.set(key, schema.parse(value));
  }
  return records;
};

const parseLine = (line: string): [string, unknown] | undefined => {
  try {
    const change: unknown = JSON.parse(line);
    return Array.isArray(change) && typeof change[0] === "string" ? [change[0], change[1]] : undefined;
  } catch {
    return undefined;
  }
};

/** Rewrites the file with one line per record. The rename makes it atomic. */
const compact = <T>(file: string, records: ReadonlyMap<string, T>) => {
  const next = `${file}.next`;
  const handle = openSync(next, "w", 0o600);
  for (const record of records) writeSync(handle, `${JSON.stringify(record)}\n`);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(next, file);
};
