import { deflateRawSync } from "node:zlib";
import { nanoid } from "nanoid";
import { encodeStateAsUpdate } from "yjs";
import { apiBase, type Contract } from "#domain/api/contract.ts";
import { createPlay, patchPlay } from "#domain/api/plays.ts";
import { appendUpdate } from "#domain/api/updates.ts";
import { countPlay } from "#domain/play/count.ts";
import { documentOf } from "#domain/play/document/document.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { BlockId, Play } from "#domain/play/play.ts";
import { samplePlay } from "#domain/play/sample/samplePlay.ts";
import type { DemonstrationAccount } from "./accounts.ts";
import { type ApiSession, signInToApi } from "./signInToApi.ts";

/** The id is fixed, so an interrupted attempt can be repeated without duplicates. */
const playId = "the-last-bulb";
const device = "demonstration";

/** Adds the sample play to an account through the API, as the browser does. */
export async function putSamplePlay(origin: string, { email, password }: DemonstrationAccount): Promise<void> {
  const session = await signInToApi(origin, email, password);
  const play = samplePlay(() => nanoid(10) as BlockId);
  const { title, subtitle, authors } = play.front;
  const card = { title, subtitle, authors };
  await send(origin, session, createPlay, { playId, owner: session.userId, ...card });
  const body = deflateRawSync(encodeStateAsUpdate(documentOf(play))).toString("base64");
  await send(origin, session, appendUpdate, { after: 0, updateId: device, device, body, deflated: true });
  await send(origin, session, patchPlay, { ...card, words: countPlay(play).words, pages: pagesOf(play) });
}

const pagesOf = (play: Play): number => paginate(play).pages.filter(({ start }) => start).length;

async function send(
  origin: string,
  { accessToken }: ApiSession,
  { method, path }: Contract,
  body: object,
): Promise<void> {
  const response = await fetch(`${origin}${apiBase}${path.replace("{playId}", playId)}`, {
    method,
    headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${await response.text()}`);
}
