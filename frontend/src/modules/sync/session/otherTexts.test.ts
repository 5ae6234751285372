import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import * as Y from "yjs";
import type { MomentLog } from "#domain/play/versions/momentLog.ts";
import { updatesBetween } from "#domain/play/versions/playAtMoment.ts";
import type { MemoryServer } from "../testing/memoryServer.ts";
import { TestWorld, testOwner, testPlayId } from "../testing/testWorld.ts";

function textOf(updates: readonly Uint8Array[]): string {
  const doc = new Y.Doc();
  for (const update of updates) Y.applyUpdate(doc, update);
  return doc.getText("text").toString();
}

/** Returns the texts that a log can show. */
const momentsIn = ({ base, baseSequence, entries }: MomentLog): readonly string[] =>
  entries.flatMap(({ sequence, moments }) =>
    [undefined, ...moments.keys()].map((moment) =>
      textOf([...base, ...(updatesBetween(entries, baseSequence, { sequence, moment }) ?? [])]),
    ),
  );

const serverMoments = ({ written }: MemoryServer) => momentsIn({ base: [], baseSequence: 0, entries: written });

/** Leaves the laptop offline with a text in which words from the tablet stand beside unsent ones. */
async function receiveBesideUnsent(isStored: boolean) {
  const world = new TestWorld();
  const device = world.device("laptop");
  const laptop = await device.open({ isNew: true });
  laptop.type("Dark. ");
  await world.pass(10_000);
  const tablet = await world.device("tablet").open();
  tablet.type("[tablet] ");
  await world.pass(5_000);
  // While the request is on its way, the writer types on. Then there's no connection.
  const { answered } = device.network;
  device.network.answered = () => {
    device.network.answered = answered;
    laptop.type("unsent ");
    if (isStored) void laptop.session.keep();
    device.network.condition = "request-lost";
  };
  laptop.type("sent ");
  await world.track(laptop.session.saveNow().catch(() => undefined));
  return { world, device, laptop, tablet };
}

const both = /tablet.*unsent|unsent.*tablet/u;

test("a text that was received beside an unsent change, and stood on the screen, is a moment everywhere", async () => {
  const { world, device, laptop, tablet } = await receiveBesideUnsent(false);
  const shown = laptop.text.toString();
  expect(shown).toMatch(both);
  tablet.type("[later] ");
  await world.pass(5_000);
  expect(laptop.text.toString()).toBe(shown);
  laptop.type("end");
  device.network.condition = "working";
  await world.pass(130_000);
  expect(serverMoments(world.server)).toContain(shown);
  const here = await device.device.moments(testOwner, testPlayId);
  expect(here && momentsIn(here)).toContain(shown);
});

test("it's also a moment if the tab crashes right after it received something, and the play is opened again", async () => {
  const { world, device, laptop, tablet } = await receiveBesideUnsent(true);
  laptop.crash();
  const again = await device.open();
  const shown = again.text.toString();
  expect(shown).toMatch(both);
  tablet.type("[later] ");
  await world.pass(5_000);
  expect(again.text.toString()).toBe(shown);
  again.type("end");
  device.network.condition = "working";
  await world.pass(130_000);
  expect(serverMoments(world.server)).toContain(shown);
});

test.each(["", "Night. "])(
  "a text stays a moment if what took its place without room is sent before it: %j",
  async (next) => {
    const world = new TestWorld();
    const device = world.device("laptop");
    const laptop = await device.open({ isNew: true });
    laptop.type("Dark. ");
    await world.pass(10_000);
    device.network.condition = "late";
    laptop.type("Rain. ");
    await world.pass(2_600);
    // It isn't in the batch that is on its way.
    laptop.type("Wind. ");
    await world.pass(3_500);
    device.fill(true);
    laptop.crash();
    const again = await device.open();
    again.text.delete(0, again.text.length);
    again.type(next);
    await world.pass(5_000);
    await device.network.deliverLate();
    device.network.condition = "working";
    await world.pass(130_000);
    expect(again.text.toString()).toBe(next);
    expect(serverMoments(world.server)).toContain("Dark. Rain. Wind. ");
  },
);

test("noting a text of the screen changes neither what waits nor when the play was changed", async () => {
  const world = new TestWorld();
  const device = world.device("laptop");
  const journal = device.device.journal(testOwner, testPlayId);
  await device.open({ isNew: true });
  const update = Uint8Array.of(0, 0);
  const before = await journal.append([{ update, changes: 1, at: 1_000, known: 0 }]);
  const noted = await journal.append([{ update, changes: 0, at: 9_000, known: 3, endsMoment: true }]);
  expect(noted).toEqual(before);
  expect(await journal.unsent()).toMatchObject([{ known: 0 }, { known: 3 }]);
});

test("a tab shows what another tab stored before it crashed, even if a third one has noted its text since", async () => {
  const world = new TestWorld();
  const device = world.device("laptop");
  const [lost, other] = [await device.open({ isNew: true }), await device.open()];
  lost.type("Dark.");
  await world.pass(5_000);
  lost.type(" The ghost light is on.");
  lost.hide();
  lost.crash();
  await device.open();
  other.wake();
  await world.pass(5_000);
  expect(other.text.toString()).toBe("Dark. The ghost light is on.");
});

test("a tab shows what another tab stored before it crashed, also if it was shown a moment ago", async () => {
  const world = new TestWorld();
  const device = world.device("laptop");
  const [lost, other] = [await device.open({ isNew: true }), await device.open()];
  lost.type("Dark.");
  await world.pass(5_000);
  other.wake();
  await world.rest();
  lost.type(" The ghost light is on.");
  lost.hide();
  lost.crash();
  await world.rest();
  expect(other.text.toString()).toBe("Dark.");
  other.wake();
  await world.rest();
  expect(other.text.toString()).toBe("Dark. The ghost light is on.");
});
