import { expect, test } from "vitest";
import { beyondLog } from "#domain/api/beyondLog.ts";
import { Refused } from "#domain/refused.ts";
import { savingWords } from "#frontend/messages/saving.yaml";
import { ReducerWorld } from "../testing/reducerWorld.ts";

/** A play that is open, up to date, and has been left alone for a while. */
function openPlay(options: ConstructorParameters<typeof ReducerWorld>[0] = {}): ReducerWorld {
  const world = new ReducerWorld(options);
  world.rest();
  world.pass(10_000);
  return world;
}

const sent = (world: ReducerWorld) => world.sentBatches().length;

test("opening a play reads what's new from the server", () => {
  const world = new ReducerWorld();
  world.writeElsewhere();
  world.rest();
  expect(world.done()).toContain("readUpdates");
  expect(world.state.readiness).toEqual({ kind: "ready" });
});

test("a new play without words is neither journaled nor sent", () => {
  const world = openPlay({ isNew: true });
  world.dispatch({ type: "changed", updates: [Uint8Array.of(1)], hasWords: false, removal: "little" });
  world.pass(300_000);
  expect(world.done()).not.toContain("writeJournal");
  expect(world.done()).not.toContain("createPlay");
  expect(world.done()).not.toContain("refreshCard");
});

test("the first word brings along what the editor set up before it, and creates the play on the server", () => {
  const world = openPlay({ isNew: true });
  world.dispatch({ type: "changed", updates: [Uint8Array.of(90)], hasWords: false, removal: "little" });
  world.type();
  world.pass(5_000);
  expect(world.done()).toContain("createPlay");
  expect(world.onServer()).toEqual([90, 1]);
});

test("changes are written to the journal 100 ms after the first of them, in one transaction", () => {
  const world = openPlay();
  world.type();
  world.pass(50);
  world.type();
  world.pass(49);
  expect(world.done()).not.toContain("writeJournal");
  world.pass(1);
  expect(world.effects.filter(({ type }) => type === "writeJournal")).toMatchObject([{ entries: [{}, {}] }]);
});

test("other tabs get changes when the journal has them, not before", () => {
  const world = openPlay();
  world.type();
  const before = world.effects.length;
  world.pass(100, () => undefined);
  expect(world.done(before)).not.toContain("postToTabs");
  world.rest();
  expect(world.done(before)).toContain("postToTabs");
});

test("a batch is sealed and sent 2 s after the last change", () => {
  const world = openPlay();
  world.type();
  world.pass(1_999);
  expect(world.done()).not.toContain("sealBatch");
  world.pass(1);
  expect(world.done()).toContain("sealBatch");
  expect(world.onServer()).toEqual([1]);
});

test("during uninterrupted writing a batch is sent every 5 s", () => {
  const world = openPlay();
  for (let at = 0; at < 30_000; at += 500) {
    world.type();
    world.pass(500);
  }
  expect(sent(world)).toBeGreaterThanOrEqual(5);
  expect(sent(world)).toBeLessThanOrEqual(6);
});

test("nothing is sent while the journal is still writing", () => {
  const world = openPlay();
  world.type();
  world.pass(10_000, () => undefined);
  expect(world.pending.map(({ type }) => type)).toEqual(["writeJournal"]);
  expect(sent(world)).toBe(0);
});

test("a play counts as saved only when the server has confirmed the last batch and the journal has noted it", () => {
  const world = openPlay();
  world.type();
  world.pass(100);
  expect(world.state.saving.kind).toBe("saving");
  world.pass(1_900, () => undefined);
  while (world.pending.some(({ type }) => type !== "storeUpdates")) world.complete(0);
  expect(world.onServer()).toEqual([1]);
  expect(world.state.saving.kind).toBe("saving");
  world.rest();
  expect(world.state.saving).toEqual({ kind: "saved" });
});

