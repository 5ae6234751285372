import { setTimeout as sleep } from "node:timers/promises";
import { nanoid } from "nanoid";
import { minuteMs } from "#domain/time.ts";
import type { Costs } from "#lib/costs/monthlyCosts.ts";
import type { Units } from "#local/permissions/consumption.ts";
import { type AbusedSite, costsOf, type LogLines } from "./AbusedSite.ts";
import { Abuser, type Tally } from "./Abuser.ts";
import { newPerson } from "./people.ts";
import type { RunningWriter, Times } from "./startOtherWriter.ts";

export interface Attack {
  readonly accounts: number;
  readonly attackMs: number;
  /** Another account's times while nobody else is there. */
  readonly quiet: Times;
  /** The same while as many accounts as attack write as fast as they're answered: this machine has two processors for all. */
  readonly writing: Times;
  readonly attacked: Times;
  readonly tally: Tally;
  /** Limits on an hour that can be used up are used up in the first half: see `perHour`. */
  readonly halves: readonly [Half, Half];
  readonly lines: LogLines;
}

/** What one half of the attack used. */
export interface Half {
  readonly units: Units;
  /** In US dollars. */
  readonly costs: Costs;
}

/** Each account has an address of its own, from the second one of this machine's. */
export async function newAbusers(site: AbusedSite, count: number): Promise<readonly Abuser[]> {
  const abusers: Abuser[] = [];
  for (let at = 0; at < count; at++) {
    const session = await newPerson(site.origin, `abuser-${nanoid(8).toLowerCase()}`);
    abusers.push(new Abuser(session, site.origin, `127.0.0.${2 + at}`));
  }
  return abusers;
}

/** Lets so many accounts attack, and measures another one before, beside as many writers, and during the attack. */
export async function attack(
  site: AbusedSite,
  writer: RunningWriter,
  { accounts, attackMs }: Pick<Attack, "accounts" | "attackMs">,
): Promise<Attack> {
  const shortMs = Math.min(attackMs, minuteMs);
  await writer.take();
  await sleep(shortMs);
  const quiet = await writer.take();
  const writers = await newAbusers(site, accounts);
  const attackers = await newAbusers(site, accounts);
  await writer.take();
  const stopsAt = performance.now() + shortMs;
  await Promise.all(writers.map((each) => each.writeUntil(stopsAt)));
  const writing = await writer.take();
  const start = await site.read();
  const first = await attackFor(site, attackers, attackMs / 2);
  const second = await attackFor(site, attackers, attackMs / 2);
  const attacked = await writer.take();
  const tally = total(attackers.map((each) => each.tally));
  return {
    accounts,
    attackMs,
    quiet,
    writing,
    attacked,
    tally,
    halves: [first, second],
    lines: site.linesSince(start),
  };
}

async function attackFor(site: AbusedSite, attackers: readonly Abuser[], ms: number): Promise<Half> {
  const sent = () => total(attackers.map((each) => each.tally));
  const [before, sentBefore] = [await site.read(), sent()];
  const endsAt = performance.now() + ms;
  await Promise.all(attackers.map((each) => each.attackUntil(endsAt)));
  const [after, { requests, bytes }] = [await site.read(), sent()];
  return {
    units: {
      writes: after.units.writes - before.units.writes,
      reads: after.units.reads - before.units.reads,
    },
    costs: costsOf({
      before,
      after,
      lines: site.linesSince(before, after),
      requests: requests - sentBefore.requests,
      answerBytes: bytes - sentBefore.bytes,
    }),
  };
}

function total(tallies: readonly Tally[]): Tally {
  const sum: Tally = { requests: 0, failed: 0, bytes: 0, answers: new Map() };
  for (const { requests, failed, bytes, answers } of tallies) {
    sum.requests += requests;
    sum.failed += failed;
    sum.bytes += bytes;
    for (const [kind, times] of answers) sum.answers.set(kind, (sum.answers.get(kind) ?? 0) + times);
  }
  return sum;
}
