import { fromBase64, toBase64 } from "lib0/buffer";
import * as decoding from "lib0/decoding";
import * as encoding from "lib0/encoding";
import type { Letters } from "../document/letters.ts";
import { maxPlaceLength } from "./limits.ts";

/** Text that was typed in one go is one run. Of a passage with more runs, the longest are kept. */
const maxRuns = 100;

/** Encodes letters of a document: about 12 characters per run. */
export function placeOfLetters(letters: readonly Letters[]): string {
  const runs = letters.length <= maxRuns ? letters : letters.toSorted((a, b) => b.length - a.length).slice(0, maxRuns);
  const clients = [...new Set(runs.map(({ client }) => client))];
  const bytes = encoding.encode((encoder) => {
    const write = (value: number): void => encoding.writeVarUint(encoder, value);
    [clients.length, ...clients].forEach(write);
    for (const { client, clock, length } of runs) [clients.indexOf(client), clock, length].forEach(write);
  });
  return toBase64(bytes);
}

/** Decodes letters. Invalid input gives none, so that the passage is found by its quote. */
export function lettersOfPlace(place: string): readonly Letters[] {
  try {
    const decoder = decoding.createDecoder(fromBase64(place.slice(0, maxPlaceLength)));
    const read = (): number => decoding.readVarUint(decoder);
    const clients = Array.from({ length: Math.min(read(), maxRuns) }, read);
    const letters: Letters[] = [];
    while (decoding.hasContent(decoder)) {
      letters.push({ client: clients[read()] ?? Number.NaN, clock: read(), length: read() });
    }
    return letters.filter(({ client, length }) => !Number.isNaN(client) && length > 0);
  } catch {
    return [];
  }
}
