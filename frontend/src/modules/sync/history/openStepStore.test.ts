import "fake-indexeddb/auto";
import { expect, test, vi } from "vitest";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { dayMs } from "#domain/time.ts";
import { forgetHistory } from "./forgetHistory.ts";
import { openHistoryDatabase } from "./historyDatabase.ts";
import { localMoments } from "./localMoments.ts";
import { lossStore } from "./lossStore.ts";
import { openStepStore } from "./openStepStore.ts";
import type { OwnSteps } from "./ownSteps.ts";
import { type OpenHistory, readSteps, writeSteps } from "./stepRecords.ts";

const userId = "11111111-1111-4111-8111-111111111111" as UserId;
const playId = "a-play-00001" as PlayId;
let databases = 0;

/** Owners in one browser. */
function newOwners(): OwnSteps {
  const owners = new Set<string>();
  return async (owner) => {
    if (owners.has(owner)) return undefined;
    owners.add(owner);
    return () => owners.delete(owner);
  };
}

/** A browser in which tabs open the same play. */
function newBrowser(database: OpenHistory = openHistoryDatabase(`steps-${databases++}`), own = newOwners()) {
  return {
    database,
    read: async (id = playId) => (await readSteps(database, userId, id))?.steps,
    forget: (stays: (id: PlayId) => boolean) => forgetHistory(userId, stays, database),
    open(id = playId) {
      let hide = () => {};
      const watch = ({ onHide }: { onHide: () => void }) => {
        hide = onHide;
        return () => {};
      };
      const store = openStepStore({ userId, playId: id, page: { watch }, database, own });
      return { ...store, hide: () => hide() };
    },
  };
}

const steps = (...bytes: number[]) => Uint8Array.from(bytes);
const nothing = () => expect.unreachable("an encoding");

test("steps are stored soon, and are there when the play is opened again", async () => {
  const browser = newBrowser();
  const store = browser.open();
  expect(await store.load()).toBeUndefined();
  store.changed(() => steps(1), "soon");
  await vi.waitFor(async () => expect(await browser.read()).toEqual(steps(1)));
  store.close();
  expect(await browser.open().load()).toEqual(steps(1));
});

test("steps that aren't due are stored when the page is hidden or the play is closed", async () => {
  const browser = newBrowser();
  const store = browser.open();
  store.changed(() => steps(1), "later");
  store.hide();
  await vi.waitFor(async () => expect(await browser.read()).toEqual(steps(1)));
  store.changed(nothing, "later");
  store.changed(() => steps(2), "later");
  store.close();
  expect(await browser.open().load()).toEqual(steps(2));
});

test("a play that's opened at once after its first step has that step", async () => {
  const slowly: OwnSteps = () => new Promise((resolve) => setTimeout(() => resolve(() => undefined), 20));
  const browser = newBrowser(undefined, slowly);
  const store = browser.open();
  store.changed(() => steps(1), "soon");
  store.close();
  expect(await browser.open().load()).toEqual(steps(1));
});

test("another tab doesn't get the steps of a tab that's open, and takes over with its own", async () => {
  const browser = newBrowser();
  const [first, second] = [browser.open(), browser.open()];
  first.changed(() => steps(1), "soon");
  first.hide();
  await vi.waitFor(async () => expect(await browser.read()).toEqual(steps(1)));
  expect(await second.load()).toBeUndefined();
  second.changed(() => steps(2), "soon");
  second.hide();
  await vi.waitFor(async () => expect(await browser.read()).toEqual(steps(2)));
  first.close();
  expect(await browser.open().load()).toBeUndefined();
});

test("after a play was removed from the device, nothing more is stored of it", async () => {
  const browser = newBrowser();
  const store = browser.open();
  store.changed(() => steps(1), "soon");
  store.stop();
  store.close();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await browser.read()).toBeUndefined();
});

