import { messageLimit, sendMessage } from "#domain/api/messages.ts";
import { Refused } from "#domain/refused.ts";
import { daySeconds, hourSeconds } from "#domain/time.ts";
import { assertWithinRate } from "#lambdas/shared/assertWithinRate.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, openEndpoint } from "#lambdas/shared/endpoint.ts";
import { putMessage } from "#lambdas/stores/messages.ts";
import { countWithinLimit, networkOf } from "#lambdas/stores/rateLimits.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { type MessageNotice, notifyByMail, reportFullDay } from "./notifyByMail.ts";

/** Limits per address and for everybody: more messages than people could answer. */
const fromOne = { name: "messages", limit: 10, windowSeconds: hourSeconds };
const fromAll = { name: "messages-all", limit: 500, windowSeconds: daySeconds };
/** The operators are told once a day that the form is closed. */
const toldOnce = { name: "messages-all-told", limit: 1, windowSeconds: daySeconds };

/** `notice` is undefined if this stage has no contact address or no e-mail sender. */
export const messageEndpoints = (table: Table, now: Clock, notice?: MessageNotice): readonly Endpoint[] => [
  openEndpoint(sendMessage, async ({ body: { extra: _, ...message }, viewerAddress }) => {
    await assertWithinLimits({ table, notice, now }, viewerAddress);
    await putMessage(table, message, now());
    if (notice) await notifyByMail(notice, message);
    return { body: { sent: true } } as const;
  }),
];

interface Deps {
  readonly table: Table;
  readonly notice: MessageNotice | undefined;
  readonly now: Clock;
}

async function assertWithinLimits({ table, notice, now }: Deps, viewerAddress: string): Promise<void> {
  await assertWithinRate(table, { ...fromOne, key: networkOf(viewerAddress) }, now(), {
    detail: (wait) => `You've sent too many messages. Try again in ${wait}.`,
    code: messageLimit,
  });
  const { allowed, retryAfterSeconds } = await countWithinLimit(table, { ...fromAll, key: "" }, now());
  if (allowed) return;
  if ((await countWithinLimit(table, { ...toldOnce, key: "" }, now())).allowed)
    await reportFullDay(notice, fromAll.limit);
  throw new Refused("too-many", "We've received too many messages today, so yours wasn't sent. Try again tomorrow.", {
    retryAfterSeconds,
    code: messageLimit,
  });
}
