import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import * as Y from "yjs";
import type { PlayCard } from "#domain/api/plays.ts";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { Call } from "#frontend/platform/call.ts";
import { locksInOneTab } from "#frontend/platform/locks.ts";
import { playsOnDevice } from "../devices/devicePlays.ts";
import { sendEverything } from "../devices/sendEverything.ts";
import { forgetSent } from "../journal/forgetPlays.ts";
import { deviceInOneTab } from "../testing/deviceInOneTab.ts";
import { testOwner } from "../testing/testWorld.ts";
import { keepCards } from "./keepCards.ts";
import { sendOwedTags, setTags } from "./playTags.ts";

const playId = "a-play-000001" as PlayId;
let devices = 0;

/** A device with one play that the server has, and a server that can be out of reach. */
async function withPlay({ onServer = true } = {}) {
  const device = deviceInOneTab("a-device-01", `tags-${devices++}`);
  const journal = device.journal(testOwner, playId);
  const update = Y.encodeStateAsUpdate(new Y.Doc());
  if (onServer)
    await journal.store({ after: 0, sequence: 1, updates: [update], entries: [], logged: [], toTheEnd: true });
  else await journal.append([{ update, changes: 1, at: 1 }]);
  const world = { refusal: undefined as Refused | undefined, tags: [] as readonly string[], requests: 0 };
  const call = (async (_: unknown, { body }: { body: { tags: readonly string[] } }) => {
    world.requests += 1;
    const { refusal } = world;
    await Promise.resolve();
    if (refusal) throw refusal;
    world.tags = body.tags;
  }) as unknown as Call;
  const onDevice = async () =>
    (await playsOnDevice(testOwner, device)).map(({ tags, owesTags }) => ({ tags, owesTags }));
  const options = { userId: testOwner, call, device, lock: locksInOneTab(), signedInUser: async () => testOwner };
  return { options, world, onDevice };
}

const offline = new Refused("unavailable", "Offline.");

const at = "2026-11-01T00:00:00.000Z";
const listed = (tags: readonly string[]) => [
  {
    playId,
    title: "",
    subtitle: "",
    authors: "",
    words: 0,
    pages: 0,
    createdAt: at,
    changedAt: at,
    tags: [...tags],
  } satisfies PlayCard,
];

test("tags are stored on the device and sent", async () => {
  const { options, world, onDevice } = await withPlay();
  await setTags(options, playId, ["Comedy"]);
  expect(world.tags).toEqual(["Comedy"]);
  expect(await onDevice()).toEqual([{ tags: ["Comedy"], owesTags: false }]);
});

test("tags set without a connection are sent later, and the server's older ones don't replace them", async () => {
  const { options, world, onDevice } = await withPlay();
  world.refusal = offline;
  await setTags(options, playId, ["Comedy"]);
  await sendOwedTags(options);
  await keepCards(testOwner, listed(["Old"]), options.device);
  expect(await onDevice()).toEqual([{ tags: ["Comedy"], owesTags: true }]);
  world.refusal = undefined;
  await sendOwedTags(options);
  expect(world.tags).toEqual(["Comedy"]);
  expect(await onDevice()).toEqual([{ tags: ["Comedy"], owesTags: false }]);
});

test("what sends everything that waits sends tags, too, and asks for nothing else", async () => {
  const { options, world, onDevice } = await withPlay();
  world.refusal = offline;
  await setTags(options, playId, ["Comedy"]);
  await sendEverything(options);
  world.refusal = undefined;
  await sendEverything(options);
  expect(world).toMatchObject({ tags: ["Comedy"], requests: 3 });
  expect(await onDevice()).toEqual([{ tags: ["Comedy"], owesTags: false }]);
});

test("tags of a play that the server doesn't have wait for it", async () => {
  const { options, world, onDevice } = await withPlay({ onServer: false });
  await setTags(options, playId, ["Comedy"]);
  await sendOwedTags(options);
  expect(world.requests).toBe(0);
  await options.device.journal(testOwner, playId).created();
  await sendOwedTags(options);
  expect(world.tags).toEqual(["Comedy"]);
  expect(await onDevice()).toEqual([{ tags: ["Comedy"], owesTags: false }]);
});

test("tags that the server would always refuse aren't sent again, and the writer hears of it", async () => {
  const { options, world, onDevice } = await withPlay();
  world.refusal = new Refused("not-found", "It was deleted.");
  await expect(setTags(options, playId, ["Comedy"])).rejects.toThrow("It was deleted.");
  expect(await onDevice()).toMatchObject([{ owesTags: false }]);
});

test("tags that are changed while earlier ones are being sent reach the server last", async () => {
  const { options, world, onDevice } = await withPlay();
  world.refusal = offline;
  await setTags(options, playId, ["Comedy"]);
  world.refusal = undefined;
  await Promise.all([sendOwedTags(options), setTags(options, playId, ["Comedy", "Short"])]);
  expect(world.tags).toEqual(["Comedy", "Short"]);
  expect(await onDevice()).toEqual([{ tags: ["Comedy", "Short"], owesTags: false }]);
});

test("tags aren't sent for a person who has signed out, and stay on the device until they sign in again", async () => {
  const { options, world, onDevice } = await withPlay();
  world.refusal = offline;
  await setTags(options, playId, ["Comedy"]);
  world.refusal = undefined;
  await sendOwedTags({ ...options, signedInUser: async () => undefined });
  await forgetSent(testOwner, options.device);
  expect(await onDevice()).toEqual([{ tags: ["Comedy"], owesTags: true }]);
  await sendOwedTags(options);
  await forgetSent(testOwner, options.device);
  expect(world.tags).toEqual(["Comedy"]);
  expect(await onDevice()).toEqual([]);
});

test("tags from another device are known here without a connection", async () => {
  const { options, onDevice } = await withPlay();
  await keepCards(testOwner, listed(["From elsewhere"]), options.device);
  expect(await onDevice()).toMatchObject([{ tags: ["From elsewhere"] }]);
});

test("tags of a play that isn't on this device are refused without a connection", async () => {
  const { options, world } = await withPlay();
  const elsewhere = "another-play-1" as PlayId;
  await setTags(options, elsewhere, ["Comedy"]);
  expect(world.tags).toEqual(["Comedy"]);
  world.refusal = offline;
  await expect(setTags(options, elsewhere, ["Comedy"])).rejects.toThrow("Offline.");
});
