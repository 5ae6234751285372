import { expect, test, vi } from "vitest";
import * as Y from "yjs";
import { insertBlocks, writeBlock } from "#domain/play/document/blocks.ts";
import { documentOf } from "#domain/play/document/document.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { Block, BlockId, BlockKind } from "#domain/play/play.ts";
import { TestClock } from "#frontend/platform/testing/testClock.ts";
import type { PageLifecycleListeners } from "../session/pageLifecycle.ts";
import { type PlaySession, type Readiness, remoteOrigin, type Saving } from "../session/playSession.ts";
import { testPlayId } from "../testing/testWorld.ts";
import { withActivityReports } from "./withActivityReports.ts";

const block = (id: string, text: string, kind: BlockKind = "dialogue"): Block => ({
  id: id as BlockId,
  kind,
  text: text === "" ? [] : [{ text }],
});
const front = { ...emptyFront, title: "The Last Bulb" };
const rest = () => new Promise<void>((resolve) => setImmediate(resolve));

function stage({ isNew = false, blocks = [block("one", "It is dark.")] as readonly Block[] } = {}) {
  const clock = new TestClock();
  const record = vi.fn();
  const doc = documentOf({ front, blocks });
  const state: { readiness: Readiness; saving: Saving } = { readiness: { kind: "opening" }, saving: { kind: "saved" } };
  let notify = () => {};
  let pageListeners: PageLifecycleListeners | undefined;
  const change = (next: Partial<typeof state>) => {
    Object.assign(state, next);
    notify();
  };
  const session: PlaySession = {
    doc,
    readiness: () => state.readiness,
    saving: () => state.saving,
    subscribe: (listener) => {
      notify = listener;
      return () => {};
    },
    saveNow: async () => change({ saving: { kind: "saved" } }),
    close: async () => doc.destroy(),
  };
  const page = {
    watch: (listeners: PageLifecycleListeners) => {
      pageListeners = listeners;
      return () => {};
    },
  };
  const reporting = withActivityReports(session, { playId: testPlayId, isNew, record, clock, page });
  change({ readiness: { kind: "ready" } });
  const type = (text: string, id = "one") => {
    writeBlock(doc, block(id, text));
    change({ saving: { kind: "saving", since: clock.now() } });
  };
  return {
    doc,
    type,
    reporting,
    saved: () => change({ saving: { kind: "saved" } }),
    hide: () => pageListeners?.onHide(),
    pass: (minutes: number) => clock.pass(minutes * 60_000, rest),
    recorded: (activity: string) => record.mock.calls.filter(([each]) => each === activity).map(([, data]) => data),
  };
}

const ofPlay = { play_id: testPlayId, play_title: "The Last Bulb" };

test("opening a play is recorded once; opening a new one without words isn't", () => {
  const opened = stage();
  opened.saved();
  expect(opened.recorded("play_opened")).toEqual([ofPlay]);
  expect(stage({ isNew: true, blocks: [block("one", "")] }).recorded("play_opened")).toEqual([]);
});

test("automatic saves are recorded once in five minutes, a manual save at once", async () => {
  const { type, saved, pass, recorded, reporting } = stage();
  for (const text of ["a", "a b", "a b c"]) {
    type(text);
    saved();
    await pass(1);
  }
  expect(recorded("play_saved")).toEqual([{ ...ofPlay, is_auto_save: true }]);
  type("a b c d");
  await reporting.saveNow();
  await reporting.saveNow();
  expect(recorded("play_saved")).toEqual([
    { ...ofPlay, is_auto_save: true },
    { ...ofPlay, is_auto_save: false },
  ]);
  await pass(5);
  type("a b c d e");
  saved();
  expect(recorded("play_saved")).toHaveLength(3);
});

test("a save that fails isn't recorded", async () => {
  const { reporting, type, recorded, doc } = stage();
  const failing = withActivityReports(
    { ...reporting, saveNow: () => Promise.reject(new Error("down")) },
    { playId: testPlayId, isNew: false, record: () => {}, clock: new TestClock(), page: { watch: () => () => {} } },
  );
  type("x");
  await expect(failing.saveNow()).rejects.toThrow("down");
  expect(recorded("play_saved")).toEqual([]);
  expect(doc.isDestroyed).toBe(false);
});

test("added words are recorded net, after five minutes of writing", async () => {
  const { type, pass, recorded } = stage();
  type("It is dark in here now.");
  await pass(4);
  type("It is dark in here.");
  await pass(0.9);
  expect(recorded("words_written")).toEqual([]);
  await pass(0.1);
  expect(recorded("words_written")).toEqual([{ ...ofPlay, word_count: 2 }]);
  await pass(30);
  expect(recorded("words_written")).toHaveLength(1);
});

test("they are also recorded when the page is hidden and when the play is closed", async () => {
  const { type, hide, recorded, reporting } = stage();
  type("It is very dark.");
  hide();
  hide();
  type("It is very very dark.");
  await reporting.close();
  expect(recorded("words_written")).toEqual([
    { ...ofPlay, word_count: 1 },
    { ...ofPlay, word_count: 1 },
  ]);
});

test("added and deleted blocks count; notes and what another device wrote don't", async () => {
  const { doc, hide, recorded } = stage();
  insertBlocks(doc, [block("two", "Who is there?")], "one" as BlockId);
  insertBlocks(doc, [block("three", "A private note", "note")], "two" as BlockId);
  const other = new Y.Doc();
  Y.applyUpdate(other, Y.encodeStateAsUpdate(doc));
  insertBlocks(other, [block("four", "Ten words that come from somewhere else as one can see")], "two" as BlockId);
  writeBlock(other, block("one", "It is dark, my friend."));
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(other), remoteOrigin);
  hide();
  expect(recorded("words_written")).toEqual([{ ...ofPlay, word_count: 3 }]);
});

test("an export is recorded with its format", () => {
  const { reporting, recorded } = stage();
  reporting.noteExport?.("pdf");
  expect(recorded("export")).toEqual([{ ...ofPlay, format: "pdf" }]);
});
