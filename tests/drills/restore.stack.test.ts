import { DeleteCommand, PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as Y from "yjs";
import { contentHash, contentVersion } from "#domain/play/document/document.ts";
import type { PlayId } from "#domain/play/play.ts";
import { decodeUpdate } from "#domain/play/updateEncoding.ts";
import { findHead, markCompactionDue } from "#lambdas/stores/heads.ts";
import { compactPlay } from "#lambdas/sweeper/compactPlay.ts";
import { assertReplayed } from "#lib/operations/restore/assertReplayed.ts";
import { listAccounts } from "#lib/operations/restore/listAccounts.ts";
import { planReplay } from "#lib/operations/restore/replay.ts";
import { restorePlayFromBackup } from "#lib/operations/restore/restorePlayFromBackup.ts";
import {
  addWord,
  bytesOfPlay,
  copyTable,
  type DrillPlay,
  type DrillStage,
  hashOf,
  newDrillWriter,
  openDrillStage,
  readLink,
  type SignedInWriter,
  send,
  shareOf,
  signInWriter,
  succeed,
  updateBody,
  type Writer,
  wordsOf,
  writePlay,
} from "./drillStage.ts";

/** `npm run drill -- restore --writers 20` */
const writers = Number(process.env.DRILL_WRITERS ?? 4);
const playsEach = 2;

const restoredName = "restored-table";

let stage: DrillStage;
/** What each play was at the time of the backup, by its ID. */
const hashes = new Map<string, { readonly owner: Writer; readonly hash: string }>();
const people: { readonly writer: Writer; readonly plays: DrillPlay[] }[] = [];
let links: Record<"kept" | "revoked" | "locked" | "late", { readonly shareId: string; readonly token: string }>;
/** Calls the API with the token of an account that was closed since. */
let closedToken: SignedInWriter["ask"];
let late: { readonly writer: Writer; readonly play: DrillPlay; readonly hash: string };

const person = (n: number) => {
  const found = people[n];
  if (!found) throw new Error(`The drill has only ${people.length} writers.`);
  return found;
};
const playOf = (n: number, at = 0): DrillPlay => {
  const found = person(n).plays[at];
  if (!found) throw new Error("This writer has fewer plays.");
  return found;
};
const restored = () => stage.table(restoredName);
const signedIn = (n: number): Promise<SignedInWriter> => signInWriter(stage, person(n).writer);

beforeAll(async () => {
  stage = await openDrillStage();
  for (let n = 0; n < writers; n++) {
    const writer = newDrillWriter(stage, `drill-${n}`);
    const account = await signInWriter(stage, writer);
    const plays: DrillPlay[] = [];
    for (let each = 0; each < playsEach; each++) plays.push(await writePlay(account, n * playsEach + each + 1));
    people.push({ writer, plays });
  }
  await giveCompanyPlan(person(0).writer);
  const first = await signedIn(0);
  const { playId } = playOf(0);
  links = {
    kept: await shareOf(first, playId),
    revoked: await shareOf(first, playId),
    locked: await shareOf(first, playId),
    late: { shareId: "", token: "" },
  };
  await compact(playOf(0, 1));
  await remember();
  await copyTable(stage.liveTable(), restoredName);
  await goOn();
  await damage();
}, 300_000);

afterAll(() => stage?.stop());

async function giveCompanyPlan({ userId }: Writer): Promise<void> {
  const table = stage.liveTable();
  const given = { tier: "company", end: "2099-12-31T00:00:00.000Z" };
  await table.client.send(
    new PutCommand({ TableName: table.name, Item: { PK: `USER#${userId}`, SK: "SUBSCRIPTION", given } }),
  );
}

/** One of the plays has a snapshot and updates after it, like every play that's written for long. */
async function compact(play: DrillPlay): Promise<void> {
  const table = stage.liveTable();
  await markCompactionDue(table, play.playId as PlayId, new Date());
  await compactPlay(table, play.playId as PlayId, new Date());
  await send(await signedIn(0), play, addWord(play, "after the snapshot"));
}

async function remember(): Promise<void> {
  for (const { writer, plays } of people) {
    const account = await signInWriter(stage, writer);
    for (const { playId } of plays) {
      hashes.set(playId, { owner: writer, hash: hashOf(await bytesOfPlay(account, playId)) });
    }
  }
}

/** What people do between the backup and the damage. */
async function goOn(): Promise<void> {
  const [first, second, third] = [await signedIn(0), await signedIn(1), await signedIn(2)];
  const { playId } = playOf(0);
  await succeed(first.ask("DELETE", `/plays/${playId}/shares/${links.revoked.shareId}`));
  await succeed(first.ask("PATCH", `/plays/${playId}/shares/${links.locked.shareId}`, { password: "curtain call" }));
  links.late = await shareOf(first, playId);
  await succeed(first.ask("PATCH", "/profile", { full_name: "Wren Alder", crm_opt_out: true }));
  for (const word of ["one", "two", "three"]) await send(first, playOf(0), addWord(playOf(0), word));
  closedToken = second.ask;
  await succeed(second.ask("DELETE", "/account"));
  await succeed(third.ask("DELETE", `/plays/${playOf(2).playId}`));
  const writer = newDrillWriter(stage, "late");
  const account = await signInWriter(stage, writer);
  const play = await writePlay(account, 99);
  late = { writer, play, hash: hashOf(await bytesOfPlay(account, play.playId)) };
}

/** Deletes every item of one play, and the end of another's log. */
async function damage(): Promise<void> {
  await deleteItems(playOf(3).playId, "");
  await deleteItems(playOf(2, 1).playId, "UPDATE#");
  const answer = await (await signedIn(3)).ask("GET", `/plays/${playOf(3).playId}/updates`);
  expect(answer.status, "the play is lost").toBe(404);
}

async function deleteItems(playId: string, prefix: string): Promise<void> {
  const { client, name: TableName } = stage.liveTable();
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: "PK = :play",
      ExpressionAttributeValues: { ":play": `PLAY#${playId}` },
    }),
  );
  const lost = Items.filter(({ SK }) => String(SK).startsWith(prefix));
  for (const { PK, SK } of lost) await client.send(new DeleteCommand({ TableName, Key: { PK, SK } }));
}

