import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { savingWords } from "#frontend/messages/saving.yaml";
import { indexedJournal } from "../journal/indexedJournal.ts";
import type { Journal } from "../journal/journal.ts";
import { TestWorld, testOwner, testPlayId } from "../testing/testWorld.ts";
import { isOverdue } from "./saving.ts";

const textIn = (update: Uint8Array) => {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, update);
  return doc.getText("text").toString();
};

test("a word is journaled, sent, and then counts as saved", async () => {
  const world = new TestWorld();
  const tab = await world.device("laptop").open({ isNew: true });
  expect(tab.session.readiness()).toEqual({ kind: "ready" });
  tab.type("Dark.");
  expect(tab.session.saving().kind).toBe("saving");
  await world.pass(250);
  expect(world.journaled).toHaveLength(1);
  expect(world.server.written).toHaveLength(0);
  await world.pass(2_000);
  expect(textIn(world.server.state())).toBe("Dark.");
  expect(tab.session.saving()).toEqual({ kind: "saved" });
});

test("opening a new play without writing creates nothing on the server or in a list", async () => {
  const world = new TestWorld();
  const laptop = world.device("laptop");
  const tab = await laptop.open({ isNew: true });
  tab.session.doc.getMap("meta").set("schemaVersion", 1);
  await world.pass(120_000);
  expect(world.server.card).toBeUndefined();
  tab.crash();
  const again = await laptop.open();
  expect(again.session.readiness()).toEqual({ kind: "ready" });
  again.type("A title");
  await world.pass(5_000);
  expect(world.server.card).toMatchObject({ title: "A title" });
  expect(world.server.written).toHaveLength(1);
});

test("during uninterrupted typing, the server gets an update every five seconds and not more often", async () => {
  const world = new TestWorld();
  const tab = await world.device("laptop").open({ isNew: true });
  for (let second = 0; second < 60; second += 0.5) {
    tab.type("word ");
    await world.pass(500);
  }
  expect(world.server.length).toBeGreaterThanOrEqual(10);
  expect(world.server.length).toBeLessThanOrEqual(13);
  expect(world.server.cardRefreshes).toBeLessThanOrEqual(2);
});

test("Ctrl+S sends at once, and resolves when the server has it", async () => {
  const world = new TestWorld();
  const tab = await world.device("laptop").open({ isNew: true });
  tab.type("Now.");
  await world.track(tab.session.saveNow());
  expect(textIn(world.server.state())).toBe("Now.");
});

test("hiding the page sends at once and refreshes the card", async () => {
  const world = new TestWorld();
  const tab = await world.device("laptop").open({ isNew: true });
  tab.type("The Last Bulb\nDark.");
  tab.hide();
  await world.rest();
  expect(textIn(world.server.state())).toBe("The Last Bulb\nDark.");
  expect(world.server.card).toMatchObject({ title: "The Last Bulb", words: 4 });
});

test("a card that wasn't sent before the page was closed is refreshed when the play is opened again", async () => {
  const world = new TestWorld();
  const laptop = world.device("laptop");
  const tab = await laptop.open({ isNew: true });
  tab.type("Untitled");
  await world.track(tab.session.saveNow());
  tab.type("The Last Bulb\n", 0);
  await world.track(tab.session.saveNow());
  expect(world.server.card).toMatchObject({ title: "Untitled" });
  tab.crash();
  await laptop.open();
  await world.rest();
  expect(world.server.card).toMatchObject({ title: "The Last Bulb" });
  const sent = world.server.cardRefreshes;
  await laptop.open();
  await world.rest();
  expect(world.server.cardRefreshes).toBe(sent);
});

