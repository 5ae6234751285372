import * as z from "zod";
import type { DemonstrationAccount } from "#local/demonstration/accounts.ts";
import { type Faults, fault } from "#local/faults.ts";
import { type HttpAnswer, type HttpRequest, jsonAnswer } from "#local/http.ts";
import type { HubspotStandIn } from "#local/hubspot/startHubspot.ts";
import type { Mailbox } from "#local/mail/mailbox.ts";
import { outboxPage } from "#local/mail/mailboxPage.ts";
import type { Ingest } from "#local/monitoring/ingest.ts";
import { monitoringPage } from "#local/monitoring/monitoringPage.ts";
import type { MovableClock } from "#local/movableClock.ts";
import type { StripeStandIn } from "#local/stripe/startStripe.ts";
import { scriptPath, type Tracker, trackerPath } from "#local/tracking/tracker.ts";
import { trackingPage } from "#local/tracking/trackingPage.ts";
import { page } from "./page.ts";

export interface LocalPagesOptions {
  readonly outbox: Mailbox;
  readonly clock: MovableClock;
  readonly faults: Faults;
  readonly ingest: Pick<Ingest, "list">;
  readonly tracker: Tracker;
  readonly accounts: readonly DemonstrationAccount[];
  /** The API's address without CloudFront in front. */
  readonly apiAddress: string;
  readonly stripe: Pick<StripeStandIn, "endpoint">;
  readonly hubspot: Pick<HubspotStandIn, "endpoint">;
  /** The functions' log file. */
  readonly logFile: string;
}

type Show = (request: HttpRequest) => HttpAnswer;

/** Opens the pages at `/local/…`: controls for this local Ghostlight. They don't exist in the cloud. */
export function openLocalPages(options: LocalPagesOptions): Show {
  const pages = pagesOf(options);
  return (request) => {
    const show = pages[`${request.method} ${request.path.replace(/\/$/, "")}`];
    if (!show) return jsonAnswer(404, { message: "There is no such page. See /local." });
    if (request.method === "POST" && !/^application\/json\b/.test(request.headers["content-type"] ?? ""))
      return jsonAnswer(415, { message: "Send JSON, as application/json." });
    return show(request);
  };
}

function pagesOf(options: LocalPagesOptions): Readonly<Record<string, Show>> {
  const { outbox, clock, faults, ingest, tracker, accounts } = options;
  return {
    "GET /local": () => page("Behind the stage", index(options)),
    "GET /local/outbox": () => ({ ...page("", ""), body: outboxPage(outbox.list()) }),
    "GET /local/outbox.json": () => jsonAnswer(200, outbox.list()),
    "GET /local/monitoring": () => page("Monitoring", monitoringPage(ingest.list())),
    "GET /local/monitoring.json": () => jsonAnswer(200, ingest.list()),
    "GET /local/tracking": () => page("Tracking", trackingPage(tracker.list())),
    "GET /local/tracking.json": () => jsonAnswer(200, tracker.list()),
    [`GET ${scriptPath}`]: tracker.script,
    [`GET ${trackerPath}`]: tracker.take,
    "GET /local/accounts.json": () => jsonAnswer(200, accounts),
    "GET /local/addresses.json": () =>
      jsonAnswer(200, {
        api: options.apiAddress,
        stripe: options.stripe.endpoint,
        hubspot: options.hubspot.endpoint,
        log: options.logFile,
      }),
    "GET /local/clock": () => jsonAnswer(200, timeOf(clock)),
    "POST /local/clock": (request) =>
      withBody(clockOrder, request, (order) => {
        if ("now" in order) clock.moveTo(new Date(order.now));
        else clock.advance(order.advanceSeconds);
        return timeOf(clock);
      }),
    "GET /local/faults": () => jsonAnswer(200, faults.list()),
    "POST /local/faults": (request) =>
      withBody(fault, request, (order) => {
        faults.order(order);
        return faults.list();
      }),
  };
}

/** A clock that goes back creates tokens from the future. It's allowed, so tests can cover that. */
const clockOrder = z.union([z.strictObject({ advanceSeconds: z.number() }), z.strictObject({ now: z.iso.datetime() })]);

const timeOf = (clock: MovableClock) => ({
  now: new Date(clock.now()).toISOString(),
  offsetSeconds: Math.round(clock.offsetMilliseconds() / 1000),
});

function withBody<T>(schema: z.ZodType<T>, { body }: HttpRequest, use: (value: T) => unknown): HttpAnswer {
  try {
    const parsed = schema.safeParse(JSON.parse(body.toString("utf8")));
    return parsed.success
      ? jsonAnswer(200, use(parsed.data))
      : jsonAnswer(400, { message: z.prettifyError(parsed.error) });
  } catch {
    return jsonAnswer(400, { message: "This isn't valid JSON." });
  }
}

const index = ({ accounts, apiAddress, logFile }: LocalPagesOptions): string => `
<p>Ghostlight as it is synthesised for the cloud, played on this machine. <a href="/">To the site</a></p>
<dl>
<dt><a href="/local/outbox">Outbox</a></dt><dd>Mails that would have been sent; as data at <a href="/local/outbox.json">/local/outbox.json</a>.</dd>
<dt><a href="/local/monitoring">Monitoring</a></dt><dd>What error monitoring would have been told; as data at <a href="/local/monitoring.json">/local/monitoring.json</a>.</dd>
<dt><a href="/local/tracking">Tracking</a></dt><dd>What HubSpot's tracking script would have told of visitors who agreed; as data at <a href="/local/tracking.json">/local/tracking.json</a>.</dd>
<dt><a href="/local/clock">Clock</a></dt><dd>POST <code>{"advanceSeconds": 86400}</code> or <code>{"now": "2030-01-01T00:00:00Z"}</code> moves it, for functions, sign-in and schedules.</dd>
<dt><a href="/local/faults">Faults</a></dt><dd>POST <code>{"service": "api" | "cognito" | "site" | "monitoring" | "stripe" | "webhook" | "hubspot", "kind": "429" | "500" | "503" | "slow" | "cut", "times": 3}</code>; no times takes it back. <code>"207"</code> is HubSpot's alone: half a batch.</dd>
<dt><a href="/local/stripe">Stripe</a></dt><dd>Subscriptions and events; here a card can be made to fail, money given back, a subscription ended.</dd>
<dt><a href="/local/hubspot">HubSpot</a></dt><dd>What the contact system was told; as data at <a href="/local/hubspot.json">/local/hubspot.json</a>.</dd>
<dt>API</dt><dd>Answers at <code>${apiAddress}</code> too, and refuses who comes without CloudFront's secret.</dd>
<dt>What the functions say</dt><dd><code>${logFile}</code></dd>
</dl>
<h2>Accounts</h2>
<table><tr><th>Role</th><th>E-mail</th><th>Password</th></tr>
${accounts.map(({ role, email, password }) => `<tr><td>${role}</td><td>${email}</td><td><code>${password}</code></td></tr>`).join("\n")}
</table>`;
