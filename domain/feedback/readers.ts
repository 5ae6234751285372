import type { ReaderId } from "./feedback.ts";

interface Said {
  readonly readerId: ReaderId;
  readonly readerNumber?: number | undefined;
  readonly name: string;
  readonly at: string;
}

/** Somebody who gave feedback, as far as it is known who. */
export interface KnownReader {
  readonly readerId: ReaderId;
  /** The last one that they gave; empty where they gave none. */
  readonly name: string;
  /** Tells readers apart: never given twice in a play. */
  readonly number: number;
  /** Whether somebody else gave the same name. */
  readonly isNamesake: boolean;
  /** Things said. */
  readonly count: number;
}

/** All readers who said something, in the order of their numbers. Who spoke before there were numbers has the next free ones. */
export function readersOf(said: readonly Said[]): readonly KnownReader[] {
  const byReader = new Map<ReaderId, Said[]>();
  for (const one of said.toSorted((a, b) => a.at.localeCompare(b.at))) {
    byReader.set(one.readerId, [...(byReader.get(one.readerId) ?? []), one]);
  }
  let free = Math.max(0, ...said.map(({ readerNumber = 0 }) => readerNumber)) + 1;
  const readers = [...byReader].map(([readerId, theirs]) => ({
    readerId,
    name: theirs.findLast(({ name }) => name !== "")?.name ?? "",
    number: theirs.find(({ readerNumber }) => readerNumber !== undefined)?.readerNumber ?? free++,
    count: theirs.length,
  }));
  const isShared = (name: string) => name !== "" && readers.filter((reader) => reader.name === name).length > 1;
  return readers
    .map((reader) => ({ ...reader, isNamesake: isShared(reader.name) }))
    .toSorted((a, b) => a.number - b.number);
}
