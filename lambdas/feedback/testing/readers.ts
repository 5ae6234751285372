import { randomUUID } from "node:crypto";
import { PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { nanoid } from "nanoid";
import * as Y from "yjs";
import { leaveFeedback } from "#domain/api/readerFeedback.ts";
import { documentOf } from "#domain/play/document/document.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { Block, BlockId, PlayId, UserId } from "#domain/play/play.ts";
import type { ShareId } from "#domain/sharing/share.ts";
import { playEndpoints } from "#lambdas/plays/endpoints.ts";
import type { LinkKeys } from "#lambdas/shared/links/linkKeys.ts";
import { openLink } from "#lambdas/shared/links/openLink.ts";
import { tokenOf } from "#lambdas/shared/links/tokens.ts";
import { type StoredShare, storeShare } from "#lambdas/stores/shares.ts";
import { putItems, type Table } from "#lambdas/stores/table.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { newLog, type Somebody } from "#tests/support/writer.ts";
import { feedbackEndpoints } from "../endpoints.ts";
import type { FeedbackMail } from "../feedbackMail.ts";

export const linkKeys: LinkKeys = ["the key of the tests"];

const line = (kind: Block["kind"], text: string): Block => ({ id: nanoid(10) as BlockId, kind, text: [{ text }] });

const plainShare = {
  label: "",
  shows: { what: "play" },
  isBlind: false,
  hiddenWords: [],
  authorNames: [],
  takesFeedback: true,
  mayDownload: false,
  tellsLastScene: false,
  endsAt: null,
  password: null,
} as const;

/** A play, its author, and readers with links to it. Without `mail`, no e-mail is sent. */
export function openReaderFixture(table: Table, clock: { now: Date }, mail?: FeedbackMail) {
  const now = () => clock.now;
  const frozen = new Map<ShareId, readonly Block[]>();
  const links = {
    open: ({ token, reader }: { token: string; reader: { pass: string | undefined } }, at: Date) =>
      openLink(table, linkKeys, { token, pass: reader.pass }, at),
    readFrozen: async ({ share }: { share: StoredShare }) => ({
      play: { front: emptyFront, blocks: frozen.get(share.shareId) ?? [] },
      sequence: 1,
    }),
    readKeys: async () => linkKeys,
  };
  const api = apiCaller(...playEndpoints(table, now), ...feedbackEndpoints(table, now, links, mail));

  const subscribe = (caller: Somebody, tier = "writer", status = "active") =>
    table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: { PK: `USER#${caller.sub}`, SK: "SUBSCRIPTION", tier, status, end: "2037-01-01T00:00:00.000Z" },
      }),
    );

  /** The play of somebody with a paid plan. */
  async function stagePlay<Blocks extends readonly Block[]>(blocks: Blocks, caller?: Somebody, front = emptyFront) {
    const log = await newLog(api, caller);
    await subscribe(log.caller);
    const document = documentOf({ front, blocks });
    await log.append(Y.encodeStateAsUpdate(document), { deflated: true });
    return { ...log, blocks };
  }

  /** A heading, a speech and a note. */
  const stage = ({ caller, note = "Cut this in Act Two." }: { caller?: Somebody; note?: string } = {}) =>
    stagePlay(
      [
        line("scene", "The battlements"),
        line("dialogue", "Who's there? Nay, answer me: stand, and unfold yourself."),
        line("note", note),
      ] as const,
      caller,
    );

  async function share(
    play: { playId: string; caller: Somebody },
    options: Partial<StoredShare> = {},
    shown?: readonly Block[],
  ) {
    const shareId = nanoid(16) as ShareId;
    if (shown) frozen.set(shareId, shown);
    const { playId, caller } = play;
    const own = { shareId, playId: playId as PlayId, owner: caller.sub as UserId, createdAt: clock.now.toISOString() };
    await storeShare(table, { ...plainShare, ...own, isLive: shown === undefined, ...options });
    return { token: tokenOf(linkKeys, shareId), shareId };
  }

  return {
    api,
    stage,
    stagePlay,
    share,
    subscribe,
    table,
    readerAt: (token: string, key?: string) => readerAt(api, token, key),
  };
}

/** A reader with a link, at an IP address of their own. */
function readerAt(api: ReturnType<typeof apiCaller>, token: string, key = nanoid(22)) {
  const headers = { "reader-key": key, "x-viewer-address": randomUUID() };
  const ofLink = { headers, params: { token } };
  const ofOne = (feedbackId: string) => ({ headers, params: { token, feedbackId } });
  const said = (more: object = {}) => ({ feedbackId: nanoid(16), kind: "comment", text: "Lovely.", ...more });
  return {
    ofLink,
    ofOne,
    said,
    leave: (more: object = {}) => api.call(leaveFeedback, { ...ofLink, body: said(more) }),
  };
}

/** A quote from a block, as a reader's browser sends it. */
export function pointAt(block: Block | undefined, words: string, sequence = 1) {
  const start = block?.text[0]?.text.indexOf(words) ?? -1;
  return { sequence, ranges: [{ blockId: block?.id, start, end: start + words.length, quote: words }] };
}

/** Puts feedback into the table as it's stored, and counts it on the card. */
export async function fillPlay(
  table: Table,
  { playId, caller }: { playId: string; caller: Somebody },
  count: number,
  counted = count,
) {
  const shareId = nanoid(16);
  const items = Array.from({ length: count }, (_, n) => {
    const feedbackId = nanoid(16);
    const at = new Date(Date.UTC(2027, 0, 1, 0, 0, n)).toISOString();
    const said = { kind: "comment", text: `Remark ${n}`, name: "Ann", email: "", at, state: "open", replies: [] };
    return { PK: `PLAY#${playId}`, SK: `FEEDBACK#${feedbackId}`, feedbackId, shareId, ...said, keyHash: "hash" };
  });
  await putItems(table, items);
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: { PK: `USER#${caller.sub}`, SK: `PLAY#${playId}` },
      UpdateExpression: "SET feedbackCount = :count",
      ExpressionAttributeValues: { ":count": counted },
    }),
  );
}