const plan = async () =>
  planReplay({
    from: stage.liveTable(),
    to: restored(),
    accounts: await listAccounts(stage.userPool(), stage.poolId()),
    now: new Date(),
  });

test("a stage can't be deployed with a restored table before what was withdrawn since is replayed", async () => {
  await expect(assertReplayed(restored(), "live")).rejects.toThrow(/npm run restore -- replay --stage live --table/);
});

test("the replay says what it would change, changes nothing before, and then nothing twice", async () => {
  const first = await plan();
  const counts = Object.fromEntries(first.counts);
  expect(first.isFirst).toBe(true);
  expect(counts).toMatchObject({ accounts: 1, bins: 1, optOuts: 1 });
  expect(counts.links, "revoked, locked and new").toBeGreaterThanOrEqual(3);
  expect(counts.added, "the new account and its play").toBeGreaterThanOrEqual(3);
  expect((await plan()).counts).toEqual(first.counts);
  await first.apply();
  const second = await plan();
  expect([second.isFirst, Object.fromEntries(second.counts)]).toEqual([false, {}]);
  await assertReplayed(restored(), "live");
});

test("the stage runs with the restored table, and every play is byte-identical to the backup", async () => {
  await stage.deployWith(restoredName);
  const gone = new Set([person(1).writer.userId]);
  let compared = 0;
  for (const [playId, { owner, hash }] of hashes) {
    if (gone.has(owner.userId) || playId === playOf(2).playId) continue;
    const account = await signInWriter(stage, owner);
    expect(hashOf(await bytesOfPlay(account, playId)), playId).toBe(hash);
    compared++;
  }
  expect(compared).toBe(writers * playsEach - playsEach - 1);
}, 300_000);

