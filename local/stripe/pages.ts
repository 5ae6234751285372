import qs from "qs";
import { escapeHtml } from "#lambdas/shared/escapeHtml.ts";
import type { HttpAnswer, HttpRequest } from "#local/http.ts";
import { page } from "#local/pages/page.ts";
import type { StripeContext } from "./invoicing.ts";
import { changePrice, completeCheckout, dispute, end, refund, setCancelAtPeriodEnd, setCard } from "./lifecycle.ts";
import { getPrice, prices } from "./prices.ts";
import { cards, type Invoice, type StripeCard, type StripeSubscription } from "./records.ts";
import { StripeError } from "./StripeError.ts";

type Form = Readonly<Record<string, unknown>>;
type Show = (context: StripeContext, id: string) => HttpAnswer;
type Action = (context: StripeContext, id: string, form: Form) => string;

/**
 * Plain versions of the pages that Stripe would host, where a customer pays, manages the subscription, and reads an
 * invoice.
 */
export function showStripePage(context: StripeContext, base: string, request: HttpRequest): HttpAnswer {
  const [pageKind = "", id = ""] = request.path.slice(base.length + 1).split("/");
  if (request.method === "POST") return act(context, { pageKind, id, base }, request);
  const show = Object.hasOwn(shows, pageKind) ? shows[pageKind] : undefined;
  if (!show) return page("Local Stripe", overview(context));
  return showingRefusal(() => show(context, id));
}

function act(
  context: StripeContext,
  { pageKind, id, base }: { pageKind: string; id: string; base: string },
  request: HttpRequest,
) {
  const form = qs.parse(request.body.toString("utf8"));
  const runAction = Object.hasOwn(actions, pageKind) ? actions[pageKind] : undefined;
  if (!runAction) return page("Page not found", "");
  return showingRefusal(() => goTo(runAction(context, id, form) || `${base}/${pageKind}/${id}`));
}

const goTo = (location: string): HttpAnswer => ({ status: 303, headers: { location }, body: "" });

function showingRefusal(run: () => HttpAnswer): HttpAnswer {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return { ...page("That didn't work", `<p role="alert">${escapeHtml(error.message)}</p>`), status: error.status };
  }
}

const cardOf = (form: Form): StripeCard => cards.find((card) => card === form.card) ?? "works";

const actions: Readonly<Record<string, Action>> = {
  checkout: (context, id, form) => {
    const session = context.records.get("checkout", id);
    if (form.card === "declined")
      throw new StripeError(
        402,
        { type: "card_error", code: "card_declined" },
        "Your card was declined. Go back and try another.",
      );
    completeCheckout(context, id, cardOf(form));
    return session.successUrl.replaceAll("{CHECKOUT_SESSION_ID}", id);
  },
  portal: (context, id, form) => {
    const { customer, change } = context.records.get("portal", id);
    if (form.card) setCard(context, customer, cardOf(form));
    const subscription = context.records
      .list("subscription")
      .find((one) => one.customer === customer && one.status !== "canceled");
    if (subscription && form.price) changePrice(context, subscription, String(form.price));
    if (subscription && form.cancel) setCancelAtPeriodEnd(context, subscription, form.cancel === "yes");
    return change && form.price ? change.doneUrl : "";
  },
  /** What a merchant does on the dashboard, plus the bank's part. */
  subscriptions: (context, id, form) => {
    const subscription = context.records.get("subscription", id);
    const paid = context.records
      .list("invoice")
      .find((one) => one.subscription === id && one.status === "paid" && one.total > 0);
    if (form.do === "fail-card") setCard(context, subscription.customer, "fails");
    if (form.do === "mend-card") setCard(context, subscription.customer, "works");
    if (form.do === "refund") refund(context, paid?.id ?? "none");
    if (form.do === "dispute") dispute(context, paid?.id ?? "none");
    if (form.do === "cancel") end(context, subscription);
    return ".";
  },
};