test("a save request writes and sends at once, and settles when the server has everything", () => {
  const world = openPlay();
  world.type();
  const request = world.save();
  expect(world.settled.has(request)).toBe(false);
  world.rest();
  expect(world.onServer()).toEqual([1]);
  expect(world.settled.get(request)).toBeUndefined();
  expect(world.settled.has(request)).toBe(true);
});

test("a save request with nothing to save settles without any request", () => {
  const world = openPlay();
  const before = world.effects.length;
  const request = world.save();
  expect(world.done(before)).toEqual(["settle"]);
  expect(world.settled.has(request)).toBe(true);
});

test("save requests during an exchange share the next one", () => {
  const world = openPlay();
  world.type();
  const requests = [world.save(), world.save(), world.save()];
  world.complete(0);
  const locks = () => world.effects.filter(({ type }) => type === "acquireLock").length;
  const before = locks();
  requests.push(world.save());
  world.rest();
  expect(requests.every((request) => world.settled.has(request))).toBe(true);
  expect(locks() - before).toBeLessThanOrEqual(1);
});

test("offline: changes stay on the device, the state says so, and the exchange is tried again after 0.75 s, 1.5 s…", () => {
  const world = openPlay();
  world.network = "request lost";
  world.type();
  world.pass(2_000);
  expect(world.state.saving).toMatchObject({ kind: "on-device", changes: 1, errorText: savingWords.offline });
  expect(sent(world)).toBe(1);
  world.pass(749);
  expect(sent(world)).toBe(1);
  world.pass(1);
  expect(sent(world)).toBe(2);
  world.pass(1_500);
  expect(sent(world)).toBe(3);
  world.network = "up";
  world.pass(30_000);
  expect(world.state.saving).toEqual({ kind: "saved" });
});

test("unsent changes are reported once more after 15 s, for the warning", () => {
  const world = openPlay();
  world.network = new Refused("not-signed-in", savingWords.signedOut);
  world.type();
  world.pass(14_999);
  const before = world.effects.length;
  world.pass(1);
  expect(world.done(before)).toEqual(["notifyListeners"]);
});

test("if the answer is lost, the same batch is sent again, without the changes made since", () => {
  const world = openPlay();
  world.network = "answer lost";
  world.type();
  world.pass(2_000);
  world.type();
  world.network = "up";
  world.pass(30_000);
  const [first, second] = world.sentBatches();
  expect(second).toEqual(first);
  expect(world.log.filter(({ updateId }) => updateId === first?.updateId)).toHaveLength(1);
  expect(world.onServer()).toEqual([1, 2]);
});

test("5xx and 429: the exchange is tried again soon; 401, 402, 403 and 404: only after a minute", () => {
  for (const reason of ["unavailable", "too-many"] as const) {
    const world = openPlay();
    world.network = new Refused(reason, "Later.");
    world.type();
    world.pass(3_000);
    expect(sent(world)).toBeGreaterThan(1);
  }
  for (const reason of ["not-signed-in", "needs-subscription", "not-allowed", "not-found"] as const) {
    const world = openPlay();
    world.network = new Refused(reason, "No.");
    world.type();
    world.pass(61_999);
    expect(sent(world)).toBe(1);
    world.pass(1);
    expect(sent(world)).toBe(2);
  }
});

test("401: the changes stay on the device, and a save request is refused with the reason", () => {
  const world = openPlay();
  world.network = new Refused("not-signed-in", savingWords.signedOut);
  world.type();
  const request = world.save();
  world.rest();
  expect(world.settled.get(request)).toMatchObject({ reason: "not-signed-in" });
  expect(world.state.saving).toMatchObject({ kind: "on-device", errorText: savingWords.signedOut });
});

test("409 of a play in the bin: the changes stay on the device, and sync once it's restored", () => {
  const world = openPlay();
  world.network = new Refused("conflict", "In the bin.", { code: "in-bin" });
  world.type();
  world.pass(2_000);
  expect(world.state.saving).toMatchObject({ kind: "in-bin", changes: 1, errorText: "In the bin." });
  world.network = "up";
  world.pass(60_000);
  expect(world.state.saving).toEqual({ kind: "saved" });
});

