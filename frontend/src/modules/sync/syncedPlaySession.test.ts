import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { savingWords } from "#frontend/messages/saving.ts";
import { indexedJournal } from "./indexedJournal.ts";
import type { Journal } from "./journal.ts";
import { isOverdue } from "./saving.ts";
import { TestWorld, testOwner, testPlayId } from "./testing/testWorld.ts";

const said = (update: Uint8Array) => {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, update);
  return doc.getText("text").toString();
};

test("a word is journalled, sent and said to be saved", async () => {
  const theatre = new TestWorld();
  const tab = await theatre.device("laptop").open({ isNew: true });
  expect(tab.script.readiness()).toEqual({ kind: "ready" });
  tab.type("Dark.");
  expect(tab.script.saving().kind).toBe("saving");
  await theatre.pass(250);
  expect(theatre.journalled).toHaveLength(1);
  expect(theatre.server.written).toHaveLength(0);
  await theatre.pass(2_000);
  expect(said(theatre.server.state())).toBe("Dark.");
  expect(tab.script.saving()).toEqual({ kind: "saved" });
});

test("a look at a new play makes none, on the server or on a shelf", async () => {
  const theatre = new TestWorld();
  const laptop = theatre.device("laptop");
  const tab = await laptop.open({ isNew: true });
  tab.script.doc.getMap("meta").set("schemaVersion", 1);
  await theatre.pass(120_000);
  expect(theatre.server.card).toBeUndefined();
  tab.crash();
  const again = await laptop.open();
  expect(again.script.readiness()).toEqual({ kind: "ready" });
  again.type("A title");
  await theatre.pass(5_000);
  expect(theatre.server.card).toMatchObject({ title: "A title" });
  expect(theatre.server.written).toHaveLength(1);
});

test("while typing goes on, the server hears every five seconds and not more often", async () => {
  const theatre = new TestWorld();
  const tab = await theatre.device("laptop").open({ isNew: true });
  for (let second = 0; second < 60; second += 0.5) {
    tab.type("word ");
    await theatre.pass(500);
  }
  expect(theatre.server.length).toBeGreaterThanOrEqual(10);
  expect(theatre.server.length).toBeLessThanOrEqual(13);
  expect(theatre.server.cardRefreshes).toBeLessThanOrEqual(2);
});

test("Ctrl+S sends at once, and resolves when the server has it", async () => {
  const theatre = new TestWorld();
  const tab = await theatre.device("laptop").open({ isNew: true });
  tab.type("Now.");
  await theatre.underway(tab.script.saveNow());
  expect(said(theatre.server.state())).toBe("Now.");
});

test("hiding the page sends at once and brings the shelf's copy up to date", async () => {
  const theatre = new TestWorld();
  const tab = await theatre.device("laptop").open({ isNew: true });
  tab.type("The Last Bulb\nDark.");
  tab.hide();
  await theatre.rest();
  expect(said(theatre.server.state())).toBe("The Last Bulb\nDark.");
  expect(theatre.server.card).toMatchObject({ title: "The Last Bulb", words: 4 });
});

test("a card that did not go out before the page went is brought up to date at the next opening", async () => {
  const theatre = new TestWorld();
  const laptop = theatre.device("laptop");
  const tab = await laptop.open({ isNew: true });
  tab.type("Untitled");
  await theatre.underway(tab.script.saveNow());
  tab.type("The Last Bulb\n", 0);
  await theatre.underway(tab.script.saveNow());
  expect(theatre.server.card).toMatchObject({ title: "Untitled" });
  tab.crash();
  await laptop.open();
  await theatre.rest();
  expect(theatre.server.card).toMatchObject({ title: "The Last Bulb" });
  const sent = theatre.server.cardRefreshes;
  await laptop.open();
  await theatre.rest();
  expect(theatre.server.cardRefreshes).toBe(sent);
});

