import { randomUUID } from "node:crypto";
import { nanoid } from "nanoid";
import { beforeEach, expect, test } from "vitest";
import type { ReaderId } from "#domain/feedback/feedback.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import type { ShareId } from "#domain/sharing/share.ts";
import { findAccountDeletion, putAccountDeletion } from "#lambdas/stores/accountDeletions.ts";
import { putEndedSession, readClosings } from "#lambdas/stores/closings.ts";
import { block, isBlocked } from "#lambdas/stores/feedbackReaders.ts";
import { findHead } from "#lambdas/stores/heads.ts";
import { createPlayItem } from "#lambdas/stores/plays.ts";
import { countPlays } from "#lambdas/stores/profiles.ts";
import { countUnusedCodes, putRecoveryCodes, spendRecoveryCode } from "#lambdas/stores/recoveryCodes.ts";
import { findShare, revokeStoredShare, storeShare } from "#lambdas/stores/shares.ts";
import { putItems, type Table } from "#lambdas/stores/table.ts";
import { createTable, startTestTable } from "#tests/support/table.ts";
import { planReplay, type ReplayOptions } from "./replay.ts";
import { scanKeys } from "./tables.ts";

const { table: server } = await startTestTable();
const now = new Date("2027-03-10T12:00:00.000Z");

/** The table that is replaced, and a restored one. */
let from: Table;
let to: Table;
let accounts: Set<string>;

beforeEach(async () => {
  [from, to] = [
    { ...server, name: `from-${nanoid(8)}` },
    { ...server, name: `to-${nanoid(8)}` },
  ];
  await Promise.all([from, to].map(createTable));
  accounts = new Set();
});

function newAccount(): UserId {
  const id = randomUUID();
  accounts.add(id);
  return id as UserId;
}

const replay = async (options: Partial<ReplayOptions> = {}) => {
  const plan = await planReplay({ from, to, accounts, now, ...options });
  await plan.apply();
  return Object.fromEntries(plan.counts);
};

async function newPlay(table: Table, owner: UserId): Promise<PlayId> {
  const playId = `play-${nanoid(12)}` as PlayId;
  const at = now.toISOString();
  const card = {
    playId,
    title: "The Lamp",
    subtitle: "",
    authors: "",
    words: 0,
    pages: 0,
    createdAt: at,
    changedAt: at,
  };
  await createPlayItem(table, { card, owner, limit: null });
  return playId;
}

const shareOf = (owner: UserId, playId: PlayId) => ({
  shareId: nanoid(16) as ShareId,
  owner,
  playId,
  createdAt: now.toISOString(),
  label: "",
  shows: { what: "play" as const },
  isLive: true,
  isBlind: false,
  hiddenWords: [],
  authorNames: [],
  takesFeedback: false,
  mayDownload: false,
  tellsLastScene: false,
  endsAt: null,
  password: null,
});

/** Writes the same into both tables: what the backup has. */
const inBoth = (write: (table: Table) => Promise<unknown>) => Promise.all([write(from), write(to)]);

test("what was used up or forbidden since the backup stays so: codes, sessions, readers", async () => {
  const person = newAccount();
  const playId = await newPlay(to, person);
  const reader = { readerId: "reader000001" as ReaderId, at: now.toISOString(), name: "Nell", number: 1 };
  await inBoth((table) => putRecoveryCodes(table, person, ["one", "two"]));
  await spendRecoveryCode(from, person, "one");
  await putEndedSession(from, person, "stolen-laptop", now);
  await block(from, playId, reader as never);
  expect(await replay()).toMatchObject({ sessions: 2, readers: 1 });
  expect(await countUnusedCodes(to, person)).toBe(1);
  expect((await readClosings(to, person)).endedSessions).toEqual(["stolen-laptop"]);
  expect(await isBlocked(to, playId, reader.readerId)).toBe(true);
});

