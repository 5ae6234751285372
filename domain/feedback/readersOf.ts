import type { ReaderId } from "./feedback.ts";

interface Said {
  readonly readerId: ReaderId;
  readonly readerNumber?: number | undefined;
  readonly name: string;
  readonly at: string;
}

/** A reader who left feedback. */
export interface KnownReader {
  readonly readerId: ReaderId;
  /** The last name that they gave; empty if they gave none. */
  readonly name: string;
  /** Unique within the play. */
  readonly number: number;
  /** Whether another reader gave the same name. */
  readonly isNamesake: boolean;
  /** The number of their comments. */
  readonly count: number;
}

/**
 * Lists all readers with comments, in the order of their numbers. Readers of old comments without numbers get the next
 * free ones.
 */
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
