import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { PutCommand, UpdateCommand, type UpdateCommandInput } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { blockId, instant, playId, shareId, userId } from "#domain/api/shapes.ts";
import { personalReader, shown } from "#domain/api/sharing.ts";
import type { BlockId, PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { Share, ShareId } from "#domain/sharing/share.ts";
import { assignments } from "./assignments.ts";
import { deleteProjections, namedProjection } from "./projections.ts";
import { tableSchema } from "./schema.ts";
import { findItem, type Key, listAllItems, queryPage, type Table } from "./table.ts";

const partitionOf = (id: ShareId) => `SHARE#${id}`;
const shareKey = (id: ShareId): Key => ({ PK: partitionOf(id), SK: "SHARE" });
/** Stored next to the link and not indexed, so counting an open is one small write. */
const opensKey = (id: ShareId): Key => ({ PK: partitionOf(id), SK: "SHARE#OPENS" });
const indexKeys = ({ playId, createdAt }: Pick<Share, "playId" | "createdAt">) => ({
  GSI1PK: `PLAY#${playId}`,
  GSI1SK: `SHARE#${createdAt}`,
});

/** See `passwordOf`. Each password has its own salt, in base64url. */
const storedPassword = z.object({ hash: z.string(), salt: z.string() });
export type StoredPassword = z.output<typeof storedPassword>;

const storedShare = z.object({
  shareId,
  playId,
  owner: userId,
  createdAt: instant,
  label: z.string(),
  shows: shown,
  isLive: z.boolean(),
  isBlind: z.boolean(),
  hiddenWords: z.array(z.string()).readonly().default([]),
  authorNames: z.array(z.string()).readonly().default([]),
  takesFeedback: z.boolean(),
  mayDownload: z.boolean(),
  tellsLastScene: z.boolean().default(false),
  endsAt: instant.nullable(),
  password: storedPassword.nullable(),
  /** Whom a personal link is for. */
  reader: personalReader.optional(),
  frozenAt: instant.optional(),
  /** What the link shows if it isn't live. */
  projection: namedProjection.optional(),
});
export type StoredShare = z.output<typeof storedShare>;

const openings = z.object({ opens: z.int().min(0), lastOpenedAt: instant, lastScene: blockId.optional() });
export type OpenCounts = Pick<Share, "opens" | "lastOpenedAt" | "lastScene">;

const revoked = z.object({ revokedAt: instant });

/** Returns the current link; undefined if there is none or it was revoked. */
export async function findShare(table: Table, id: ShareId): Promise<StoredShare | undefined> {
  const item = await findItem(table, shareKey(id), { consistent: true });
  return item && !revoked.safeParse(item).success ? storedShare.parse(item) : undefined;
}

/** Returns the person's link to this play with this ID. Throws `id-taken` if it's anybody else's, or was turned off. */
export async function findOwnShare(
  table: Table,
  { shareId: id, owner, playId: play }: Pick<StoredShare, "shareId" | "owner" | "playId">,
): Promise<StoredShare | undefined> {
  const item = await findItem(table, shareKey(id), { consistent: true });
  if (!item) return undefined;
  if (revoked.safeParse(item).success || item.owner !== owner || item.playId !== play) throw idTaken();
  return storedShare.parse(item);
}

const idTaken = () =>
  new Refused("conflict", "This link's ID is already in use. Create another link.", { code: "id-taken" });

/** Stores a new link. The same id twice from the same user for the same play is one link: the first. */
export async function storeShare(table: Table, share: StoredShare): Promise<StoredShare> {
  try {
    const Item = { ...shareKey(share.shareId), ...indexKeys(share), ...share };
    await table.client.send(
      new PutCommand({ TableName: table.name, Item, ConditionExpression: "attribute_not_exists(PK)" }),
    );
    return share;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    const first = await findShare(table, share.shareId);
    if (first?.playId === share.playId && first.owner === share.owner) return first;
    throw idTaken();
  }
}

/** Stores a link whatever was there. Only for links that belong to nobody: see `demonstrations`. */
export async function replaceShare(table: Table, share: StoredShare): Promise<void> {
  const Item = { ...shareKey(share.shareId), ...indexKeys(share), ...share };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
}

export type ShareChange = Partial<Omit<StoredShare, "shareId" | "playId" | "owner" | "createdAt">>;

/** Changes some of the link's fields. Refuses if it was revoked in the meantime. */
export async function changeShare(table: Table, id: ShareId, change: ShareChange): Promise<StoredShare> {
  const after = await updateLiving(table, id, { ...assignments(change), ReturnValues: "ALL_NEW" });
  if (!after) throw noSuchShare();
  return storedShare.parse(after);
}

export const noSuchShare = () => new Refused("not-found", "We couldn't find this link. It may have been turned off.");

/** Revokes the link. The mark stays, so a late or repeated create request can't bring the link back. */
export async function revokeStoredShare(table: Table, id: ShareId, now: Date): Promise<void> {
  const kept = ["PK", "SK", "GSI1PK", "GSI1SK", "shareId", "playId", "owner"];
  const words = Object.keys(storedShare.shape).filter((name) => !kept.includes(name));
  await updateLiving(table, id, {
    UpdateExpression: `SET revokedAt = :now, GSI1SK = :revoked REMOVE ${words.map((name) => `#${name}`).join(", ")}`,
    ExpressionAttributeNames: Object.fromEntries(words.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: { ":now": now.toISOString(), ":revoked": `REVOKED#${id}` },
  });
  await deleteProjections(table, id);
}

type Change = Pick<
  UpdateCommandInput,
  "UpdateExpression" | "ExpressionAttributeNames" | "ExpressionAttributeValues" | "ReturnValues"
>;

/** Returns the changed link; undefined if it no longer exists. */
async function updateLiving(table: Table, id: ShareId, change: Change) {
  try {
    const { Attributes } = await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: shareKey(id),
        ConditionExpression: "attribute_exists(PK) AND attribute_not_exists(revokedAt)",
        ...change,
      }),
    );
    return Attributes ?? {};
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

interface StoredVisit {
  /** Whether it's counted as one more open. */
  readonly isNew: boolean;
  readonly lastScene?: BlockId | undefined;
}

/** Stores a visit, or how far it got: one small write next to the link. */
export async function storeVisit(
  table: Table,
  id: ShareId,
  { isNew, lastScene }: StoredVisit,
  now: Date,
): Promise<void> {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: opensKey(id),
      UpdateExpression: `ADD opens :more SET lastOpenedAt = :now${lastScene ? ", lastScene = :scene" : ""}`,
      ExpressionAttributeValues: {
        ":more": isNew ? 1 : 0,
        ":now": now.toISOString(),
        ...(lastScene && { ":scene": lastScene }),
      },
    }),
  );
}

