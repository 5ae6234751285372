import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type * as z from "zod";

/** Records by key, kept in one file: a line a change, appended before the call returns. */
export interface RecordLog<T> {
  readonly find: (key: string) => T | undefined;
  readonly put: (key: string, value: T) => void;
  readonly remove: (key: string) => void;
  readonly all: () => IterableIterator<[string, T]>;
}

/**
 * Opens the file, or makes it. A line that was cut off by the end of the process is dropped, for its
 * change was never answered; any other unreadable line refuses to open, so that nothing is lost in silence.
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
  // What follows the last line end was being written when the process died.
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

/** Rewrites the file with one line a record; the rename makes it all or nothing. */
const compact = <T>(file: string, records: ReadonlyMap<string, T>) => {
  const next = `${file}.next`;
  const handle = openSync(next, "w", 0o600);
  for (const record of records) writeSync(handle, `${JSON.stringify(record)}\n`);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(next, file);
};
