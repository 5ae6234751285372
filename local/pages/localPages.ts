import * as z from "zod";
import { periodAt, totpCode } from "#local/cognito/totp.ts";
import type { DemonstrationAccount } from "#local/demonstration/accounts.ts";
import { type Faults, fault } from "#local/faults.ts";
import { type HttpAnswer, type HttpRequest, jsonAnswer } from "#local/http.ts";
import type { HubspotStandIn } from "#local/hubspot/startHubspot.ts";
import type { Mailbox } from "#local/mail/mailbox.ts";
import { outboxPage } from "#local/mail/mailboxPage.ts";
import type { Ingest } from "#local/monitoring/ingest.ts";
import { monitoringPage } from "#local/monitoring/monitoringPage.ts";
import type { MovableClock } from "#local/movableClock.ts";
import type { Consumption } from "#local/permissions/consumption.ts";
import type { StripeStandIn } from "#local/stripe/startStripe.ts";
import { positionsOf, switchOrder, turn } from "#local/switches.ts";
import { scriptPath, type Tracker, trackerPath } from "#local/tracking/tracker.ts";
import { trackingPage } from "#local/tracking/trackingPage.ts";
import { page } from "./page.ts";

export interface LocalPagesOptions {
  readonly outbox: Mailbox;
  readonly clock: MovableClock;
  readonly faults: Faults;
  readonly consumption: Pick<Consumption, "total">;
  readonly ingest: Pick<Ingest, "list">;
  readonly tracker: Tracker;
  readonly accounts: readonly DemonstrationAccount[];
  /** The API's address without CloudFront in front. */
  readonly apiAddress: string;
  readonly stripe: Pick<StripeStandIn, "endpoint">;
  readonly hubspot: Pick<HubspotStandIn, "endpoint">;
  /** What functions read from the Parameter Store. */
  readonly parameters: Map<string, string>;
  /** The functions' log file. */
  readonly logFile: string;
}

type Show = (request: HttpRequest) => HttpAnswer;

/** Opens the pages at `/local/…`: controls for this local Ghostlight. They don't exist in the cloud. */
export function openLocalPages(options: LocalPagesOptions): Show {
  const pages = pagesOf(options);
  return (request) => {
    const show = pages[`${request.method} ${request.path.replace(/\/$/, "")}`];
    if (!show) return jsonAnswer(404, { message: "Page not found. See /local." });
    if (request.method === "POST" && !/^application\/json\b/.test(request.headers["content-type"] ?? ""))
      return jsonAnswer(415, { message: "Send JSON, as application/json." });
    return show(request);
  };
}

function pagesOf(options: LocalPagesOptions): Readonly<Record<string, Show>> {
  const { outbox, clock, faults, ingest, tracker, accounts } = options;
  return {
    "GET /local": () => page("Local controls", index(options)),
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
    "GET /local/consumption.json": () => jsonAnswer(200, options.consumption.total()),
    "GET /local/faults": () => jsonAnswer(200, faults.list()),
    "POST /local/faults": (request) =>
      withBody(fault, request, (order) => {
        faults.order(order);
        return faults.list();
      }),
    "GET /local/switches": () => jsonAnswer(200, positionsOf(options.parameters)),
    "POST /local/switches": (request) =>
      withBody(switchOrder, request, (order) => {
        turn(options.parameters, order);
        return positionsOf(options.parameters);
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

/** What the account's authenticator app would show now. */
const codeOf = ({ totpSecret }: DemonstrationAccount, now: number): string =>
  totpSecret ? `<code>${totpCode(totpSecret, periodAt(now))}</code>` : "";

const index = ({ accounts, apiAddress, logFile, clock }: LocalPagesOptions): string => `
<p>This Ghostlight runs the CloudFormation template on your computer, with stand-ins for the AWS and partner services. <a href="/">Open the site</a></p>
<dl>
<dt><a href="/local/outbox">Outbox</a></dt><dd>Every e-mail that Ghostlight has sent. None leaves your computer. As data: <a href="/local/outbox.json">/local/outbox.json</a></dd>
<dt><a href="/local/monitoring">Monitoring</a></dt><dd>What was reported to error monitoring. As data: <a href="/local/monitoring.json">/local/monitoring.json</a></dd>
<dt><a href="/local/tracking">Tracking</a></dt><dd>What HubSpot's tracking script has sent about visitors who agreed to it. As data: <a href="/local/tracking.json">/local/tracking.json</a></dd>
<dt><a href="/local/clock">Clock</a></dt><dd>POST <code>{"advanceSeconds": 86400}</code> or <code>{"now": "2030-01-01T00:00:00Z"}</code> to change the time for functions, sign-in, and schedules.</dd>
<dt><a href="/local/faults">Faults</a></dt><dd>POST <code>{"service": "api" | "cognito" | "site" | "monitoring" | "stripe" | "webhook" | "hubspot" | "table" | "pool", "kind": "429" | "500" | "503" | "slow" | "cut", "times": 3}</code> to make the next requests to a service fail. Set <code>times</code> to 0 to cancel. <code>"207"</code> works for HubSpot only: half of a batch fails. <code>"late"</code> works for the table only: its index misses what was written in the last two seconds.</dd>
<dt><a href="/local/consumption.json">Consumption</a></dt><dd>The read and write units that functions have consumed of the table since the start.</dd>
<dt><a href="/local/switches">Switches</a></dt><dd>POST <code>{"switch": "sign-up" | "sharing" | "feedback", "position": "on" | "off"}</code> to turn something off. It takes effect within a minute.</dd>
<dt><a href="/local/stripe">Stripe</a></dt><dd>Subscriptions and events. You can make a card fail, refund a payment, and end a subscription.</dd>
<dt><a href="/local/hubspot">HubSpot</a></dt><dd>What was sent to the CRM. As data: <a href="/local/hubspot.json">/local/hubspot.json</a></dd>
<dt>API</dt><dd>Its own address is <code>${apiAddress}</code>. It refuses requests without CloudFront's secret.</dd>
<dt>Function log</dt><dd><code>${logFile}</code></dd>
</dl>
<h2>Accounts</h2>
<p>The code changes every 30 seconds: reload the page. Each one works once.</p>
<table><tr><th>Role</th><th>E-mail</th><th>Password</th><th>Code</th></tr>
${accounts.map((account) => `<tr><td>${account.role}</td><td>${account.email}</td><td><code>${account.password}</code></td><td>${codeOf(account, clock.now())}</td></tr>`).join("\n")}
</table>`;