test.each([
  { status: 400, reason: "invalid", errorText: savingWords.notAccepted },
  { status: 404, reason: "not-found", errorText: savingWords.gone },
  { status: 413, reason: "too-large", errorText: savingWords.tooLarge },
] as const)(
  "$status: the changes stay on the device, the state says that they can't sync, and they're tried again",
  ({ reason, errorText }) => {
    const world = openPlay();
    world.network = new Refused(reason, "No.");
    world.type();
    world.pass(2_000);
    expect(world.state.saving).toMatchObject({ kind: "refused", changes: 1, errorText });
    world.type();
    world.pass(10_000);
    expect(world.state.saving).toMatchObject({ kind: "refused", changes: 2, errorText });
    world.network = "up";
    world.pass(60_000);
    expect(world.state.saving).toEqual({ kind: "saved" });
    expect(world.onServer()).toEqual([1, 2]);
  },
);

test("409, and the server's log is shorter than it was: everything is sent again", () => {
  const world = openPlay();
  world.network = new Refused("conflict", "The log ends before that.", { code: beyondLog });
  world.type();
  world.pass(2_000);
  expect(world.done()).toContain("startOver");
});

test("a visible page reads what's new once a minute, a hidden one doesn't", () => {
  const world = openPlay();
  const reads = () => world.effects.filter(({ type }) => type === "readUpdates").length;
  const before = reads();
  world.pass(120_000);
  expect(reads() - before).toBe(2);
  world.isVisible = false;
  world.dispatch({ type: "hidden" });
  world.pass(600_000);
  expect(reads() - before).toBe(2);
});

test("when the page is hidden, unsent changes are written and sent at once, and the card goes first", () => {
  const world = openPlay();
  world.type();
  const effects = world.dispatch({ type: "hidden" });
  expect(effects.slice(0, 2)).toMatchObject([{ type: "refreshCard" }, { type: "writeJournal" }]);
  world.rest();
  expect(world.onServer()).toEqual([1]);
});

test("when the page is visible again, the journal is read, and the server at most once a second", () => {
  const world = openPlay();
  const before = world.effects.length;
  for (let times = 0; times < 3; times++) world.dispatch({ type: "woken" });
  world.rest();
  expect(world.done(before).filter((type) => type === "readJournal")).toHaveLength(3);
  expect(world.done(before).filter((type) => type === "readUpdates")).toHaveLength(1);
});

test("if a message of another tab didn't come, the next exchange reads the journal before it shows anything else", () => {
  const world = openPlay();
  world.writeInOtherTab(false);
  world.writeElsewhere();
  const before = world.effects.length;
  world.pass(65_000);
  const shown = world.done(before).filter((type) => type === "readJournal" || type === "storeUpdates");
  expect(shown).toEqual(["readJournal", "storeUpdates"]);
});

test("what's received beside an unsent change is noted as a text of the screen, and isn't sent by itself", () => {
  const world = openPlay();
  world.type();
  world.writeElsewhere();
  world.pass(2_000, () => world.pending.some(({ type }) => type === "storeUpdates") || world.complete(0));
  while (!world.pending.some(({ type }) => type === "storeUpdates")) world.complete(0);
  world.type();
  world.rest();
  const { unwritten } = world.state.journal;
  expect(unwritten.map(({ changes, known, endsMoment }) => [changes, known, endsMoment])).toEqual([
    [1, 0, false],
    [0, 2, true],
  ]);
  world.pass(60_000);
  expect(world.sentBatches().map(({ update }) => [...update])).toEqual([[1], [2]]);
  expect(world.state.saving).toEqual({ kind: "saved" });
});

test("if the journal refuses, the state says not saved, and the changes are sent from memory", () => {
  const world = openPlay();
  world.journalRefuses = true;
  world.type();
  world.pass(100);
  expect(world.state.saving).toMatchObject({ kind: "not-saved", errorText: savingWords.noStorage });
  expect(sent(world)).toBe(0);
  world.pass(1_900);
  expect(world.onServer()).toEqual([1]);
  expect(world.state.saving).toEqual({ kind: "saved" });
});