test("without a line the words stay on the device, say so, warn after 15 seconds, and go out by themselves", async () => {
  const theatre = new TestWorld();
  const laptop = theatre.device("laptop");
  const tab = await laptop.open({ isNew: true });
  laptop.line.weather = "request-lost";
  let calls = 0;
  tab.script.subscribe(() => {
    calls += 1;
  });
  tab.type("Still ");
  tab.type("here.");
  await theatre.pass(6_000);
  const saving = tab.script.saving();
  expect(saving).toMatchObject({ kind: "on-device", changes: 2 });
  expect(isOverdue(saving, theatre.clock.now())).toBe(false);
  expect(tab.mayLoseWords()).toBe(false);
  const before = calls;
  await theatre.pass(10_000);
  expect(isOverdue(tab.script.saving(), theatre.clock.now())).toBe(true);
  expect(calls).toBeGreaterThan(before);
  await expect(theatre.underway(tab.script.saveNow())).rejects.toMatchObject({ reason: "unavailable" });
  laptop.line.weather = "fair";
  await theatre.pass(31_000);
  expect(tab.script.saving()).toEqual({ kind: "saved" });
  expect(said(theatre.server.state())).toBe("Still here.");
});

test("a batch whose answer was lost is sent again as the same bytes, and stands in the log once", async () => {
  const theatre = new TestWorld();
  const laptop = theatre.device("laptop");
  const tab = await laptop.open({ isNew: true });
  tab.type("zero ");
  await theatre.underway(tab.script.saveNow());
  tab.type("one ");
  laptop.line.weather = "answer-lost";
  await theatre.pass(6_000);
  tab.type("two ");
  await theatre.pass(3_000);
  laptop.line.weather = "fair";
  await theatre.pass(31_000);
  expect(said(theatre.server.state())).toBe("zero one two ");
  expect(new Set(theatre.server.written.map((update) => update.updateId)).size).toBe(theatre.server.length);
  expect(theatre.server.length).toBe(3);
});

test("what a crash leaves in the journal is there after a reload, also offline, and reaches the server", async () => {
  const theatre = new TestWorld();
  const laptop = theatre.device("laptop");
  const tab = await laptop.open({ isNew: true });
  laptop.line.weather = "request-lost";
  tab.type("kept");
  await theatre.pass(250);
  tab.type(" lost");
  tab.crash();
  const again = await laptop.open();
  expect(again.script.readiness()).toEqual({ kind: "ready" });
  expect(again.text.toString()).toBe("kept");
  laptop.line.weather = "fair";
  await theatre.pass(31_000);
  expect(said(theatre.server.state())).toBe("kept");
});

test("a play that is on neither side is refused in words, and opens when the line is back", async () => {
  const theatre = new TestWorld();
  const tab = await theatre.device("laptop").open({ isNew: true });
  tab.type("Hello.");
  await theatre.pass(5_000);
  const tablet = theatre.device("tablet");
  tablet.line.weather = "request-lost";
  const other = await tablet.open();
  expect(other.script.readiness()).toEqual({ kind: "refused", why: savingWords.notHere });
  tablet.line.weather = "fair";
  await theatre.pass(31_000);
  expect(other.script.readiness()).toEqual({ kind: "ready" });
  expect(other.text.toString()).toBe("Hello.");
});

test("a play whose first words are on another device opens nowhere else as an empty page", async () => {
  const theatre = new TestWorld();
  theatre.server.card = { title: "Made, not yet sent" };
  const tab = await theatre.device("laptop").open();
  expect(tab.script.readiness()).toEqual({ kind: "refused", why: savingWords.stillEmpty });
});

test("over the plan's limit the play stays on the device and says so; with room it goes out", async () => {
  const theatre = new TestWorld();
  theatre.server.full = true;
  const tab = await theatre.device("laptop").open({ isNew: true });
  tab.type("A fourth play");
  await theatre.pass(5_000);
  expect(tab.script.saving()).toMatchObject({ kind: "on-device", changes: 1, why: savingWords.playLimit });
  theatre.server.full = false;
  await theatre.pass(61_000);
  expect(said(theatre.server.state())).toBe("A fourth play");
});

test("a device without room says so, keeps asking before one leaves, and the server gets the words all the same", async () => {
  const theatre = new TestWorld();
  const laptop = theatre.device("laptop");
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
  laptop.line.weather = "request-lost";
  tab.type("precious");
  await theatre.pass(250);
  expect(tab.script.saving()).toMatchObject({ kind: "not-saved", why: savingWords.storageFull });
  expect(tab.mayLoseWords()).toBe(true);
  laptop.line.weather = "fair";
  await theatre.pass(31_000);
  expect(said(theatre.server.state())).toBe("precious");
  expect(tab.script.saving()).toEqual({ kind: "saved" });
  full = false;
  tab.type(" words");
  await theatre.pass(10_000);
  expect(said(theatre.server.state())).toBe("precious words");
  tab.crash();
  const again = await laptop.open();
  expect(again.text.toString()).toBe("precious words");
});