const shows: Readonly<Record<string, Show>> = {
  checkout: ({ records }, id) => {
    const session = records.get("checkout", id);
    const { name, amount, interval } = getPrice(session.price);
    if (session.status !== "open") return page("Checkout", `<p>This checkout is ${session.status}.</p>`);
    const trial = session.trialDays === null ? "" : `<p>${session.trialDays} days free, then:</p>`;
    return page(
      "Checkout",
      `${trial}<p>${name}: <strong>${money(amount)} a ${interval}</strong></p>
${form(`${cardChoice(["works", "declined", "fails"])}<p><button>Subscribe</button></p>`)}
${session.cancelUrl ? `<p><a href="${escapeHtml(session.cancelUrl)}">Back to Ghostlight</a></p>` : ""}`,
    );
  },
  portal: ({ records }, id) => {
    const { customer, returnUrl, change } = records.get("portal", id);
    if (change) return confirmChange(change.price, returnUrl);
    const subscription = records
      .list("subscription")
      .find((one) => one.customer === customer && one.status !== "canceled");
    const invoices = records.list("invoice").filter((one) => one.customer === customer);
    return page(
      "Your subscription",
      `<p><a href="${escapeHtml(returnUrl)}">Return to Ghostlight</a></p>
${subscription ? plan(subscription) : "<p>No subscription.</p>"}
<h2>Card</h2>${form(`${cardChoice(["works", "fails"])}<p><button>Save card</button></p>`)}
<h2>Invoices</h2><ul>${invoices.map(invoiceLine).join("")}</ul>`,
    );
  },
  invoices: ({ records }, id) => {
    const invoice = records.get("invoice", id);
    return page(`Invoice ${invoice.number}`, `<ul>${invoiceLine(invoice)}</ul>`);
  },
};

function confirmChange(price: string, returnUrl: string): HttpAnswer {
  const { name, amount, interval } = getPrice(price);
  return page(
    "Confirm your new plan",
    `<p><a href="${escapeHtml(returnUrl)}">Return to Ghostlight</a></p>
<p>${name}: <strong>${money(amount)} a ${interval}</strong></p>
${form(`<input type="hidden" name="price" value="${price}"><p><button>Confirm</button></p>`)}`,
  );
}

const plan = (subscription: StripeSubscription): string => {
  const { name, interval } = getPrice(subscription.price);
  const options = prices
    .map(({ id, name, amount, interval }) => {
      const chosen = id === subscription.price ? " selected" : "";
      return `<option value="${id}"${chosen}>${name}, ${money(amount)} a ${interval}</option>`;
    })
    .join("");
  const cancel = subscription.cancelAtPeriodEnd ? "no" : "yes";
  return `<p>${name}, billed every ${interval}, ${subscription.status}. ${subscription.cancelAtPeriodEnd ? "Ends" : "Renews"} on ${day(subscription.periodEnd)}.</p>
${form(`<label>Plan <select name="price">${options}</select></label> <button>Change plan</button>`)}
${form(`<input type="hidden" name="cancel" value="${cancel}"><p><button>${cancel === "yes" ? "Cancel plan" : "Resume plan"}</button></p>`)}`;
};

function overview({ records }: StripeContext): string {
  const rows = records.list("subscription").map(
    ({
      id,
      price,
      status,
      periodEnd,
      customer,
    }) => `<tr><td>${escapeHtml(records.get("customer", customer).email ?? "")}</td>
<td>${getPrice(price).name}</td><td>${status}</td><td>${day(periodEnd)}</td><td>${merchantForm(id)}</td></tr>`,
  );
  const events = records.list("event").slice(0, 50);
  return `<table><tr><th>Customer</th><th>Plan</th><th>Status</th><th>Until</th><th></th></tr>${rows.join("")}</table>
<h2>Events</h2><ul>${events.map(({ type, created }) => `<li>${day(created)} ${type}</li>`).join("")}</ul>`;
}

const merchantForm = (id: string) => `<form method="post" action="/local/stripe/subscriptions/${id}"><select name="do">
<option value="fail-card">Make the card fail</option><option value="mend-card">Make the card work</option><option value="refund">Refund</option>
<option value="dispute">Dispute</option><option value="cancel">Cancel now</option></select> <button>Apply</button></form>`;

const form = (fields: string) => `<form method="post">${fields}</form>`;

const cardNames = {
  works: "4242 4242 4242 4242 (works)",
  declined: "4000 0000 0000 0002 (declined)",
  fails: "4000 0000 0000 0341 (fails at the next renewal)",
} as const;

const cardChoice = (offered: readonly (keyof typeof cardNames)[]) =>
  `<label>Card <select name="card">${offered.map((card) => `<option value="${card}">${cardNames[card]}</option>`).join("")}</select></label>`;

const invoiceLine = ({ number, description, total, status, created, refunded }: Invoice) =>
  `<li>${day(created)} ${number}: ${description}, ${money(total)}, ${refunded ? "refunded" : status}</li>`;

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
