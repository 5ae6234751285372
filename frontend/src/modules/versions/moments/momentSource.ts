import { type LoggedMoments, readMoments } from "#domain/api/moments.ts";
import type { PlayId } from "#domain/play/play.ts";
import { decodeUpdate, joinSnapshotParts } from "#domain/play/updateEncoding.ts";
import type { MomentEntry, MomentLog } from "#domain/play/versions/momentLog.ts";
import { splitMoments } from "#domain/play/versions/splitMoments.ts";
import type { Stretch, WritingSession } from "#domain/play/versions/writingSessions.ts";
import { type Call, call } from "#frontend/platform/call.ts";

/** Where the moments of a play come from. */
export interface MomentSource {
  /** The sessions and the end of a log that isn't the server's. */
  readonly own?: { readonly sessions: readonly WritingSession[]; readonly end: number };
  /** Returns the play that the moments from a number on are read from, which is at or before it. */
  readonly base: (upTo: number, signal: AbortSignal) => Promise<Pick<MomentLog, "base" | "baseSequence">>;
  /** Yields the log of a stretch, in order, in pages. */
  readonly entries: (stretch: Stretch, signal: AbortSignal) => AsyncIterable<readonly MomentEntry[]>;
}

/** The moments that the server has: every change of the last seven days. */
export const serverMoments = (playId: PlayId, ask: Call = call): MomentSource => ({
  base: async (upTo, signal) => {
    const read = (part: number) => ask(readMoments, { params: { playId }, query: { after: upTo, part }, signal });
    const { snapshot } = await read(0);
    if (!snapshot) return { base: [], baseSequence: 0 };
    const bodies = [snapshot.body];
    for (let part = 1; part < snapshot.parts; part++) bodies.push((await read(part)).snapshot?.body ?? "");
    return { base: [joinSnapshotParts(bodies)], baseSequence: snapshot.sequence };
  },
  async *entries({ after, upTo }, signal) {
    let last = after;
    for (let more = last < upTo; more; ) {
      const answer = await ask(readMoments, { params: { playId }, query: { after: last, upTo }, signal });
      yield answer.entries.map(entryOf);
      last = answer.entries.at(-1)?.sequence ?? upTo;
      more = answer.more && last < upTo;
    }
  },
});

function entryOf(logged: LoggedMoments): MomentEntry {
  const { sequence, device, page, at, moments } = logged;
  const updates = splitMoments(decodeUpdate(logged), moments);
  const usual = { at: Date.parse(at), known: sequence - 1 };
  return {
    sequence,
    device,
    page,
    moments: updates.map((update, index) => {
      const { at: time, known } = moments?.[index] ?? usual;
      return { at: time, known, update };
    }),
  };
}
