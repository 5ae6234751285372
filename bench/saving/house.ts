import { randomUUID } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { nanoid } from "nanoid";
import * as Y from "yjs";
import { documentOf, readPlay } from "#domain/play/document/document.ts";
import type { Play, PlayId, UserId } from "#domain/play/play.ts";
import type { Call } from "#frontend/app/call.ts";
import { StageClock } from "#frontend/sync/testing/theatre.ts";
import { playEndpoints } from "#lambdas/plays/endpoints.ts";
import { findHead, markCompactionDue } from "#lambdas/stores/heads.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { sweep } from "#lambdas/sweeper/sweep.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import type { Sent } from "#tests/support/apiEvent.ts";
import { meter, type Units } from "./capacity.ts";
import { openDesk } from "./desk.ts";
import { Typist } from "./typist.ts";
import { openWriting } from "./writing.ts";

const sessionMinutes = 45;
const dayMs = 86_400_000;
const morning = Date.parse("2027-01-10T09:00:00.000Z");

export interface Day {
  readonly keys: number;
  readonly saves: number;
  readonly units: Units;
  /** Opening the play on a device that has never seen it, at the day's end. */
  readonly opening: Units;
  /** What one write of the whole document would cost. */
  readonly compressed: number;
  readonly json: number;
}

export interface House {
  readonly writeForADay: (seed: number) => Promise<Day>;
  /** Lets the night pass with its sweep; answers whether a snapshot was made in it. */
  readonly sweepNight: () => Promise<boolean>;
  readonly passDays: (days: number) => Promise<void>;
  /** What all sweeps have consumed. */
  readonly takeSwept: () => Units;
}

/** One writer, one play with a snapshot of it, and the sweeper, under one clock that nobody waits for. */
export async function openHouse(table: Table, play: Play): Promise<House> {
  const clock = new StageClock();
  const start = morning - clock.now();
  const now = () => new Date(start + clock.now());
  const userId = randomUUID() as UserId;
  const playId = nanoid() as PlayId;
  const common = { userId, playId, call: callAs(userId, table, now), clock };
  const units = meter(table);
  let swept: Units = { reads: 0, writes: 0 };

  const passDays = (days: number) => clock.pass(days * dayMs, async () => undefined);
  const snapshotNumber = async () => (await findHead(table, playId))?.snapshot?.sequence;
  const sweepNight = async () => {
    const before = await snapshotNumber();
    await passDays(1);
    units.take();
    await sweep(table, now, () => 900_000);
    const { reads, writes } = units.take();
    swept = { reads: swept.reads + reads, writes: swept.writes + writes };
    return (await snapshotNumber()) !== before;
  };
  const makeSnapshot = async () => {
    await markCompactionDue(table, playId, now());
    await sweepNight();
    await passDays(8);
    await sweepNight();
    swept = { reads: 0, writes: 0 };
  };

  const desk = await openDesk({ ...common, startWith: Y.encodeStateAsUpdate(documentOf(play)) });
  await desk.script.close();
  await makeSnapshot();
  return {
    sweepNight,
    passDays,
    takeSwept: () => swept,
    async writeForADay(seed) {
      const { script, saves, pass } = await openDesk(common);
      units.take();
      const press = openWriting(script.doc);
      let keys = 0;
      for (const { key, afterMs } of new Typist(seed).strokes(sessionMinutes)) {
        await pass(afterMs);
        press(key);
        keys += 1;
      }
      await pass(10_000);
      await script.close();
      const written = units.take();
      const { opening, doc } = await openElsewhere();
      return { keys, saves: saves(), units: written, opening, ...wholeOf(doc) };
    },
  };

  async function openElsewhere(): Promise<{ opening: Units; doc: Y.Doc }> {
    const { script } = await openDesk(common);
    const opening = units.take();
    if (script.readiness().kind !== "ready") throw new Error("The play could not be opened on another device.");
    const doc = new Y.Doc();
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(script.doc));
    await script.close();
    return { opening, doc };
  }
}

/** The browser's way of asking, straight into the handlers. */
function callAs(userId: UserId, table: Table, now: () => Date): Call {
  const api = apiCaller(...playEndpoints(table, now));
  return (contract, { params, query, body }) => {
    const asked = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
    const text = Object.fromEntries(asked.map(([name, value]) => [name, String(value)]));
    return api.call(contract, { caller: { sub: userId }, params: params as Sent["params"], query: text, body });
  };
}

const wholeOf = (doc: Y.Doc) => ({
  compressed: writeUnits(deflateRawSync(Y.encodeStateAsUpdate(doc))),
  json: writeUnits(Buffer.from(JSON.stringify(readPlay(doc)))),
});

/** One for each begun kilobyte. */
const writeUnits = ({ length }: Uint8Array): number => Math.ceil(length / 1024);
