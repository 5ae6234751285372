import type { PlayId } from "#domain/play/play.ts";
import { markCompactionDue } from "#lambdas/stores/heads.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { clearPlay } from "#lambdas/sweeper/clearPlay.ts";
import { compactPlay } from "#lambdas/sweeper/compactPlay.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { seededRandom } from "#tests/support/seededRandom.ts";
import { newLog } from "#tests/support/writer.ts";
import { playEndpoints } from "../endpoints.ts";
import { ExpectedLog, LogDevice } from "./logDevice.ts";
import { LogWitness } from "./logWitness.ts";
import { type Random, SeededTurns } from "./seededTurns.ts";
import type { TableConnection } from "./tableConnection.ts";

/** A table server with a separate connection for each device's functions and for the sweeper. */
export interface LogFixture {
  readonly table: Table;
  readonly devices: readonly TableConnection[];
  readonly sweeper: TableConnection;
}

interface Company {
  readonly stage: LogFixture;
  readonly random: Random;
  readonly playId: PlayId;
  readonly devices: readonly LogDevice[];
  readonly book: ExpectedLog;
  readonly witness: LogWitness;
  /** Sealed requests that arrive much later. */
  readonly late: Parameters<LogDevice["deliver"]>[0][];
  readonly clock: { now: Date };
}

const dayMs = 86_400_000;
const steps = 24;
/** Checking is as expensive as running, so it's done every few steps, and always before clearing. */
const looksApart = 4;

/** The result of a history. */
export interface LogOutcome {
  /** What went wrong; empty if no word was lost or doubled. */
  readonly faults: readonly string[];
  readonly words: number;
  /** How many responses confirmed that a batch is in the log. */
  readonly acknowledgements: number;
  readonly entries: number;
}

/** Runs one history to its end. */
export async function playLogHistory(stage: LogFixture, seed: number): Promise<LogOutcome> {
  const random = seededRandom(seed);
  const company = await gather(stage, random, seed);
  for (let step = 0; step < steps; step++) {
    await Promise.all(Array.from({ length: 1 + random(3) }, () => happen(company)));
    company.clock.now = new Date(company.clock.now.getTime() + random(30_000));
    if (step % looksApart === 0) await company.witness.look();
  }
  return finish(company);
}

async function gather(stage: LogFixture, random: Random, seed: number): Promise<Company> {
  const clock = { now: new Date("2027-01-10T12:00:00.000Z") };
  const apiOver = ({ table }: Pick<TableConnection, "table">) => apiCaller(...playEndpoints(table, () => clock.now));
  const log = await newLog(apiOver(stage));
  const playId = log.playId as PlayId;
  const book = new ExpectedLog();
  const turns = new SeededTurns(random);
  for (const line of [...stage.devices, stage.sweeper]) line.begin(turns);
  const devices = stage.devices.map(
    (line, n) => new LogDevice(`device-number-${n}`, { clientId: seed * 10 + n, api: apiOver(line), log, book }),
  );
  const witness = new LogWitness({ table: stage.table, playId, book, open: log.open });
  return { stage, random, playId, devices, book, witness, late: [], clock };
}

/** Picks one of the possible events; likely ones come up more often. */
async function happen(company: Company): Promise<unknown> {
  const { stage, random, devices, late } = company;
  const n = random(devices.length);
  const [device, line] = [devices[n], stage.devices[n]];
  if (!device || !line) return;
  line.breakAt(random(4) === 0 ? { call: 1 + random(5), lost: random(2) ? "request" : "answer" } : undefined);
  const deeds: (() => unknown)[] = [
    () => device.type(random),
    () => device.type(random),
    () => device.type(random),
    () => device.send(),
    () => device.send(),
    () => device.send(random(2) === 0),
    () => Promise.all([device.send(), device.send()]),
    () => Promise.all(devices.map((each) => each.send())),
    () => device.catchUp(),
    () => late.push(...[device.seal()].filter((request) => request !== undefined)),
    () => Promise.all(late.splice(random(late.length + 1), 1).map((request) => device.deliver(request))),
    () => sweep(company),
    () => sweep(company),
  ];
  return deeds[random(deeds.length)]?.();
}

/**
 * Makes a snapshot, or two at once while all devices write, or runs the clearing eight days later. Each may fail at any
 * call.
 */
async function sweep(company: Company): Promise<void> {
  const { stage, random, devices } = company;
  const isBroken = random(3) === 0;
  stage.sweeper.breakAt(isBroken ? { call: 1 + random(9), lost: random(2) ? "request" : "answer" } : undefined);
  const work = [
    () => [clear(company)],
    () => [compact(company)],
    () => [compact(company)],
    () => [compact(company), compact(company), ...devices.map((device) => device.send())],
  ];
  // A failed job is run again later.
  await Promise.allSettled(work[random(work.length)]?.() ?? []);
}

async function compact({ stage: { sweeper }, playId, clock }: Company): Promise<void> {
  await markCompactionDue(sweeper.table, playId, clock.now);
  await compactPlay(sweeper.table, playId, clock.now);
}

async function clear({ stage, playId, clock, witness }: Company): Promise<void> {
  clock.now = new Date(clock.now.getTime() + 8 * dayMs);
  const pieces = await witness.clearings();
  await witness.lookAtLog();
  for (const piece of pieces) await clearPlay(stage.sweeper.table, playId, piece, clock.now);
}

/** From here on no call fails, and every waiting request is delivered. */
async function finish({ stage, devices, late, witness, book }: Company): Promise<LogOutcome> {
  for (const line of stage.devices) line.breakAt(undefined);
  for (const request of late) await devices[0]?.deliver(request);
  for (const device of devices) for (let n = 0; n < 20 && !device.isDone; n++) await device.send();
  for (const device of devices) await device.catchUp();
  const faults = await witness.testify(devices);
  const { typed, acknowledged } = book;
  return { faults, words: typed.length, acknowledgements: acknowledged.length, entries: witness.entries };
}
