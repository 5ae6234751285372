import { randomUUID } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { nanoid } from "nanoid";
import * as Y from "yjs";
import { createPlay } from "#domain/api/plays.ts";
import { appendUpdate, type LoggedUpdate, readUpdates } from "#domain/api/updates.ts";
import type { apiCaller } from "./apiCaller.ts";

type Api = ReturnType<typeof apiCaller>;

export const somebody = () => ({ sub: randomUUID() });
export type Somebody = ReturnType<typeof somebody>;

/** Returns a Yjs update that sets one key of one map to a text. */
export function updateWith(key: string, value: string): Uint8Array {
  const doc = new Y.Doc();
  doc.getMap("said").set(key, value);
  return Y.encodeStateAsUpdate(doc);
}

export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");

/** One play of one person, and the calls that a device makes for it. */
export async function newLog(api: Api, caller: Somebody = somebody()) {
  const playId = nanoid();
  await api.call(createPlay, { caller, body: { playId, owner: caller.sub, title: "The Lamp" } });
  const one = { caller, params: { playId } };
  const body = (
    update: Uint8Array,
    { after = 0, updateId = nanoid(), device = "device-one", deflated = false } = {},
  ) => ({
    after,
    updateId,
    device,
    ...(deflated ? { body: base64(deflateRawSync(update)), deflated } : { body: base64(update) }),
  });
  return {
    caller,
    playId,
    one,
    body,
    append: (update: Uint8Array, options: Parameters<typeof body>[1] = {}) =>
      api.call(appendUpdate, { ...one, body: body(update, options) }),
    read: (query: Readonly<Record<string, string>> = {}) => api.call(readUpdates, { ...one, query }),
    open: () => openDocument(api, one),
  };
}

/** Opens the play as a new device does: the snapshot part by part, then the updates after it. */
export async function openDocument(api: Api, one: { caller: Somebody; params: { playId: string } }): Promise<Y.Doc> {
  const doc = new Y.Doc();
  const parts: Buffer[] = [];
  for (let after = 0, more = true; more; ) {
    const query = { after: String(after), part: String(parts.length) };
    const answer = await api.call(readUpdates, { ...one, query });
    more = answer.more;
    if (answer.snapshot) {
      parts.push(Buffer.from(answer.snapshot.body, "base64"));
      if (parts.length < answer.snapshot.parts) continue;
      Y.applyUpdate(doc, inflateRawSync(Buffer.concat(parts.splice(0))));
      after = answer.snapshot.sequence;
    }
    for (const update of answer.updates) {
      Y.applyUpdate(doc, bytesOf(update));
      after = update.sequence;
    }
  }
  return doc;
}

export function bytesOf({ body, deflated }: Pick<LoggedUpdate, "body" | "deflated">): Uint8Array {
  const bytes = Buffer.from(body, "base64");
  return deflated ? inflateRawSync(bytes) : bytes;
}