test("what is new since the backup is still there: an account, its play, and a link", async () => {
  const account = await signInWriter(stage, late.writer);
  expect(hashOf(await bytesOfPlay(account, late.play.playId))).toBe(late.hash);
  expect(await succeed(account.ask("GET", "/plays"))).toMatchObject({ count: 1 });
  expect((await readLink(stage, links.late.token)).status).toBe(200);
});

test("links that were revoked since stay revoked, and a password that was set since is asked for", async () => {
  expect((await readLink(stage, links.kept.token)).status).toBe(200);
  expect((await readLink(stage, links.revoked.token)).status).toBe(404);
  expect((await readLink(stage, links.locked.token)).body).toMatchObject({ code: "password-needed" });
});

test("a play that was moved to the bin since is in the bin", async () => {
  const { ask } = await signedIn(2);
  const { plays } = await succeed(ask("GET", "/plays?list=bin"));
  expect(plays.map(({ playId }: DrillPlay) => playId)).toEqual([playOf(2).playId]);
});

test("the contact system isn't told about somebody who refused since", async () => {
  expect(await succeed((await signedIn(0)).ask("GET", "/profile"))).toMatchObject({ crm_opt_out: true });
});

test("an account that was closed since stays closed, and the sweeper deletes its plays again", async () => {
  const { writer, plays } = person(1);
  await expect(signInWriter(stage, writer)).rejects.toThrow("Incorrect username or password");
  expect(await closedToken("GET", "/plays"), "with a token from before").toMatchObject({
    status: 401,
    body: { code: "account-closed" },
  });
  await fetch(`${stage.stack().origin}/local/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ advanceSeconds: 16 * 60 }),
  });
  const purged = async () => {
    const heads = await Promise.all(plays.map(({ playId }) => findHead(restored(), playId as PlayId)));
    return heads.map((head) => head?.purgedAt !== undefined);
  };
  await expect.poll(purged).toEqual([true, true]);
});

test("words written since the backup come back from the device that has them, however much was written meanwhile", async () => {
  const account = await signedIn(0);
  const play = playOf(0);
  const path = `/plays/${play.playId}/updates`;
  const other: DrillPlay = { playId: play.playId, doc: await openOnNewDevice(account, play.playId), after: 1 };
  expect(wordsOf(other.doc), "lost by the restore").toEqual([]);
  for (const word of ["four", "five", "six", "seven"]) await send(account, other, addWord(other, word));
  expect(await account.ask("POST", path, updateBody(play, addWord(play, "eight")))).toMatchObject({
    status: 409,
    body: { code: "beyond-log" },
  });
  play.after = 0;
  await send(account, play, Y.encodeStateAsUpdate(play.doc));
  const whole = await openOnNewDevice(account, play.playId);
  expect(wordsOf(whole)).toEqual(["eight", "five", "four", "one", "seven", "six", "three", "two"]);
  const check = { sequence: play.after, hash: contentHash(whole), version: contentVersion };
  expect(await succeed(account.ask("POST", `/plays/${play.playId}/check`, check))).toEqual({ agrees: true });
});

test("one play is restored as a new play beside the one that's there", async () => {
  const { playId } = playOf(0, 1);
  const card = await restorePlayFromBackup({
    backup: restored(),
    live: restored(),
    id: playId as PlayId,
    now: new Date(),
  });
  const account = await signedIn(0);
  const { plays } = await succeed(account.ask("GET", "/plays"));
  expect(plays).toContainEqual(expect.objectContaining({ playId: card.playId, title: "Play 2 (restored)" }));
  const [before, after] = [await openOnNewDevice(account, playId), await openOnNewDevice(account, card.playId)];
  expect(wordsOf(after)).toEqual(wordsOf(before));
});

async function openOnNewDevice(account: SignedInWriter, playId: string): Promise<Y.Doc> {
  const doc = new Y.Doc();
  for (const line of await bytesOfPlay(account, playId)) {
    Y.applyUpdate(doc, decodeUpdate(JSON.parse(line.split(" ").at(-1) ?? "")));
  }
  return doc;
}