test("a journal that refused is tried again after 5 s", () => {
  const world = openPlay();
  world.network = "request lost";
  world.journalRefuses = true;
  world.type();
  world.pass(100);
  world.journalRefuses = false;
  const before = world.effects.length;
  world.pass(1_000);
  expect(world.state.saving.kind).toBe("not-saved");
  world.pass(4_000);
  expect(world.done(before)).toContain("writeJournal");
  expect(world.state.saving.kind).toBe("on-device");
});

test("a batch sealed from memory stays the same until the server has it", () => {
  const world = openPlay();
  world.journalRefuses = true;
  world.network = "answer lost";
  world.type();
  world.pass(2_000);
  world.type();
  world.network = "up";
  world.pass(30_000);
  const [first, second] = world.sentBatches();
  expect(second).toEqual(first);
  expect(world.onServer()).toEqual([1, 2]);
});

test("a change made while an earlier one is confirmed and written at the same time isn't dropped", () => {
  const world = openPlay();
  world.journalRefuses = true;
  world.type();
  world.pass(2_000, () => {
    while (world.pending.length > 0 && !world.pending.some(({ type }) => type === "sendBatch")) world.complete(0);
  });
  world.journalRefuses = false;
  world.dispatch({ type: "unloading" });
  expect(world.pending.map(({ type }) => type)).toEqual(["sendBatch", "writeJournal"]);
  world.complete(0);
  world.type();
  world.rest();
  expect(world.faults).toEqual([]);
  world.pass(10_000);
  expect(world.onServer()).toContain(2);
});

test("a batch whose confirmation couldn't be stored isn't sent again in the same exchange", () => {
  const world = openPlay();
  world.type();
  world.pass(100);
  world.pass(1_900, () => {
    while (world.pending.length > 0 && world.pending[0]?.type !== "storeUpdates") world.complete(0);
  });
  world.journalRefuses = true;
  world.complete(0);
  world.journalRefuses = false;
  world.rest();
  expect(sent(world)).toBe(1);
  world.pass(10_000);
  expect(world.state.saving).toEqual({ kind: "saved" });
});

test("closing settles when the journal has everything, and sends what waits", () => {
  const world = openPlay();
  world.type();
  const request = world.request((id) => ({ type: "closeRequested", request: id }));
  while (world.pending.some(({ type }) => type === "writeJournal")) {
    world.complete(world.pending.findIndex(({ type }) => type === "writeJournal"));
  }
  expect(world.settled.has(request)).toBe(true);
  expect(world.onServer()).toEqual([]);
  world.rest();
  expect(world.onServer()).toEqual([1]);
  expect(world.done()).toContain("closeTabs");
});

test("closing waits for the server if the journal refuses", () => {
  const world = openPlay();
  world.journalRefuses = true;
  world.type();
  const request = world.request((id) => ({ type: "closeRequested", request: id }));
  while (!world.pending.some(({ type }) => type === "sendBatch")) world.complete(world.pending.length - 1);
  expect(world.settled.has(request)).toBe(false);
  world.rest();
  expect(world.settled.has(request)).toBe(true);
  expect(world.onServer()).toEqual([1]);
});

test("after the play was removed from the device, nothing is written or sent, and requests are refused", () => {
  const world = openPlay();
  world.type();
  const early = world.save();
  world.dispatch({ type: "removed" });
  const before = world.effects.length;
  world.pending.splice(0);
  const late = world.save();
  world.pass(300_000);
  expect(world.done(before)).toEqual(["settle"]);
  expect(world.settled.get(late)).toMatchObject({ message: savingWords.forgotten });
  expect(world.settled.has(early)).toBe(true);
  expect(world.state.readiness).toEqual({ kind: "refused", errorText: savingWords.forgotten });
});