test("the steps of plays that leave the device are deleted, and those of plays that stay aren't", async () => {
  const browser = newBrowser();
  const stays = "a-play-00002" as PlayId;
  for (const id of [playId, stays]) {
    const store = browser.open(id);
    store.changed(() => steps(1), "soon");
    store.hide();
    await vi.waitFor(async () => expect(await browser.read(id)).toEqual(steps(1)));
  }
  await browser.forget((id) => id === stays);
  expect([await browser.read(), await browser.read(stays)]).toEqual([undefined, steps(1)]);
});

test("opening any play deletes steps of others that are more than seven days old", async () => {
  const database = openHistoryDatabase(`steps-${databases++}`);
  const plays = Array.from({ length: 30 }, (_, at) => `a-play-${String(at).padStart(5, "0")}` as PlayId);
  const storedAt = (at: number) => Date.now() - (at % 3 === 0 ? 6 : 8) * dayMs;
  for (const [at, id] of plays.entries())
    await writeSteps(database, { userId, playId: id, owner: "a tab", steps: steps(at), storedAt: storedAt(at) });
  const browser = newBrowser(database);
  const left = async () => {
    const read = await Promise.all(plays.map(async (id, at) => ((await browser.read(id)) ? [at] : [])));
    return read.flat();
  };
  const recent = plays.flatMap((_, at) => (at % 3 === 0 ? [at] : []));
  browser.open(plays[25]);
  expect(await left()).toHaveLength(30);
  await browser.open(plays[25]).load();
  // Opening looks at a few of them only, those that come next.
  await vi.waitFor(async () => expect((await left()).length).toBeLessThan(30));
  expect((await left()).length).toBeGreaterThan(recent.length);
  await browser.open(plays[15]).load();
  await vi.waitFor(async () => expect(await left()).toEqual(recent));
});

test("so are their moments and the texts that are offered back", async () => {
  const database = openHistoryDatabase(`steps-${databases++}`);
  const other = "a-play-00002" as PlayId;
  for (const id of [playId, other]) {
    await lossStore(userId, id, database).write({ words: 100, blocks: [] });
    await localMoments(database, userId, id).add([], { sequence: 0, updates: [] }, 0);
  }
  await forgetHistory(userId, (id) => id === other, database);
  const left = await Promise.all(
    [playId, other].map(async (id) => [
      (await lossStore(userId, id, database).read())?.words,
      await localMoments(database, userId, id).hasAny(),
    ]),
  );
  expect(left).toEqual([
    [undefined, false],
    [100, true],
  ]);
});

test("if the device stores no steps, a play opens without them, even if it never answers", async () => {
  const refusing = newBrowser(() => Promise.reject(new Error("no room")));
  const store = refusing.open();
  expect(await store.load()).toBeUndefined();
  store.changed(() => steps(1), "soon");
  store.close();
  expect(
    await newBrowser(() => new Promise(() => undefined))
      .open()
      .load(),
  ).toBeUndefined();
  vi.spyOn(console, "error").mockImplementationOnce(() => undefined);
  await refusing.forget(() => false);
});

test("on a slow device, a play waits for its steps at least as long as for its text", async () => {
  const browser = newBrowser();
  const first = browser.open();
  first.changed(() => steps(1), "soon");
  first.close();
  await vi.waitFor(async () => expect(await browser.read()).toEqual(steps(1)));
  const later = <T>(value: T, ms: number) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));
  const slowly: OwnSteps = () => later(() => undefined, 400);
  const slow = openStepStore({
    userId,
    playId,
    page: { watch: () => () => {} },
    database: browser.database,
    own: slowly,
  });
  expect(await slow.load(later(undefined, 500))).toEqual(steps(1));
});

test("in a browser without locks, no steps are stored", async () => {
  const browser = newBrowser(undefined, async () => undefined);
  const store = browser.open();
  store.changed(() => steps(1), "soon");
  store.close();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await browser.read()).toBeUndefined();
});
