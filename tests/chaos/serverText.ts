import * as Y from "yjs";
import { readUpdates } from "#domain/api/updates.ts";
import { readPlay } from "#domain/play/document/document.ts";
import { type PlayId, textOf } from "#domain/play/play.ts";
import { decodeUpdate, joinSnapshotParts } from "#domain/play/updateEncoding.ts";
import type { MomentEntry, MomentLog } from "#domain/play/versions/momentLog.ts";
import { serverMoments } from "#frontend/modules/versions/moments/momentSource.ts";
import { type Call, createCall } from "#frontend/platform/call.ts";

export interface ServerRequest {
  readonly origin: string;
  readonly token: string;
  readonly playId: PlayId;
}

const callOf = ({ origin, token }: ServerRequest): Call =>
  createCall({ fetch, getToken: async () => token, getBase: async () => `${origin}/api` });

/** Returns the text of a play on the server, one line per element. */
export async function serverText(request: ServerRequest): Promise<string> {
  const { playId } = request;
  const call = callOf(request);
  const doc = new Y.Doc();
  const parts: string[] = [];
  for (let after = 0, more = true; more; ) {
    const answer = await call(readUpdates, { params: { playId }, query: { after, part: parts.length } });
    more = answer.more;
    if (answer.snapshot) {
      parts.push(answer.snapshot.body);
      if (parts.length < answer.snapshot.parts) continue;
      Y.applyUpdate(doc, joinSnapshotParts(parts.splice(0)));
      after = answer.snapshot.sequence;
    }
    for (const update of answer.updates) {
      Y.applyUpdate(doc, decodeUpdate(update));
      after = update.sequence;
    }
  }
  return readPlay(doc).blocks.map(textOf).join("\n");
}

/** More than any play has. */
const manyUpdates = 1_000_000_000;

/** Returns the server's log from a number on, or from a little before it. */
export async function serverLog(request: ServerRequest, after: number): Promise<MomentLog> {
  const { signal } = new AbortController();
  const source = serverMoments(request.playId, callOf(request));
  const start = await source.base(after, signal);
  const stretch = { after: start.baseSequence, upTo: manyUpdates };
  const entries: MomentEntry[] = [];
  for await (const page of source.entries(stretch, signal)) entries.push(...page);
  return { ...start, entries };
}