test("offline, the words stay on the device, the state says so, a warning comes after 15 seconds, and they sync automatically", async () => {
  const world = new TestWorld();
  const laptop = world.device("laptop");
  const tab = await laptop.open({ isNew: true });
  laptop.network.condition = "request-lost";
  let calls = 0;
  tab.session.subscribe(() => {
    calls += 1;
  });
  tab.type("Still ");
  tab.type("here.");
  await world.pass(6_000);
  const saving = tab.session.saving();
  expect(saving).toMatchObject({ kind: "on-device", changes: 2 });
  expect(isOverdue(saving, world.clock.now())).toBe(false);
  expect(tab.mayLoseWords()).toBe(false);
  const before = calls;
  await world.pass(10_000);
  expect(isOverdue(tab.session.saving(), world.clock.now())).toBe(true);
  expect(calls).toBeGreaterThan(before);
  await expect(world.track(tab.session.saveNow())).rejects.toMatchObject({ reason: "unavailable" });
  laptop.network.condition = "working";
  await world.pass(31_000);
  expect(tab.session.saving()).toEqual({ kind: "saved" });
  expect(textIn(world.server.state())).toBe("Still here.");
});

test("a batch whose answer was lost is sent again as the same bytes, and is in the log once", async () => {
  const world = new TestWorld();
  const laptop = world.device("laptop");
  const tab = await laptop.open({ isNew: true });
  tab.type("zero ");
  await world.track(tab.session.saveNow());
  tab.type("one ");
  laptop.network.condition = "answer-lost";
  await world.pass(6_000);
  tab.type("two ");
  await world.pass(3_000);
  laptop.network.condition = "working";
  await world.pass(31_000);
  expect(textIn(world.server.state())).toBe("zero one two ");
  expect(new Set(world.server.written.map((update) => update.updateId)).size).toBe(world.server.length);
  expect(world.server.length).toBe(3);
});

test("what the journal has survives a crash, is there offline, and reaches the server", async () => {
  const world = new TestWorld();
  const laptop = world.device("laptop");
  const tab = await laptop.open({ isNew: true });
  laptop.network.condition = "request-lost";
  tab.type("kept");
  await world.pass(250);
  tab.type(" lost");
  tab.crash();
  const again = await laptop.open();
  expect(again.session.readiness()).toEqual({ kind: "ready" });
  expect(again.text.toString()).toBe("kept");
  laptop.network.condition = "working";
  await world.pass(31_000);
  expect(textIn(world.server.state())).toBe("kept");
});

test("a play that is on neither side is refused with a reason, and opens when the network is back", async () => {
  const world = new TestWorld();
  const tab = await world.device("laptop").open({ isNew: true });
  tab.type("Hello.");
  await world.pass(5_000);
  const tablet = world.device("tablet");
  tablet.network.condition = "request-lost";
  const other = await tablet.open();
  expect(other.session.readiness()).toEqual({ kind: "refused", errorText: savingWords.notHere });
  tablet.network.condition = "working";
  await world.pass(31_000);
  expect(other.session.readiness()).toEqual({ kind: "ready" });
  expect(other.text.toString()).toBe("Hello.");
});

test("a play whose first words are only on another device doesn't open as an empty page", async () => {
  const world = new TestWorld();
  world.server.card = { title: "Made, not yet sent" };
  const tab = await world.device("laptop").open();
  expect(tab.session.readiness()).toEqual({ kind: "refused", errorText: savingWords.stillEmpty });
});

test("over the plan's limit, the play stays on the device and the state says so; with room it's sent", async () => {
  const world = new TestWorld();
  world.server.full = true;
  const tab = await world.device("laptop").open({ isNew: true });
  tab.type("A fourth play");
  await world.pass(5_000);
  expect(tab.session.saving()).toMatchObject({ kind: "on-device", changes: 1, errorText: savingWords.playLimit });
  world.server.full = false;
  await world.pass(61_000);
  expect(textIn(world.server.state())).toBe("A fourth play");
});

test("a device without room shows it, asks before the page is left, and the server gets the words anyway", async () => {
  const world = new TestWorld();
  const laptop = world.device("laptop");
  const journal = laptop.device.journal(testOwner, testPlayId);
  let full = true;
  const noRoom = async () => {
    throw new DOMException("No room.", "QuotaExceededError");
  };
  const small: Journal = {
    ...journal,
    append: (entries) => (full ? noRoom() : journal.append(entries)),
    store: (received) => (full ? noRoom() : journal.store(received)),
  };
  const tab = await laptop.open({ isNew: true, journal: small });
  laptop.network.condition = "request-lost";
  tab.type("precious");
  await world.pass(250);
  expect(tab.session.saving()).toMatchObject({ kind: "not-saved", errorText: savingWords.storageFull });
  expect(tab.mayLoseWords()).toBe(true);
  laptop.network.condition = "working";
  await world.pass(31_000);
  expect(textIn(world.server.state())).toBe("precious");
  expect(tab.session.saving()).toEqual({ kind: "saved" });
  full = false;
  tab.type(" words");
  await world.pass(10_000);
  expect(textIn(world.server.state())).toBe("precious words");
  tab.crash();
  const again = await laptop.open();
  expect(again.text.toString()).toBe("precious words");
});