export type ListedShare = StoredShare & OpenCounts;

/** The place of a link in the list of its play's links. */
type SharePlace = Pick<Share, "shareId" | "createdAt">;

interface SharePage {
  readonly links: readonly ListedShare[];
  /** The last link read. The next page starts after it. */
  readonly next: SharePlace | undefined;
}

/** Read at once: about 100 read units with each link and its opens. */
const sharesPerPage = 50;

const linksOf = (playId: PlayId) => ({
  IndexName: tableSchema.index.name,
  KeyConditionExpression: `${tableSchema.index.partitionKey} = :play AND begins_with(${tableSchema.index.sortKey}, :shares)`,
  ExpressionAttributeValues: { ":play": `PLAY#${playId}`, ":shares": "SHARE#" },
});

/** Lists the play's links in pages, newest first. The index finds them, but each one is read from the base table. */
export async function listSharePage(table: Table, playId: PlayId, after?: SharePlace): Promise<SharePage> {
  const { items, next } = await queryPage(table, {
    ...linksOf(playId),
    ProjectionExpression: "shareId, createdAt",
    ScanIndexForward: false,
    Limit: sharesPerPage,
    ExclusiveStartKey: after && { ...shareKey(after.shareId), ...indexKeys({ playId, createdAt: after.createdAt }) },
  });
  const places = items.map((item) => z.object({ shareId, createdAt: instant }).parse(item));
  const links = await Promise.all(places.map((place) => findListedShare(table, place.shareId)));
  return { links: links.filter((link) => link !== undefined), next: next && places.at(-1) };
}

/** Lists all links of the play, newest first. */
export async function listStoredShares(table: Table, playId: PlayId): Promise<readonly ListedShare[]> {
  const found: ListedShare[] = [];
  let after: SharePlace | undefined;
  do {
    const { links, next } = await listSharePage(table, playId, after);
    found.push(...links);
    after = next;
  } while (after);
  return found;
}

const read = z.object({ shareId, reader: personalReader.optional() });
export type LinkWithReader = z.output<typeof read>;

/** Lists the play's active links with their readers from the index, which may lag by a moment. */
export async function listLinkReaders(table: Table, playId: PlayId): Promise<readonly LinkWithReader[]> {
  const found = await listAllItems(table, {
    ...linksOf(playId),
    ExpressionAttributeNames: { "#reader": "reader" },
    ProjectionExpression: "shareId, #reader",
  });
  return found.map((item) => read.parse(item));
}

const labeled = z.object({ shareId, label: z.string(), reader: personalReader.optional() });

/**
 * Lists the labels of the play's active links from the index, which may lag by a moment. A personal link without one is known by its
 * reader's name.
 */
export async function listLinkLabels(table: Table, playId: PlayId): Promise<{ shareId: ShareId; label: string }[]> {
  const found = await listAllItems(table, {
    ...linksOf(playId),
    ExpressionAttributeNames: { "#label": "label", "#reader": "reader" },
    ProjectionExpression: "shareId, #label, #reader",
    ScanIndexForward: false,
  });
  return found.map((item) => {
    const { reader, ...link } = labeled.parse(item);
    return { ...link, label: link.label || (reader?.name ?? "") };
  });
}

/** Returns the link with its number of opens. */
export async function findListedShare(table: Table, id: ShareId): Promise<ListedShare | undefined> {
  const [share, item] = await Promise.all([findShare(table, id), findItem(table, opensKey(id), { consistent: false })]);
  return share && { ...share, ...(item ? openings.parse(item) : { opens: 0 }) };
}
