import { charge, type StripeContext } from "./invoicing.ts";
import { renew } from "./lifecycle.ts";
import type { StripeRecords } from "./recordStore.ts";

interface Due {
  readonly at: number;
  readonly carryOut: (desk: StripeContext) => void;
}

/** Limits how much is simulated if the clock jumps by centuries. */
const mostSteps = 5000;

/** Does everything that has become due up to now, in chronological order, each at its own time. */
export function catchUp(now: number, deskAt: (at: number) => StripeContext): void {
  const { ledger } = deskAt(now);
  for (let step = 0; step < mostSteps; step++) {
    const next = nextDue(ledger);
    if (!next || next.at > now) return;
    next.carryOut(deskAt(next.at));
  }
}

function nextDue(ledger: StripeRecords): Due | undefined {
  const due = [...renewals(ledger), ...retries(ledger), ...expiries(ledger)];
  return due.sort((a, b) => a.at - b.at)[0];
}

const renewals = (ledger: StripeRecords): readonly Due[] =>
  ledger
    .list("subscription")
    .filter(({ status }) => status !== "canceled")
    .map((subscription) => ({ at: subscription.periodEnd, carryOut: (desk) => void renew(desk, subscription) }));

const retries = (ledger: StripeRecords): readonly Due[] =>
  ledger.list("invoice").flatMap((invoice) => {
    const { nextAttempt, status } = invoice;
    if (status !== "open" || nextAttempt === null) return [];
    return [{ at: nextAttempt, carryOut: (desk: StripeContext) => void charge(desk, invoice) }];
  });

const expiries = (ledger: StripeRecords): readonly Due[] =>
  ledger
    .list("checkout")
    .filter(({ status }) => status === "open")
    .map((session) => ({
      at: session.expiresAt,
      carryOut: (desk) => {
        desk.ledger.put({ ...session, status: "expired" });
        desk.tell("checkout.session.expired", session.id);
      },
    }));
