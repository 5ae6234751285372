import { randomUUID } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { nanoid } from "nanoid";
import * as Y from "yjs";
import { readPlay } from "#domain/play/document/document.ts";
import type { Play, PlayId, UserId } from "#domain/play/play.ts";
import type { MomentLog } from "#domain/play/versions/momentLog.ts";
import { newPlayUpdate } from "#frontend/modules/creating/newPlayUpdate.ts";
import type { Call } from "#frontend/platform/call.ts";
import { TestClock } from "#frontend/platform/testing/testClock.ts";
import { playEndpoints } from "#lambdas/plays/endpoints.ts";
import { findHead, markCompactionDue } from "#lambdas/stores/heads.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { putVersion } from "#lambdas/stores/versions.ts";
import { sweep } from "#lambdas/sweeper/sweep.ts";
import type { Units } from "#local/permissions/consumption.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import type { Sent } from "#tests/support/apiEvent.ts";
import { type Meter, meter } from "./capacity.ts";
import { openBenchDevice } from "./device.ts";
import { BenchWriter } from "./writer.ts";
import { openWriting } from "./writing.ts";

export const sessionMinutes = 45;
/** The sweeper's interval in the cloud. */
const sweptEveryMs = 15 * 60_000;
const dayMs = 86_400_000;
const morning = Date.parse("2027-01-10T09:00:00.000Z");

/** A writing session, up to the point where the sweeper made a snapshot, if it did. */
export interface BenchSession {
  readonly keys: number;
  readonly saves: number;
  /** What the device keeps of the session's moments. */
  readonly momentBytes: number;
  readonly units: Units;
  /** Read units to open the play on a new device, just before each run of the sweeper. */
  readonly openings: readonly number[];
  /** How often the whole play was compared with the server's, and what that cost. */
  readonly checks: number;
  readonly unitsOfChecks: Units;
  readonly isCompacted: boolean;
  /** What one write of the whole document would cost. */
  readonly compressed: number;
  readonly json: number;
}

const nothing: Units = { reads: 0, writes: 0 };
const plus = (a: Units, b: Units): Units => ({ reads: a.reads + b.reads, writes: a.writes + b.writes });

/** The keys and the structure of a record in IndexedDB, roughly. */
const recordBytes = 150;

const sizeOf = (log: MomentLog | undefined): number =>
  (log?.entries ?? [])
    .map(({ moments }) => moments.reduce((sum, { update }) => sum + update.length, recordBytes))
    .reduce((sum, bytes) => sum + bytes, 0);

