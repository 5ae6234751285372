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
import { type Meter, meter, type Units } from "./capacity.ts";
import { openDesk } from "./desk.ts";
import { Typist } from "./typist.ts";
import { openWriting } from "./writing.ts";

const sessionMinutes = 45;
/** As often as the sweeper comes in the cloud. */
const sweptEveryMs = 15 * 60_000;
const dayMs = 86_400_000;
const morning = Date.parse("2027-01-10T09:00:00.000Z");

/** A session of writing, or as much of it as there was before the sweeper made a snapshot. */
export interface Session {
  readonly keys: number;
  readonly saves: number;
  readonly units: Units;
  /** Read units to open the play on a device that has never seen it, just before each visit of the sweeper. */
  readonly openings: readonly number[];
  /** What it took to compare the whole play with the server's, and how often that was done. */
  readonly checks: number;
  readonly unitsOfChecks: Units;
  readonly isCompacted: boolean;
  /** What one write of the whole document would cost. */
  readonly compressed: number;
  readonly json: number;
}

const nothing: Units = { reads: 0, writes: 0 };
const plus = (a: Units, b: Units): Units => ({ reads: a.reads + b.reads, writes: a.writes + b.writes });

/** One writer, one play and the sweeper, under one clock that nobody waits for. */
export class House {
  readonly #table: Table;
  readonly #units: Meter;
  readonly #unitsOfChecks: Meter;
  readonly #callToCheck: Call;
  readonly #clock = new StageClock();
  readonly #start = morning - this.#clock.now();
  readonly #common: {
    readonly userId: UserId;
    readonly playId: PlayId;
    readonly call: Call;
    readonly clock: StageClock;
  };
  #swept = nothing;

  /** Each connection to the table has a meter of its own. */
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

  /** Makes the play, and a snapshot of it behind which all is cleared away. */
  async begin(play: Play): Promise<void> {
    const { script } = await openDesk({ ...this.#common, startWith: Y.encodeStateAsUpdate(documentOf(play)) });
    await script.close();
    await markCompactionDue(this.#table, this.#common.playId, this.#now());
    await this.sweep();
    await this.passDays(8);
    await this.sweep();
    this.#swept = nothing;
  }

  passDays = (days: number) => this.#clock.pass(days * dayMs, async () => undefined);

  async sweep(): Promise<void> {
    this.#units.take();
    await sweep(this.#table, this.#now, () => 900_000);
    this.#swept = plus(this.#swept, this.#units.take());
  }

  /** What all sweeps have consumed. */
  get swept(): Units {
    return this.#swept;
  }

  async write(seed: number): Promise<Session> {
    const { script, saves, checks, pass } = await openDesk({ ...this.#common, callToCheck: this.#callToCheck });
    const press = openWriting(script.doc);
    const visits = new Visits(
      this.#units,
      () => this.#openElsewhere(),
      () => this.#sweepAnew(),
    );
    let keys = 0;
    for (const { key, afterMs } of new Typist(seed).strokes(sessionMinutes)) {
      await pass(afterMs);
      if (await visits.isCompactedAfter(afterMs)) break;
      press(key);
      keys += 1;
    }
    const whole = wholeOf(script.doc);
    if (!visits.isCompacted) await pass(10_000);
    const counted = { keys, saves: saves(), checks: checks(), unitsOfChecks: this.#unitsOfChecks.take() };
    await script.close();
    if (!visits.isCompacted) await visits.visit();
    return { ...counted, ...whole, ...visits.told() };
  }

  #now = (): Date => new Date(this.#start + this.#clock.now());

  /** Whether the sweep made a snapshot. */
  async #sweepAnew(): Promise<boolean> {
    const snapshotNumber = async () => (await findHead(this.#table, this.#common.playId))?.snapshot?.sequence;
    const before = await snapshotNumber();
    await this.sweep();
    return (await snapshotNumber()) !== before;
  }

  /** Read units to open the play where nobody has seen it. */
  async #openElsewhere(): Promise<number> {
    this.#units.take();
    const { script } = await openDesk(this.#common);
    const { reads } = this.#units.take();
    if (script.readiness().kind !== "ready") throw new Error("The play could not be opened on another device.");
    await script.close();
    return reads;
  }
}

/** The sweeper's visits during a session, and what the session had consumed until the last one. */
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

  /** Lets the sweeper in when its time has come. */
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