test("a browser that keeps nothing still sends", async () => {
  const theatre = new TestWorld();
  const laptop = theatre.device("laptop");
  const journal = indexedJournal(() => Promise.reject(new Error("Storage is off.")), testOwner, testPlayId);
  const tab = await laptop.open({ isNew: true, journal });
  tab.type("Private");
  await theatre.pass(250);
  expect(tab.script.saving()).toMatchObject({ kind: "not-saved", why: savingWords.noStorage });
  await theatre.pass(5_000);
  expect(said(theatre.server.state())).toBe("Private");
  expect(tab.script.saving()).toEqual({ kind: "saved" });
});

test("tabs of one browser show each other what is journalled, at once", async () => {
  const theatre = new TestWorld();
  const laptop = theatre.device("laptop");
  const left = await laptop.open({ isNew: true });
  left.type("first ");
  await theatre.pass(250);
  const right = await laptop.open();
  right.type("second ");
  await theatre.rest();
  expect(left.text.toString()).toBe("first ");
  await theatre.pass(250);
  expect(left.text.toString()).toBe("first second ");
  await theatre.pass(10_000);
  expect(said(theatre.server.state())).toBe("first second ");
  expect([left.script.saving(), right.script.saving()]).toEqual([{ kind: "saved" }, { kind: "saved" }]);
});

test("two devices that both write have each other's words within five seconds", async () => {
  const theatre = new TestWorld();
  const one = await theatre.device("laptop").open({ isNew: true });
  one.type("scene ");
  await theatre.pass(5_000);
  const two = await theatre.device("tablet").open();
  for (let second = 0; second < 20; second++) {
    one.type("x");
    two.type("y");
    await theatre.pass(1_000);
  }
  one.type("[one]");
  two.type("[two]");
  for (let second = 0; second < 5; second++) {
    one.type("x");
    two.type("y");
    await theatre.pass(1_000);
  }
  expect(two.text.toString()).toContain("[one]");
  expect(one.text.toString()).toContain("[two]");
});

test("a server restored from an old backup gets everything again", async () => {
  const theatre = new TestWorld();
  const tab = await theatre.device("laptop").open({ isNew: true });
  for (const word of ["a ", "b ", "c "]) {
    tab.type(word);
    await theatre.pass(6_000);
  }
  theatre.server.restoreTo(1);
  tab.type("d ");
  await theatre.pass(60_000);
  expect(said(theatre.server.state())).toBe("a b c d ");
});

test("closing keeps what was typed a moment ago", async () => {
  const theatre = new TestWorld();
  const laptop = theatre.device("laptop");
  const tab = await laptop.open({ isNew: true });
  laptop.line.weather = "request-lost";
  tab.type("last words");
  await theatre.underway(tab.script.close());
  await theatre.rest();
  expect((await laptop.open()).text.toString()).toBe("last words");
});

test("a new play that begins with something is kept at once, be it without a word", async () => {
  const theatre = new TestWorld();
  const laptop = theatre.device("laptop");
  laptop.line.weather = "request-lost";
  const template = new Y.Doc();
  template.getMap("blocks").set("one", new Y.XmlText());
  const tab = await laptop.open({ isNew: true, startWith: Y.encodeStateAsUpdate(template) });
  expect(await tab.script.keep()).toMatchObject({ kind: expect.stringMatching(/saving|on-device/u) });
  tab.crash();
  expect((await laptop.open()).script.doc.getMap("blocks").size).toBe(1);
});

test("what is said stays the same object until it says something else", async () => {
  const theatre = new TestWorld();
  const tab = await theatre.device("laptop").open({ isNew: true });
  expect(tab.script.saving()).toBe(tab.script.saving());
  tab.type("word");
  expect(tab.script.saving()).toBe(tab.script.saving());
  expect(tab.script.readiness()).toBe(tab.script.readiness());
});
