import * as decoding from "lib0/decoding";
import * as encoding from "lib0/encoding";
import type * as Y from "yjs";
import type { Letters } from "./letters.ts";
import { playDocumentOf } from "./playDocument.ts";

/**
 * Letters that are rewritten copies of other letters. A split, a join, and an undo can't move text in Yjs, so they
 * delete it and write it again. `from` identifies the first of the old letters. Letters whose `from` is themselves
 * count as typed by a person, whatever else was noted about them.
 */
export interface Move extends Letters {
  readonly from: Omit<Letters, "length">;
}

/** Matches new letters to old ones when both sides are in the same order and equally long. */
export function pairLetters(to: readonly Letters[], from: readonly Letters[]): readonly Move[] {
  const out: Move[] = [];
  const [newLetters, oldLetters] = [[...to], [...from]];
  for (let [one, old] = [newLetters.shift(), oldLetters.shift()]; one && old; ) {
    const length = Math.min(one.length, old.length);
    out.push({ client: one.client, clock: one.clock, length, from: { client: old.client, clock: old.clock } });
    one = one.length > length ? rest(one, length) : newLetters.shift();
    old = old.length > length ? rest(old, length) : oldLetters.shift();
  }
  return out;
}

const rest = ({ client, clock, length }: Letters, skipped: number): Letters => ({
  client,
  clock: clock + skipped,
  length: length - skipped,
});

/** Writes moves into the document: about 25 bytes for text written in one go. */
export function noteMoves(doc: Y.Doc, moves: readonly Move[]): void {
  if (moves.length > 0) playDocumentOf(doc).moves.push([encode(moves)]);
}

/**
 * Reads all moves of the document. Unreadable ones are skipped; without them, kept words are only found less reliably.
 */
export const readMoves = (doc: Y.Doc): readonly Move[] => playDocumentOf(doc).moves.toArray().flatMap(decode);

/** Clients come first, because most moves involve only one or two, and their numbers are long. */
function encode(moves: readonly Move[]): Uint8Array {
  const clients = [...new Set(moves.flatMap(({ client, from }) => [client, from.client]))];
  return encoding.encode((encoder) => {
    const write = (value: number): void => encoding.writeVarUint(encoder, value);
    write(clients.length);
    clients.forEach(write);
    for (const { client, clock, length, from } of moves) {
      [clients.indexOf(client), clock, length, clients.indexOf(from.client), from.clock].forEach(write);
    }
  });
}

function decode(note: Uint8Array): readonly Move[] {
  try {
    const decoder = decoding.createDecoder(note);
    const read = (): number => decoding.readVarUint(decoder);
    const clients = Array.from({ length: Math.min(read(), note.length) }, read);
    const client = (): number => clients[read()] ?? Number.NaN;
    const moves: Move[] = [];
    while (decoding.hasContent(decoder)) {
      moves.push({ client: client(), clock: read(), length: read(), from: { client: client(), clock: read() } });
    }
    return moves;
  } catch {
    return [];
  }
}
