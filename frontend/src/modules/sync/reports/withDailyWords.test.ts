import { expect, test } from "vitest";
import * as Y from "yjs";
import { writeBlock } from "#domain/play/document/blocks.ts";
import { readDailyWords } from "#domain/play/document/dailyWords.ts";
import { documentOf } from "#domain/play/document/document.ts";
import { setGoal } from "#domain/play/document/goals.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import { dayOf } from "#domain/play/goals/day.ts";
import type { BlockId } from "#domain/play/play.ts";
import { TestClock } from "#frontend/platform/testing/testClock.ts";
import type { PageLifecycleListeners } from "../session/pageLifecycle.ts";
import type { PlaySession, Readiness } from "../session/playSession.ts";
import { remoteOrigin } from "../session/playSession.ts";
import { type UnstoredWords, type UnstoredWordsPlace, withDailyWords } from "./withDailyWords.ts";

const id = "one" as BlockId;
const rest = () => new Promise<void>((resolve) => setImmediate(resolve));
const minutes = 60_000;
const aDay = 24 * 60 * minutes;

interface OpenOptions {
  readonly daily?: number;
  readonly doc?: Y.Doc;
  readonly unstored?: UnstoredWordsPlace;
}

const newDoc = () =>
  documentOf({ front: emptyFront, blocks: [{ id, kind: "dialogue", text: [{ text: "It is dark." }] }] });

/** Returns a place for words that aren't stored yet, as the browser's storage is. */
function unstoredPlace(): UnstoredWordsPlace {
  let kept: UnstoredWords | undefined;
  return {
    find: () => kept,
    save: (words) => {
      kept = words;
    },
  };
}

function openPlay({ daily, doc = newDoc(), unstored = unstoredPlace() }: OpenOptions = {}) {
  const clock = new TestClock();
  setGoal(doc, "daily", daily);
  let readiness: Readiness = { kind: "opening" };
  let notify = () => {};
  let pageListeners: PageLifecycleListeners | undefined;
  const session: PlaySession = {
    doc,
    readiness: () => readiness,
    saving: () => ({ kind: "saved" }),
    subscribe: (listener) => {
      notify = listener;
      return () => {};
    },
    saveNow: async () => {},
    close: async () => {},
  };
  const page = {
    watch: (listeners: PageLifecycleListeners) => {
      pageListeners = listeners;
      return () => {};
    },
  };
  const counting = withDailyWords(session, { device: "laptop", unstored, clock, page });
  readiness = { kind: "ready" };
  notify();
  return {
    doc,
    counting,
    type: (text: string, origin?: unknown) =>
      doc.transact(() => writeBlock(doc, { id, kind: "dialogue", text: [{ text }] }), origin),
    today: () => dayOf(new Date(clock.now())),
    pass: (ms: number) => clock.pass(ms, rest),
    hide: () => pageListeners?.onHide(),
    wake: () => pageListeners?.onWake(),
    words: () => Object.fromEntries(readDailyWords(doc)),
  };
}

function countUpdates(doc: Y.Doc): () => number {
  let updates = 0;
  doc.on("update", () => {
    updates++;
  });
  return () => updates;
}

test("written words are shown at once and recorded after two minutes, deleted ones subtracted", async () => {
  const play = openPlay({ daily: 500 });
  play.type("It is dark in here tonight.");
  expect(play.counting.newWords?.get()).toBe(3);
  play.type("It is dark tonight.");
  expect(play.counting.newWords?.get()).toBe(1);
  expect(play.words()).toEqual({});
  await play.pass(2 * minutes);
  expect(play.words()).toEqual({ [play.today()]: 1 });
  expect(play.counting.newWords?.get()).toBe(0);
});

test("a play without a daily goal isn't changed, and one set later counts what was written today", async () => {
  const play = openPlay();
  const updates = countUpdates(play.doc);
  play.type("It is dark in here.");
  await play.pass(10 * minutes);
  play.hide();
  expect(updates()).toBe(1);
  setGoal(play.doc, "daily", 100);
  play.hide();
  expect(play.words()).toEqual({ [play.today()]: 2 });
});

test("hiding the page and closing the play record what was written", async () => {
  const play = openPlay({ daily: 500 });
  play.type("It is very dark.");
  play.hide();
  expect(play.words()).toEqual({ [play.today()]: 1 });
  play.type("It is very, very dark.");
  await play.counting.close();
  expect(play.words()).toEqual({ [play.today()]: 2 });
});

/** Returns the document as the device has it if nothing after this moment is stored. */
const stored = (doc: Y.Doc): Y.Doc => {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  return copy;
};

test("words of a page that closed before they were stored are recorded when the play opens again", () => {
  const unstored = unstoredPlace();
  const play = openPlay({ daily: 500, unstored });
  play.type("It is very dark.");
  const onDevice = stored(play.doc);
  play.hide();
  const again = openPlay({ daily: 500, doc: onDevice, unstored });
  expect(again.words()).toEqual({ [again.today()]: 1 });
  const third = openPlay({ daily: 500, doc: stored(onDevice), unstored });
  expect(third.words()).toEqual({ [third.today()]: 1 });
});

test("words that were stored in time aren't counted again", () => {
  const unstored = unstoredPlace();
  const play = openPlay({ daily: 500, unstored });
  play.type("It is very dark.");
  play.hide();
  expect(unstored.find()).toBeDefined();
  const again = openPlay({ daily: 500, doc: stored(play.doc), unstored });
  expect(again.words()).toEqual({ [again.today()]: 1 });
  expect(unstored.find()).toBeUndefined();
  again.type("It is very, very dark.");
  again.hide();
  again.wake();
  expect(unstored.find()).toBeUndefined();
});

test("words count for the day on which they were written", async () => {
  const play = openPlay({ daily: 500 });
  const first = play.today();
  play.type("It is very dark.");
  await play.pass(aDay);
  play.type("It is very, very dark.");
  play.hide();
  expect(play.words()).toEqual({ [first]: 1, [play.today()]: 1 });
});

test("what another device or tab writes isn't counted twice", () => {
  const play = openPlay({ daily: 500 });
  play.type("It is dark in here tonight.", remoteOrigin);
  play.hide();
  expect(play.words()).toEqual({});
});
