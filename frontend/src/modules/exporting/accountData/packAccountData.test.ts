import { strFromU8, unzipSync } from "fflate";
import { expect, test, vi } from "vitest";
import * as Y from "yjs";
import { readAccountData } from "#domain/api/account.ts";
import { listPlays, type PlayCard } from "#domain/api/plays.ts";
import { documentOf } from "#domain/play/document/document.ts";
import { readFountain } from "#domain/play/formats/fountain/readFountain.ts";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { Call } from "#frontend/platform/call.ts";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { numberedIds, withoutIds } from "#tests/support/playBuilder.ts";
import { type AccountDataOptions, packAccountData } from "./packAccountData.ts";
import type { Pack } from "./packing.ts";
import { createPackSteps } from "./packSteps.ts";

const at = "2027-01-10T12:00:00.000Z";
const cardOf = (number: number, title = `Play ${number}`): PlayCard => ({
  playId: `play-${String(number).padStart(8, "0")}` as PlayId,
  title,
  subtitle: "",
  authors: "",
  words: 1,
  pages: 1,
  createdAt: at,
  changedAt: at,
});

/** A dozen plays serve as any number of plays, because generating them takes most of the time. */
const samplePlays = Array.from({ length: 12 }, (_, seed) => generatePlay({ seed, speeches: 40 }));
const updates = samplePlays.map((play) => Y.encodeStateAsUpdate(documentOf(play)));
const numberOf = (playId: string) => Number(playId.slice(5));
const playOf = (playId: string) => numberOf(playId) % samplePlays.length;

const activityPages = 7;

/** Returns a server that returns lists 100 at a time and account data in pages. */
function server({ plays = [], bin = [] }: { plays?: readonly PlayCard[]; bin?: readonly PlayCard[] }): Call {
  const listed = { plays, bin };
  const answer = async (
    contract: unknown,
    input: { query?: { list?: "plays" | "bin"; cursor?: string; next?: string } },
  ) => {
    const { list = "plays", cursor = "0", next = "1" } = input.query ?? {};
    if (contract === listPlays) {
      const end = Number(cursor) + 100;
      const more = end < listed[list].length && { cursor: String(end) };
      return { plays: listed[list].slice(Number(cursor), end), count: 0, limit: null, ...more };
    }
    if (contract !== readAccountData) throw new Error("Unexpected request.");
    const isLast = Number(next) === activityPages;
    return {
      profile: { id: "1", updated_at: at, pen_name: "R. A." },
      subscription: null,
      signIns: [{ at, how: "password" }],
      contact: { addresses: ["ruth@example.org"], properties: { firstname: "Ruth" }, toldAt: at, events: [] },
      presets: [{ presetId: "preset-of-ruth--", kind: "layout", name: "Mine", content: { base: "uk" }, changedAt: at }],
      devices: [{ deviceId: "phone-of-ruth", browser: "Chrome on Android", seenAt: at, waiting: [] }],
      security: { passwordChosenAt: at },
      activity: [
        { number: Number(next), what: "a" },
        { number: Number(next), what: "b" },
      ],
      versions: [{ playId: "lamp", versionId: 4, name: "Draft 1", at }],
      shares: next === "2" ? [{ token: "t" }] : [],
      feedback: [{ on: next }],
      messages: [{ message: `Hello ${next}` }],
      submissions: [{ recipient: `Theater ${next}` }],
      ...(!isLast && { next: String(Number(next) + 1) }),
    };
  };
  return answer as unknown as Call;
}

const packing = (): Pack => {
  const steps = createPackSteps();
  return async (step) => steps(step);
};

const packed = (options: Partial<AccountDataOptions>) =>
  packAccountData({
    person: "Ruth Amber",
    now: new Date(at),
    call: server({}),
    playsOnDevice: async () => [],
    readFullPlay: async (playId) => ({ updates: [updates[playOf(playId)] ?? new Uint8Array()] }),
    pack: packing(),
    wait: async () => undefined,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...options,
  });

const unzip = async (file: Blob) => unzipSync(new Uint8Array(await file.arrayBuffer()));
const namesIn = (files: object, folder: string) => Object.keys(files).filter((path) => path.startsWith(folder));
const text = (files: Record<string, Uint8Array>, path: string) => strFromU8(files[path] ?? new Uint8Array());

test("100 plays are exported word for word, with only a few in memory at a time", async () => {
  const plays = Array.from({ length: 100 }, (_, number) => cardOf(number));
  const steps = packing();
  let inMemory = 0;
  let maxInMemory = 0;
  const progress = vi.fn();
  const {
    file,
    plays: count,
    missing,
  } = await packed({
    call: server({ plays }),
    onProgress: progress,
    readFullPlay: async (playId) => {
      maxInMemory = Math.max(maxInMemory, ++inMemory);
      return { updates: [updates[playOf(playId)] ?? new Uint8Array()] };
    },
    pack: async (step) => {
      if (step.kind === "play") inMemory--;
      return steps(step);
    },
  });
  expect([count, missing]).toEqual([100, []]);
  expect(maxInMemory).toBeLessThanOrEqual(4);
  expect(progress).toHaveBeenLastCalledWith({ done: 100, all: 100 });
  const files = await unzip(file);
  expect(namesIn(files, "plays/")).toHaveLength(200);
  for (const { title, playId } of plays) {
    const read = readFountain(text(files, `plays/${title}.fountain`), numberedIds()).play;
    const play = samplePlays[playOf(playId)];
    if (!play) throw new Error("A play is missing.");
    if (numberOf(playId) < samplePlays.length) expect(withoutIds(read)).toEqual(withoutIds(play));
    expect(read.blocks).toHaveLength(play.blocks.length);
    const { form, front, blocks, ...facts } = JSON.parse(text(files, `plays/${title}.json`));
    expect({ form, facts }).toEqual({ form: "ghostlight-play/1", facts: { playId, createdAt: at, changedAt: at } });
    if (numberOf(playId) < samplePlays.length) expect({ front, blocks }).toEqual(play);
  }
});

