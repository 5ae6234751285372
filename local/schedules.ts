import { randomUUID } from "node:crypto";
import * as z from "zod";
import { daySeconds, hourSeconds } from "#domain/time.ts";
import type { CloudTemplate } from "./template/cloudTemplate.ts";
import { logicalIdOfArn } from "./template/names.ts";
import { type ResourceNames, resolve } from "./template/resolve.ts";

const properties = z.object({
  ScheduleExpression: z.string(),
  State: z.literal("ENABLED"),
  Targets: z.array(z.object({ Arn: z.string() })),
});

const unitSeconds: Readonly<Record<string, number>> = { minute: 60, hour: hourSeconds, day: daySeconds };

/** Returns the seconds between two runs. Throws on a cron expression, which isn't supported. */
export function secondsOfRate(expression: string): number {
  const [, count, unit = ""] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const seconds = Number(count) * (unitSeconds[unit] ?? Number.NaN);
  if (!seconds) throw new Error(`The local stack doesn't support the schedule ${expression}, only rates.`);
  return seconds;
}

export interface SchedulesOptions {
  readonly template: CloudTemplate;
  readonly names: ResourceNames;
  readonly now: () => number;
  readonly invoke: (logicalId: string, event: unknown) => Promise<unknown>;
}

const checkEveryMilliseconds = 500;

/**
 * Runs the template's schedules by the local clock, so advancing the clock runs them. Returns a function that stops
 * them.
 */
export function startSchedules({ template, names, now, invoke }: SchedulesOptions): () => void {
  const due = template.ofType("AWS::Events::Rule").map(({ Properties }) => {
    const { ScheduleExpression, Targets } = properties.parse(resolve(Properties, names));
    const everyMilliseconds = secondsOfRate(ScheduleExpression) * 1000;
    return {
      everyMilliseconds,
      targets: Targets.map(({ Arn }) => logicalIdOfArn(Arn)),
      next: now() + everyMilliseconds,
    };
  });
  const runDue = () => {
    for (const schedule of due) {
      // If the clock was set back, a schedule doesn't wait for the time it had shown before.
      schedule.next = Math.min(schedule.next, now() + schedule.everyMilliseconds);
      if (schedule.next > now()) continue;
      schedule.next = now() + schedule.everyMilliseconds;
      // A failed run is written to the functions' log. The next run picks up what it left.
      for (const target of schedule.targets) void invoke(target, scheduledEvent(now())).catch(() => {});
    }
  };
  const timer = setInterval(runDue, checkEveryMilliseconds);
  return () => clearInterval(timer);
}

const scheduledEvent = (now: number) => ({
  version: "0",
  id: randomUUID(),
  "detail-type": "Scheduled Event",
  source: "aws.events",
  time: new Date(now).toISOString(),
  resources: [],
  detail: {},
});
