import type { UserId } from "#domain/play/play.ts";
import { daySeconds } from "#domain/time.ts";
import { countWithinLimit } from "#lambdas/stores/rateLimits.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { type LogFields, log } from "./logger.ts";

/** A fault of ours reaches this many accounts within a day. Somebody with one account can't make it look as if it did. */
export const accountsUntilAlarm = 3;

interface Finding {
  readonly userId: UserId;
  /** The line that raises the alarm, and the one that's logged instead while few accounts are concerned. */
  readonly lines: { readonly alarming: string; readonly single: string };
  readonly fields: LogFields;
}

/**
 * Logs what's wrong with a person's play, if whoever writes a client of their own can make it wrong. It raises the alarm only once
 * as many accounts have it on one day (UTC), and each account counts once. Returns whether it was this account's first.
 */
export async function logIfWidespread(table: Table, found: Finding, now: Date): Promise<boolean> {
  const { userId, lines, fields } = found;
  const day = { windowSeconds: daySeconds };
  const ofAccount = { ...day, name: `${lines.alarming}-of`, key: userId, limit: 1 };
  const isFirst = (await countWithinLimit(table, ofAccount, now)).allowed;
  const few = { ...day, name: lines.alarming, key: "all accounts", limit: accountsUntilAlarm - 1 };
  const isWidespread = isFirst && !(await countWithinLimit(table, few, now)).allowed;
  if (isWidespread) log("error", lines.alarming, fields);
  else log("warn", lines.single, fields);
  return isFirst;
}
