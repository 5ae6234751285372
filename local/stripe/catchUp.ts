import { charge, type StripeContext } from "./invoicing.ts";
import { renew } from "./lifecycle.ts";
import type { StripeRecords } from "./recordStore.ts";

interface Due {
  readonly at: number;
  readonly run: (context: StripeContext) => void;
}

/** Limits how much is simulated if the clock jumps by centuries. */
const maxSteps = 5000;

/** Does everything that has become due up to now, in chronological order, each at its own time. */
export function catchUp(now: number, contextAt: (at: number) => StripeContext): void {
  const { records } = contextAt(now);
  for (let step = 0; step < maxSteps; step++) {
    const next = nextDue(records);
    if (!next || next.at > now) return;
    next.run(contextAt(next.at));
  }
}

function nextDue(records: StripeRecords): Due | undefined {
  const due = [...renewals(records), ...retries(records), ...expiries(records)];
  return due.sort((a, b) => a.at - b.at)[0];
}

const renewals = (records: StripeRecords): readonly Due[] =>
  records
    .list("subscription")
    .filter(({ status }) => status !== "canceled")
    .map((subscription) => ({ at: subscription.periodEnd, run: (context) => void renew(context, subscription) }));

const retries = (records: StripeRecords): readonly Due[] =>
  records.list("invoice").flatMap((invoice) => {
    const { nextAttempt, status } = invoice;
    if (status !== "open" || nextAttempt === null) return [];
    return [{ at: nextAttempt, run: (context: StripeContext) => void charge(context, invoice) }];
  });

const expiries = (records: StripeRecords): readonly Due[] =>
  records
    .list("checkout")
    .filter(({ status }) => status === "open")
    .map((session) => ({
      at: session.expiresAt,
      run: (context) => {
        context.records.put({ ...session, status: "expired" });
        context.emit("checkout.session.expired", session.id);
      },
    }));
