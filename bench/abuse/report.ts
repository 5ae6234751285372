import { plans } from "#domain/subscription/plans.ts";
import { hourMs, minuteMs } from "#domain/time.ts";
import { accountsUntilAlarm } from "#lambdas/shared/logIfWidespread.ts";
import { totalOf } from "#lib/costs/monthlyCosts.ts";
import { type Ringing, ringing } from "./alarms.ts";
import { type Attack, costsOfAttack } from "./attack.ts";

/** AWS Budgets can be half a day late, and until its e-mail, nobody has to know of the costs. */
const hoursUntilMail = 12;
/** Until then, one account may cost what a Writer pays in a quarter. */
const maxCostUntilMail = 3 * plans.writer.monthly;
/** In US dollars, by minutes in which the account reaches none of the limits on an hour. */
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
  const perHour = perAccountAndHour(attack, totalOf(costsOfAttack(attack)));
  const alarms = alarmsOf(attack);
  const slow = slowdowns(attack).filter(({ isTooSlow }) => isTooSlow);
  return {
    text: [
      `${title}, ${(attack.attackMs / minuteMs).toFixed(1)} min: ${tally.requests} requests, ${((tally.requests * 1000) / attack.attackMs).toFixed(0)} a second`,
      ...costLines(attack, perHour),
      "Answers:",
      ...[...tally.answers]
        .sort(([, a], [, b]) => b - a)
        .map(([kind, times]) => `  ${String(times).padStart(7)} ${kind}`),
      ...slowdowns(attack).map(({ line }) => line),
      `Alarms: ${alarms.map(({ name, isGate }) => `${name}${isGate ? " (takes releases back)" : ""}`).join(", ") || "none"}`,
    ].join("\n"),
    faults: [
      ...(perHour > maxCostPerHour
        ? [`$${perHour.toFixed(2)} for each account and hour, more than $${maxCostPerHour}`]
        : []),
      ...slow.map(({ what }) => `${what} takes another account more than ${maxSlowdown} times as long`),
      ...(attacked.refused > 0 ? [`${attacked.refused} requests of another account were refused`] : []),
      ...alarms.filter(({ name }) => mayNotRing(name, accounts)).map(({ name }) => `the alarm "${name}" goes off`),
    ].map((fault) => `${title}: ${fault}`),
  };
}

const perAccountAndHour = ({ accounts, attackMs }: Attack, value: number): number =>
  ((value / accounts) * hourMs) / attackMs;

function costLines(attack: Attack, perHour: number): readonly string[] {
  const { before, after, attackMs } = attack;
  const used = {
    "write units": after.units.writes - before.units.writes,
    "read units": after.units.reads - before.units.reads,
  };
  return [
    `For each account and hour: $${perHour.toFixed(3)}`,
    ...Object.entries(used).map(
      ([what, units]) =>
        `  ${what}: ${perAccountAndHour(attack, units).toFixed(0)}; of all accounts in a second: ${((units * 1000) / attackMs).toFixed(0)}`,
    ),
    ...Object.entries(costsOfAttack(attack))
      .filter(([, cost]) => cost > 0)
      .map(([service, cost]) => `  ${service}: $${perAccountAndHour(attack, cost).toFixed(3)}`),
  ];
}

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
