import { writeFountain } from "#domain/play/formats/fountain/writeFountain.ts";
import { playFromUpdates } from "#domain/play/notes/playFromUpdates.ts";

export interface PlayFiles {
  readonly fountain: string;
  readonly json: string;
}

/** What's known about a play besides its text. */
export interface PlayFacts {
  readonly playId: string;
  /** Undefined if it isn't known. */
  readonly createdAt?: string | undefined;
  readonly changedAt?: string | undefined;
}

/** Name and version of the JSON format, so that programs recognize it. */
const formatName = "ghostlight-play/1";

/**
 * Writes a play as Fountain, including private notes, and as JSON with every id. Throws if this version can't read it.
 */
export function playFiles(facts: PlayFacts, updates: readonly Uint8Array[]): PlayFiles {
  const play = playFromUpdates(updates);
  if (!play) throw new Error("The play is of a newer Ghostlight.");
  return {
    fountain: writeFountain(play, { notes: true }),
    json: `${JSON.stringify({ form: formatName, ...facts, ...play }, null, 1)}\n`,
  };
}
