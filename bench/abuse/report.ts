import { plans } from "#domain/subscription/plans.ts";
import { hourMs, minuteMs } from "#domain/time.ts";
import { accountsUntilAlarm } from "#lambdas/shared/logIfWidespread.ts";
import { totalOf } from "#lib/costs/monthlyCosts.ts";
import { type Ringing, ringing } from "./alarms.ts";
import type { Attack, Half } from "./attack.ts";

/** AWS Budgets can be half a day late, and until its e-mail, nobody has to know of the costs. */
const hoursUntilMail = 12;
/** Until then, one account may cost what a Writer pays in a quarter. */
const maxCostUntilMail = 3 * plans.writer.monthly;
/** In US dollars. */
const maxCostPerHour = maxCostUntilMail / hoursUntilMail;
/** Compared with as many accounts that write and open normally: client, server and table share this machine's processors. */
const maxSlowdown = 2;

/** Of this alarm, as many accounts are the limit: what they show about their own plays is what a fault of ours would show. */
const divergedAlarm = "FunctionsPlaysApiplaydiverged";

/** Whether so many accounts must not be able to raise the alarm. */
const mayNotRing = (alarm: string, accounts: number): boolean =>
  alarm !== divergedAlarm || accounts < accountsUntilAlarm;

/** An attack's figures as text, and what isn't as it should be. */
export interface Report {
  readonly text: string;
  readonly faults: readonly string[];
}

export function reportOf(attack: Attack): Report {
  const { accounts, tally, attacked } = attack;
  const title = accounts === 1 ? "1 account" : `${accounts} accounts`;
  const costPerHour = perHour(attack, ({ costs }) => totalOf(costs));
  const alarms = alarmsOf(attack);
  const slow = slowdowns(attack).filter(({ isTooSlow }) => isTooSlow);
  return {
    text: [
      `${title}, ${(attack.attackMs / minuteMs).toFixed(1)} min: ${tally.requests} requests, ${((tally.requests * 1000) / attack.attackMs).toFixed(0)} a second`,
      ...costLines(attack),
      "Answers:",
      ...[...tally.answers]
        .sort(([, a], [, b]) => b - a)
        .map(([kind, times]) => `  ${String(times).padStart(7)} ${kind}`),
      ...slowdowns(attack).map(({ line }) => line),
      `Alarms: ${alarms.map(({ name, isGate }) => `${name}${isGate ? " (takes releases back)" : ""}`).join(", ") || "none"}`,
    ].join("\n"),
    faults: [
      ...(costPerHour > maxCostPerHour
        ? [`$${costPerHour.toFixed(2)} for each account and hour, more than $${maxCostPerHour}`]
        : []),
      ...slow.map(({ what }) => `${what} takes another account more than ${maxSlowdown} times as long`),
      ...(attacked.refused > 0 ? [`${attacked.refused} requests of another account were refused`] : []),
      ...alarms.filter(({ name }) => mayNotRing(name, accounts)).map(({ name }) => `the alarm "${name}" goes off`),
    ].map((fault) => `${title}: ${fault}`),
  };
}

/**
 * What one account would use in an hour: the first half of the attack once, and the second half for the rest of the hour.
 * Limits on an hour, such as those on saving and reading whole plays, are used up in minutes and count once. A limit that
 * the first half didn't use up counts too often, so the true figure can only be lower.
 */
function perHour({ accounts, attackMs, halves: [first, second] }: Attack, figureOf: (half: Half) => number): number {
  const halfMs = attackMs / 2;
  return (figureOf(first) + figureOf(second) * ((hourMs - halfMs) / halfMs)) / accounts;
}

function costLines(attack: Attack): readonly string[] {
  const [{ costs }] = attack.halves;
  const lineOf = (service: string) => {
    const cost = perHour(attack, (half) => half.costs[service] ?? 0);
    return cost > 0 ? [`  ${service}: $${cost.toFixed(3)}`] : [];
  };
  return [
    `For each account and hour: $${perHour(attack, (half) => totalOf(half.costs)).toFixed(3)}`,
    ...attack.halves.map(
      ({ costs: ofHalf, units }, at) =>
        `  half ${at + 1}, all accounts: $${totalOf(ofHalf).toFixed(3)}; in a second, ${inSecond(units.writes, attack)} write units, ${inSecond(units.reads, attack)} read units`,
    ),
    `  write units: ${perHour(attack, ({ units }) => units.writes).toFixed(0)}`,
    `  read units: ${perHour(attack, ({ units }) => units.reads).toFixed(0)}`,
    ...Object.keys(costs).flatMap(lineOf),
  ];
}

const inSecond = (units: number, { attackMs }: Attack): string => ((units * 1000) / (attackMs / 2)).toFixed(0);

function slowdowns({ quiet, writing, attacked }: Attack) {
  return (["saving", "opening"] as const).map((what) => {
    const [alone, beside, during] = [p95(quiet[what]), p95(writing[what]), p95(attacked[what])];
    const line = `${what} for another account, p95: ${ms(alone)} alone, ${ms(beside)} beside as many writers, ${ms(during)} now`;
    return { what, line, isTooSlow: during > maxSlowdown * Math.max(alone, beside) };
  });
}

const ms = (value: number): string => `${value.toFixed(0)} ms`;

function p95(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN;
}

const alarmPeriodMs = 5 * minuteMs;

/** Alarms count in periods of five minutes. */
function alarmsOf({ lines, tally, attackMs }: Attack): readonly Ringing[] {
  const periodOf = (at = ""): number => Math.floor(Date.parse(at) / alarmPeriodMs) || 0;
  const periods = [...new Set(lines.map(({ at }) => periodOf(at)))];
  const failed = (tally.failed * Math.min(alarmPeriodMs, attackMs)) / attackMs;
  const found = periods.flatMap((period) =>
    ringing(
      lines.filter(({ at }) => periodOf(at) === period),
      failed,
    ),
  );
  return [...new Map(found.map((each) => [each.name, each])).values()];
}
