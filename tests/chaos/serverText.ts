import * as Y from "yjs";
import { readUpdates } from "#domain/api/updates.ts";
import { readPlay } from "#domain/play/document/document.ts";
import { type PlayId, textOf } from "#domain/play/play.ts";
import { decodeUpdate, joinSnapshotParts } from "#domain/play/updateEncoding.ts";
import { createCall } from "#frontend/platform/call.ts";

interface TextRequest {
  readonly origin: string;
  readonly token: string;
  readonly playId: PlayId;
}

/** Returns the text of a play on the server, one line per element. */
export async function serverText({ origin, token, playId }: TextRequest): Promise<string> {
  const call = createCall({ fetch, getToken: async () => token, getBase: async () => `${origin}/api` });
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
