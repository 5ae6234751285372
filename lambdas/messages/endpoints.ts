import { messageLimit, sendMessage } from "#domain/api/messages.ts";
import { daySeconds, hourSeconds } from "#domain/time.ts";
import { assertWithinRate } from "#lambdas/shared/assertWithinRate.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, openEndpoint } from "#lambdas/shared/endpoint.ts";
import { putMessage } from "#lambdas/stores/messages.ts";
import { networkOf } from "#lambdas/stores/rateLimits.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { type MessageNotice, notifyByMail } from "./notifyByMail.ts";

/** Limits per address and for everybody: more messages than people could answer. */
const fromOne = { name: "messages", limit: 10, windowSeconds: hourSeconds };
const fromAll = { name: "messages-all", limit: 500, windowSeconds: daySeconds };

/** `notice` is undefined if this stage has no contact address or no e-mail sender. */
export const messageEndpoints = (table: Table, now: Clock, notice?: MessageNotice): readonly Endpoint[] => [
  openEndpoint(sendMessage, async ({ body: { extra: _, ...message }, viewerAddress }) => {
    await assertWithinLimits(table, viewerAddress, now());
    await putMessage(table, message, now());
    if (notice) await notifyByMail(notice, message);
    return { body: { sent: true } } as const;
  }),
];

async function assertWithinLimits(table: Table, viewerAddress: string, now: Date): Promise<void> {
  await assertWithinRate(table, { ...fromOne, key: networkOf(viewerAddress) }, now, {
    detail: (wait) => `You've sent too many messages. Try again in ${wait}.`,
    code: messageLimit,
  });
  await assertWithinRate(table, { ...fromAll, key: "" }, now, {
    detail: () => "We've received too many messages today. Try again tomorrow.",
    code: messageLimit,
  });
}
