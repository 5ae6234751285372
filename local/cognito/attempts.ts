import * as z from "zod";
import { hourMs } from "#domain/time.ts";
import { openRecordLog } from "#local/protocol/recordLog.ts";
import { notAuthorizedError, tooManyAttempts } from "./refusals.ts";

/**
 * Returns how long sign-in is locked after failures: not at all for the first four, one second after five, then twice
 * as long each time up to 15 minutes, according to Cognito's guide ("Lockout behavior").
 */
export const lockedMilliseconds = (failures: number): number =>
  failures < 5 ? 0 : Math.min(2 ** (failures - 5), quietSeconds) * 1000;

const quietSeconds = 900;

/**
 * Cognito allows 5 to 20 codes to be tried or sent per hour, depending on the risk it sees. This uses the strictest
 * limit.
 */
const perHour = 5;

const attempts = z.array(z.number());

export interface AttemptLimits {
  /** Refuses while sign-in is locked. Such a call doesn't count as an attempt. */
  readonly assertUnlocked: (name: string) => void;
  readonly countFailure: (name: string) => void;
  readonly clearFailures: (name: string) => void;
  /** Refuses the sixth attempt of its kind within an hour. */
  readonly countWithinHour: (kind: "codeSent" | "codeTried", name: string) => void;
  readonly clearTries: (name: string) => void;
}

export const openAttemptLimits = (file: string, now: () => number): AttemptLimits => {
  const log = openRecordLog(file, attempts);
  for (const [key, all] of [...log.all()]) if ((all.at(-1) ?? 0) <= now() - hourMs) log.remove(key);
  const recent = (key: string, milliseconds: number) => (log.find(key) ?? []).filter((at) => at > now() - milliseconds);
  /** 15 minutes without an attempt clear all failures. */
  const failures = (name: string) => {
    const all = log.find(`signIn ${name}`) ?? [];
    return (all.at(-1) ?? 0) > now() - quietSeconds * 1000 ? all : [];
  };
  return {
    assertUnlocked: (name) => {
      const all = failures(name);
      if (now() < (all.at(-1) ?? 0) + lockedMilliseconds(all.length))
        throw notAuthorizedError("Password attempts exceeded");
    },
    countFailure: (name) => log.put(`signIn ${name}`, [...failures(name), now()].slice(-20)),
    clearFailures: (name) => log.remove(`signIn ${name}`),
    countWithinHour: (kind, name) => {
      const key = `${kind} ${name}`;
      const all = recent(key, hourMs);
      if (all.length >= perHour) throw tooManyAttempts();
      log.put(key, [...all, now()]);
    },
    clearTries: (name) => log.remove(`codeTried ${name}`),
  };
};