test("a link that somebody revokes in the restored table isn't opened by a second replay", async () => {
  const person = newAccount();
  const playId = await newPlay(to, person);
  const [early, late] = [shareOf(person, playId), shareOf(person, playId)];
  for (const share of [early, late]) await inBoth((table) => storeShare(table, share));
  await replay();
  await revokeStoredShare(to, early.shareId, now);
  await revokeStoredShare(from, late.shareId, now);
  expect(await replay()).toEqual({ links: 1 });
  expect([await findShare(to, early.shareId), await findShare(to, late.shareId)]).toEqual([undefined, undefined]);
});

test("a code that somebody uses in the restored table isn't given back by a second replay", async () => {
  const person = newAccount();
  await inBoth((table) => putRecoveryCodes(table, person, ["one", "two"]));
  await replay();
  await spendRecoveryCode(to, person, "one");
  expect(await replay()).toEqual({});
  expect(await countUnusedCodes(to, person)).toBe(1);
});

test("an account that the user pool no longer has is closed, even if its mark has expired", async () => {
  const [person, gone] = [newAccount(), newAccount()];
  await newPlay(to, person);
  await newPlay(to, gone);
  accounts.delete(gone);
  expect(await replay()).toEqual({ accounts: 1 });
  expect(await findAccountDeletion(to, gone)).toMatchObject({ closedAt: now.toISOString() });
  expect(await findAccountDeletion(to, person)).toBeUndefined();
});

test("an account that was closed, but is still in the user pool, is closed", async () => {
  const person = newAccount();
  await newPlay(to, person);
  await putAccountDeletion(from, person, now);
  expect(await replay()).toEqual({ accounts: 1 });
  expect(await findAccountDeletion(to, person)).toBeDefined();
});

test("many missing accounts stop the replay before it writes; they can be left out", async () => {
  for (let n = 0; n < 12; n++) await newPlay(to, newAccount());
  accounts = new Set();
  await expect(replay()).rejects.toThrow(/12 of the 12 people .* Is it the right pool\?/);
  expect(await replay({ skip: ["accounts"] })).toEqual({});
});

test("plays and accounts that are new since the backup are taken over, but not those of closed accounts", async () => {
  const [known, added, gone] = [newAccount(), newAccount(), newAccount()];
  await newPlay(to, known);
  const plays = [await newPlay(from, known), await newPlay(from, added), await newPlay(from, gone)] as const;
  accounts.delete(gone);
  await replay();
  expect(await findHead(to, plays[0])).toMatchObject({ owner: known });
  expect(await findHead(to, plays[1])).toMatchObject({ owner: added });
  expect(await findHead(to, plays[2])).toBeUndefined();
  expect([await countPlays(to, known), await countPlays(to, added)], "counted against the plan").toEqual([2, 1]);
});

test("a replay that was interrupted is repeated as a whole", async () => {
  const [known, added] = [newAccount(), newAccount()];
  await newPlay(to, known);
  await newPlay(from, known);
  const playId = await newPlay(from, added);
  await putItems(from, [{ PK: `PLAY#${playId}`, SK: "UPDATE#000000000001", u: "update", d: "device", t: 0, l: 0 }]);
  const { apply } = await planReplay({ from, to: interrupted(to, 3), accounts, now });
  await expect(apply()).rejects.toThrow("interrupted");
  await replay();
  const keysOf = async (table: Table) => {
    const keys: string[] = [];
    for await (const { PK, SK } of scanKeys(table)) if (/^(USER|PLAY)#/.test(PK)) keys.push(`${PK} ${SK}`);
    return keys.sort();
  };
  expect(await keysOf(to)).toEqual(expect.arrayContaining(await keysOf(from)));
  expect([await countPlays(to, known), await countPlays(to, added)]).toEqual([2, 1]);
});

/** A table whose connection breaks after so many writes. */
function interrupted(table: Table, writes: number): Table {
  let left = writes;
  const client = Object.create(table.client, {
    send: {
      value: (command: object) => {
        const isWrite = /^(Put|Update|BatchWrite|TransactWrite)/.test(command.constructor.name);
        if (isWrite && left-- <= 0) throw new Error("interrupted");
        return table.client.send(command as never);
      },
    },
  });
  return { ...table, client };
}