/** Simulates one writer, one play and the sweeper, with a simulated clock. */
export class BenchServer {
  readonly #table: Table;
  readonly #units: Meter;
  readonly #unitsOfChecks: Meter;
  readonly #callToCheck: Call;
  readonly #clock = new TestClock();
  readonly #start = morning - this.#clock.now();
  readonly #common: {
    readonly userId: UserId;
    readonly playId: PlayId;
    readonly call: Call;
    readonly clock: TestClock;
  };
  #swept = nothing;

  /** Each connection to the table has its own meter. */
  constructor(connect: () => Table) {
    const [table, tableOfChecks] = [connect(), connect()];
    const userId = randomUUID() as UserId;
    this.#table = table;
    this.#units = meter(table);
    this.#unitsOfChecks = meter(tableOfChecks);
    this.#callToCheck = callAs(userId, tableOfChecks, this.#now);
    const call = callAs(userId, table, this.#now);
    this.#common = { userId, playId: nanoid() as PlayId, call, clock: this.#clock };
  }

  /**
   * Creates the play with a snapshot and a version from before, and clears everything older. Without that version, all
   * scenes would be stored with the first one in the sessions. That happens once in a play's life.
   */
  async begin(play: Play): Promise<void> {
    const { script } = await openBenchDevice({ ...this.#common, startWith: newPlayUpdate(play).content });
    await script.close();
    await markCompactionDue(this.#table, this.#common.playId, this.#now());
    await this.sweep();
    await this.#keepVersion();
    await this.passDays(8);
    await this.sweep();
    this.#swept = nothing;
  }

  async #keepVersion(): Promise<void> {
    const { playId } = this.#common;
    const snapshot = (await findHead(this.#table, playId))?.snapshot;
    if (!snapshot) throw new Error("The sweeper made no snapshot.");
    await putVersion(this.#table, playId, { sequence: snapshot.sequence, at: this.#now().getTime(), device: "bench" });
  }

  passDays = (days: number) => this.#clock.pass(days * dayMs, async () => undefined);

  async sweep(): Promise<void> {
    this.#units.take();
    await sweep(this.#table, this.#now, () => 900_000);
    this.#swept = plus(this.#swept, this.#units.take());
  }

  /** The total capacity that all sweeps have consumed. */
  get swept(): Units {
    return this.#swept;
  }

  async write(seed: number): Promise<BenchSession> {
    const { script, saves, checks, pass } = await openBenchDevice({ ...this.#common, callToCheck: this.#callToCheck });
    const press = openWriting(script.doc);
    const visits = new Visits(
      this.#units,
      () => this.#openElsewhere(),
      () => this.#sweepAnew(),
    );
    let keys = 0;
    for (const { key, afterMs } of new BenchWriter(seed).strokes(sessionMinutes)) {
      await pass(afterMs);
      if (await visits.isCompactedAfter(afterMs)) break;
      press(key);
      keys += 1;
    }
    const whole = wholeOf(script.doc);
    if (!visits.isCompacted) await pass(10_000);
    const momentBytes = sizeOf(await script.momentsHere());
    const counted = { keys, saves: saves(), momentBytes, checks: checks(), unitsOfChecks: this.#unitsOfChecks.take() };
    await script.close();
    if (!visits.isCompacted) await visits.visit();
    return { ...counted, ...whole, ...visits.told() };
  }

  #now = (): Date => new Date(this.#start + this.#clock.now());

  /** Returns whether the sweep made a snapshot. */
  async #sweepAnew(): Promise<boolean> {
    const snapshotNumber = async () => (await findHead(this.#table, this.#common.playId))?.snapshot?.sequence;
    const before = await snapshotNumber();
    await this.sweep();
    return (await snapshotNumber()) !== before;
  }

  /** Returns the read units to open the play on a new device. */
  async #openElsewhere(): Promise<number> {
    this.#units.take();
    const { script } = await openBenchDevice(this.#common);
    const { reads } = this.#units.take();
    if (script.readiness().kind !== "ready") throw new Error("The play could not be opened on another device.");
    await script.close();
    return reads;
  }
}

/** The sweeper's runs during a session, and what the session had consumed until the last one. */
class Visits {
  isCompacted = false;
  readonly #units: Meter;
  readonly #openElsewhere: () => Promise<number>;
  readonly #sweep: () => Promise<boolean>;
  readonly #openings: number[] = [];
  #consumed = nothing;
  #leftMs = sweptEveryMs;

  constructor(units: Meter, openElsewhere: () => Promise<number>, sweep: () => Promise<boolean>) {
    this.#units = units;
    this.#openElsewhere = openElsewhere;
    this.#sweep = sweep;
    units.take();
  }

  /** Runs the sweeper when it's due. */
  async isCompactedAfter(ms: number): Promise<boolean> {
    this.#leftMs -= ms;
    if (this.#leftMs <= 0) await this.visit();
    return this.isCompacted;
  }

  async visit(): Promise<void> {
    this.#leftMs += sweptEveryMs;
    this.#consumed = plus(this.#consumed, this.#units.take());
    this.#openings.push(await this.#openElsewhere());
    this.isCompacted = await this.#sweep();
    this.#units.take();
  }

  told = () => ({ openings: this.#openings, units: this.#consumed, isCompacted: this.isCompacted });
}

/** Calls the handlers directly, in the form of the browser's API client. */
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

/** One unit per started kilobyte. */
const writeUnits = ({ length }: Uint8Array): number => Math.ceil(length / 1024);