test("a browser without storage still sends", async () => {
  const world = new TestWorld();
  const laptop = world.device("laptop");
  const journal = indexedJournal(() => Promise.reject(new Error("Storage is off.")), testOwner, testPlayId);
  const tab = await laptop.open({ isNew: true, journal });
  tab.type("Private");
  await world.pass(250);
  expect(tab.session.saving()).toMatchObject({ kind: "not-saved", errorText: savingWords.noStorage });
  await world.pass(5_000);
  expect(textIn(world.server.state())).toBe("Private");
  expect(tab.session.saving()).toEqual({ kind: "saved" });
});

test("tabs of one browser show journaled words to each other at once", async () => {
  const world = new TestWorld();
  const laptop = world.device("laptop");
  const left = await laptop.open({ isNew: true });
  left.type("first ");
  await world.pass(250);
  const right = await laptop.open();
  right.type("second ");
  await world.rest();
  expect(left.text.toString()).toBe("first ");
  await world.pass(250);
  expect(left.text.toString()).toBe("first second ");
  await world.pass(10_000);
  expect(textIn(world.server.state())).toBe("first second ");
  expect([left.session.saving(), right.session.saving()]).toEqual([{ kind: "saved" }, { kind: "saved" }]);
});

test("two devices that both write have each other's words within five seconds", async () => {
  const world = new TestWorld();
  const one = await world.device("laptop").open({ isNew: true });
  one.type("scene ");
  await world.pass(5_000);
  const two = await world.device("tablet").open();
  for (let second = 0; second < 20; second++) {
    one.type("x");
    two.type("y");
    await world.pass(1_000);
  }
  one.type("[one]");
  two.type("[two]");
  for (let second = 0; second < 5; second++) {
    one.type("x");
    two.type("y");
    await world.pass(1_000);
  }
  expect(two.text.toString()).toContain("[one]");
  expect(one.text.toString()).toContain("[two]");
});

test("a server restored from an old backup gets everything again", async () => {
  const world = new TestWorld();
  const tab = await world.device("laptop").open({ isNew: true });
  for (const word of ["a ", "b ", "c "]) {
    tab.type(word);
    await world.pass(6_000);
  }
  world.server.restoreTo(1);
  tab.type("d ");
  await world.pass(60_000);
  expect(textIn(world.server.state())).toBe("a b c d ");
});

test("closing saves what was typed a moment ago", async () => {
  const world = new TestWorld();
  const laptop = world.device("laptop");
  const tab = await laptop.open({ isNew: true });
  laptop.network.condition = "request-lost";
  tab.type("last words");
  await world.track(tab.session.close());
  await world.rest();
  expect((await laptop.open()).text.toString()).toBe("last words");
});

test("a new play that starts with content is saved at once, even without any words", async () => {
  const world = new TestWorld();
  const laptop = world.device("laptop");
  laptop.network.condition = "request-lost";
  const template = new Y.Doc();
  template.getMap("blocks").set("one", new Y.XmlText());
  const update = Y.encodeStateAsUpdate(template);
  const tab = await laptop.open({ isNew: true, startWith: { update, parts: [update] } });
  expect(await tab.session.keep()).toMatchObject({ kind: expect.stringMatching(/saving|on-device/u) });
  tab.crash();
  expect((await laptop.open()).session.doc.getMap("blocks").size).toBe(1);
});

test("saving state and readiness stay the same objects until they change", async () => {
  const world = new TestWorld();
  const tab = await world.device("laptop").open({ isNew: true });
  expect(tab.session.saving()).toBe(tab.session.saving());
  tab.type("word");
  expect(tab.session.saving()).toBe(tab.session.saving());
  expect(tab.session.readiness()).toBe(tab.session.readiness());
});
