import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { type TestDevice, TestWorld, testOwner, testPlayId } from "../testing/testWorld.ts";
import { batchesWithoutRoom } from "./batchesWithoutRoom.ts";

const journalOf = ({ device }: TestDevice) => device.journal(testOwner, testPlayId);

/** Leaves a tablet offline that has stored changes in two batches, and then has no room. */
async function fullTablet() {
  const world = new TestWorld();
  const laptop = await world.device("laptop").open({ isNew: true });
  laptop.type("Dark. ");
  await world.pass(10_000);
  const device = world.device("tablet");
  const tablet = await device.open();
  device.network.condition = "late";
  tablet.type("Rain. ");
  await world.pass(2_600);
  // It isn't in the batch that is on its way.
  tablet.type("Wind. ");
  await world.pass(3_500);
  device.fill(true);
  return { world, device, laptop, tablet };
}

test("what waits is read one batch after the other, and never twice", async () => {
  const { device } = await fullTablet();
  const batches = batchesWithoutRoom(journalOf(device));
  const sealed = await batches.next("a");
  expect(sealed?.updateId).not.toBe("a");
  expect(await batches.next("b")).toEqual(sealed);
  batches.confirm(["of another device"]);
  expect(await batches.next("b")).toEqual(sealed);
  batches.confirm([sealed?.updateId ?? ""]);
  const next = await batches.next("b");
  expect(next?.updateId).toBe("b");
  expect(await batches.next("c")).toEqual(next);
  batches.confirm(["b"]);
  expect(await batches.next("c")).toBeUndefined();
});

test("a device without room sends what it stored before, and then what only its memory has", async () => {
  const { world, device, laptop, tablet } = await fullTablet();
  tablet.type("Snow. ");
  await device.network.deliverLate();
  device.network.condition = "working";
  await world.pass(130_000);
  expect(laptop.text.toString()).toBe("Dark. Rain. Wind. Snow. ");
  const log = new Y.Doc();
  const texts = world.server.written.map(({ moments }) => {
    for (const { update } of moments) Y.applyUpdate(log, update);
    return log.getText("text").toString();
  });
  expect(texts).toEqual(["Dark. ", "Dark. Rain. ", "Dark. Rain. Wind. ", "Dark. Rain. Wind. Snow. "]);
});

test("a device without room gets what others write, and asks no more than every few seconds", async () => {
  const { world, device, laptop, tablet } = await fullTablet();
  device.network.condition = "working";
  await world.pass(30_000);
  let requests = 0;
  device.network.answered = () => requests++;
  laptop.type("Snow. ");
  await world.pass(60_000);
  expect(tablet.text.toString()).toContain("Snow.");
  expect(requests).toBeLessThan(30);
});

test("once there's room, a device reads again what it couldn't store, and no more often", async () => {
  const world = new TestWorld();
  const laptop = await world.device("laptop").open({ isNew: true });
  const device = world.device("tablet");
  const tablet = await device.open();
  await world.pass(10_000);
  device.fill(true);
  laptop.type("Dark. ");
  await world.pass(70_000);
  expect(tablet.text.toString()).toBe("Dark. ");
  device.fill(false);
  // More than one answer has.
  for (let update = 0; update < 5; update++) {
    laptop.type("Rain. ");
    await world.pass(10_000);
  }
  device.network.requestsLeft = 100;
  await world.pass(130_000);
  expect(device.network.requestsLeft).toBeGreaterThan(50);
  tablet.crash();
  device.network.condition = "request-lost";
  const again = await device.open();
  expect(again.text.toString()).toBe(laptop.text.toString());
});

test("once there's room, what others wrote is stored before changes that build on it", async () => {
  const world = new TestWorld();
  const laptop = await world.device("laptop").open({ isNew: true });
  const device = world.device("tablet");
  const tablet = await device.open();
  await world.pass(10_000);
  device.fill(true);
  laptop.type("Dark. Rain. ");
  await world.pass(70_000);
  expect(tablet.text.toString()).toBe("Dark. Rain. ");
  device.fill(false);
  device.network.condition = "request-lost";
  tablet.text.delete(0, 6);
  await world.pass(3_500);
  tablet.crash();
  const again = await device.open();
  expect(again.text.toString()).toBe("Rain. ");
});