test("profile, sign-ins, presets, devices, security, shares, feedback, messages, submissions and every page of activity are exported", async () => {
  const files = await unzip((await packed({})).file);
  const json = (name: string) => JSON.parse(text(files, `account/${name}.json`));
  expect(json("profile")).toMatchObject({ pen_name: "R. A." });
  expect(json("subscription")).toBeNull();
  expect(json("sign-ins")).toEqual([{ at, how: "password" }]);
  expect(json("contact")).toMatchObject({ addresses: ["ruth@example.org"], properties: { firstname: "Ruth" } });
  expect(json("presets")).toMatchObject([{ name: "Mine", content: { base: "uk" } }]);
  expect(json("devices")).toMatchObject([{ browser: "Chrome on Android" }]);
  expect(json("security")).toEqual({ passwordChosenAt: at });
  expect(json("versions")).toMatchObject([{ name: "Draft 1" }]);
  expect(json("shares")).toEqual([{ token: "t" }]);
  expect(json("feedback")).toHaveLength(activityPages);
  expect(json("messages")).toHaveLength(activityPages);
  expect(json("submissions")).toHaveLength(activityPages);
  expect(json("activity").map(({ number, what }: { number: number; what: string }) => `${number}${what}`)).toEqual(
    Array.from({ length: activityPages }, (_, page) => [`${page + 1}a`, `${page + 1}b`]).flat(),
  );
  expect(text(files, "README.txt")).toContain("Everything Ghostlight stores about Ruth Amber, as of 2027-01-10.");
  for (const path of namesIn(files, "account/"))
    expect(text(files, "README.txt")).toContain(path.replace("account/", ""));
});

test("plays with the same title, deleted plays and plays only on this device stay separate", async () => {
  const here = {
    playId: "only-here-0001" as PlayId,
    card: { title: "Ghosts", subtitle: "", authors: "", words: 1, pages: 1 },
    cardOwed: true,
    opensOffline: true,
    createdAt: 1,
    changedAt: 2,
    waiting: 3,
    onServer: false,
  };
  const { file } = await packed({
    call: server({ plays: [cardOf(1, "Ghosts")], bin: [cardOf(2, "Ghosts")] }),
    playsOnDevice: async () => [here],
    readFullPlay: async () => ({ updates: [updates[0] ?? new Uint8Array()] }),
  });
  const files = await unzip(file);
  const paths = [...namesIn(files, "plays/"), ...namesIn(files, "bin/")].filter((path) => path.endsWith(".json"));
  expect(paths.sort()).toEqual(["bin/Ghosts.json", "plays/Ghosts (2).json", "plays/Ghosts.json"]);
});

test("an unreadable play is retried, then listed, and the rest is exported", async () => {
  const tries = new Map<string, number>();
  const { file, plays, missing, behind } = await packed({
    call: server({ plays: [1, 2, 3, 4, 5].map((number) => cardOf(number)) }),
    readFullPlay: async (playId) => {
      const count = (tries.get(playId) ?? 0) + 1;
      tries.set(playId, count);
      const number = numberOf(playId);
      if (number === 1 && count < 3) throw new Refused("unavailable", "Offline.");
      if (number === 2) throw new Refused("unavailable", "Offline.");
      if (number === 3) return { updates: [new Uint8Array([255, 255, 255])] };
      return { updates: [updates[0] ?? new Uint8Array()], ...(number === 4 && { behind: "Offline." }) };
    },
  });
  expect(plays).toBe(3);
  expect(missing.map(({ title }) => title).sort()).toEqual(["Play 2", "Play 3"]);
  expect(behind).toEqual([{ title: "Play 4", errorText: "Offline." }]);
  expect(tries.get(cardOf(2).playId)).toBe(4);
  const files = await unzip(file);
  expect(namesIn(files, "plays/").filter((path) => path.endsWith(".fountain"))).toHaveLength(3);
  expect(text(files, "README.txt")).toMatch(/couldn't be read and are missing:[\s\S]*- Play 2: Offline\./);
});

test("the export stops when the session ends or it's canceled", async () => {
  const call = server({ plays: [cardOf(1), cardOf(2)] });
  const signedOut = async () => {
    throw new Refused("not-signed-in", "Signed out.");
  };
  await expect(packed({ call, readFullPlay: signedOut })).rejects.toMatchObject({ reason: "not-signed-in" });
  const controller = new AbortController();
  const readFullPlay = async () => {
    controller.abort();
    return { updates: [updates[0] ?? new Uint8Array()] };
  };
  const many = server({ plays: Array.from({ length: 50 }, (_, number) => cardOf(number)) });
  await expect(packed({ call: many, signal: controller.signal, readFullPlay })).rejects.toThrow(/abort/i);
});
