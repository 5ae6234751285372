import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import type { PlayCard } from "#domain/api/plays.ts";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { Call } from "#frontend/platform/call.ts";
import { locksInOneTab } from "#frontend/platform/locks.ts";
import { openDatabase } from "./database.ts";
import { createDevice } from "./device.ts";
import { playsOnDevice } from "./devicePlays.ts";
import { keepTags, sendOwedTags, setTags } from "./playTags.ts";
import { testOwner } from "./testing/testWorld.ts";

const playId = "a-play-000001" as PlayId;
let devices = 0;

/** A device with one play that the server has, and a server that can be out of reach. */
async function withPlay() {
  const device = createDevice("a-device-01", openDatabase(`tags-${devices++}`), locksInOneTab());
  const journal = device.journal(testOwner, playId);
  await journal.append([{ update: new Uint8Array([1]), changes: 1, at: 1 }]);
  await journal.created();
  const world = { isReachable: true, tags: [] as readonly string[] };
  const call = (async (_: unknown, { body }: { body: { tags: readonly string[] } }) => {
    if (!world.isReachable) throw new Refused("unavailable", "Offline.");
    world.tags = body.tags;
  }) as unknown as Call;
  const onDevice = async () =>
    (await playsOnDevice(testOwner, device)).map(({ tags, owesTags }) => ({ tags, owesTags }));
  return { options: { userId: testOwner, call, device }, world, onDevice };
}

const listed = (tags: readonly string[]) => [{ playId, tags } as PlayCard];

test("tags are stored on the device and sent", async () => {
  const { options, world, onDevice } = await withPlay();
  await setTags(options, playId, ["Comedy"]);
  expect(world.tags).toEqual(["Comedy"]);
  expect(await onDevice()).toEqual([{ tags: ["Comedy"], owesTags: false }]);
});

test("tags set without a connection are sent later, and the server's older ones don't replace them", async () => {
  const { options, world, onDevice } = await withPlay();
  world.isReachable = false;
  await setTags(options, playId, ["Comedy"]);
  await sendOwedTags(options);
  await keepTags(testOwner, listed(["Old"]), options.device);
  expect(await onDevice()).toEqual([{ tags: ["Comedy"], owesTags: true }]);
  world.isReachable = true;
  await sendOwedTags(options);
  expect(world.tags).toEqual(["Comedy"]);
  expect(await onDevice()).toEqual([{ tags: ["Comedy"], owesTags: false }]);
});

test("tags from another device are known here without a connection", async () => {
  const { options, onDevice } = await withPlay();
  await keepTags(testOwner, listed(["From elsewhere"]), options.device);
  expect(await onDevice()).toMatchObject([{ tags: ["From elsewhere"] }]);
});

test("tags of a play that isn't on this device are refused without a connection", async () => {
  const { options, world } = await withPlay();
  const elsewhere = "another-play-1" as PlayId;
  await setTags(options, elsewhere, ["Comedy"]);
  expect(world.tags).toEqual(["Comedy"]);
  world.isReachable = false;
  await expect(setTags(options, elsewhere, ["Comedy"])).rejects.toThrow("Offline.");
});
