import { join } from "node:path";
import type { Answerer } from "#local/edge/distribution.ts";
import type { Faults } from "#local/faults.ts";
import { answering, listen } from "#local/front.ts";
import { type HttpAnswer, type HttpRequest, jsonAnswer } from "#local/http.ts";
import { findOperation } from "./api.ts";
import { HubspotError, invalid } from "./HubspotError.ts";
import type { HubspotContext } from "./hubspotOperation.ts";
import { showHubspotPage } from "./pages.ts";
import { openHubspotRecords } from "./recordStore.ts";

export interface HubspotStandInOptions {
  readonly dataFolder: string;
  readonly faults: Faults;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface HubspotStandIn {
  /** The API's address, for `HUBSPOT_API_BASE`. */
  readonly endpoint: string;
  /** Its data, as a page and as JSON. */
  readonly pages: Answerer;
  readonly stop: () => Promise<void>;
}

/** The path of its pages on the site's own address. */
export const hubspotPath = "/local/hubspot";

/** The token of this machine's private app. */
export const hubspotToken = "pat-local-00000000";

/** HubSpot, as far as Ghostlight uses it. It refuses anything that HubSpot's own types and API don't have. */
export async function startHubspot({ dataFolder, faults, now }: HubspotStandInOptions): Promise<HubspotStandIn> {
  const records = openHubspotRecords(join(dataFolder, "hubspot.jsonl"));
  const count = openLimits();
  const isPartialOrdered = () => faults.list().some(({ service, kind }) => service === "hubspot" && kind === "207");
  const answer: Answerer = async (request) => {
    const isPartial = request.path.endsWith("/batch/upsert") && isPartialOrdered();
    if (isPartial) faults.take("hubspot");
    return answerCall({ records, now: new Date(now()), isPartial }, request, count);
  };
  // A partial failure waits for a batch. Other requests are answered normally.
  const serviceOf = () => (isPartialOrdered() ? undefined : ("hubspot" as const));
  const server = await listen(0, answering(answer, { faults, serviceOf, bodyOf: errorBody }));
  return {
    endpoint: `http://127.0.0.1:${server.port}`,
    pages: async ({ path }) => showHubspotPage({ records, now: new Date(now()) }, path.slice(hubspotPath.length)),
    stop: server.stop,
  };
}

const errorBody = (message: string) => new HubspotError(500, "INTERNAL_ERROR", message).body;

function answerCall(
  context: HubspotContext,
  request: HttpRequest,
  count: (path: string, now: number) => void,
): HttpAnswer {
  try {
    return perform(context, request, count);
  } catch (error) {
    if (!(error instanceof HubspotError)) throw error;
    const answer = jsonAnswer(error.status, error.body);
    if (!(error instanceof TooMany)) return answer;
    const { policyName, retryAfter } = error;
    const headers = { ...answer.headers, "retry-after": String(retryAfter) };
    return { ...answer, headers, body: JSON.stringify({ ...error.body, errorType: "RATE_LIMIT", policyName }) };
  }
}

function perform(
  context: HubspotContext,
  request: HttpRequest,
  count: (path: string, now: number) => void,
): HttpAnswer {
  const { method, path, query, headers, body } = request;
  if (!/^Bearer pat-[\w-]+$/.test(headers.authorization ?? ""))
    throw new HubspotError(401, "INVALID_AUTHENTICATION", "Authentication credentials not found.");
  count(path, context.now.getTime());
  const found = findOperation(method, path);
  if (!found) throw new HubspotError(404, "", `There is no ${method} ${path}`);
  const { params, run } = found;
  const given = { params, query: Object.fromEntries(new URLSearchParams(query)), body: jsonOf(body) };
  const { status, body: parsed } = run(context, given);
  return parsed === undefined ? { status, headers: {}, body: "" } : jsonAnswer(status, parsed);
}

function jsonOf(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw invalid("Invalid input JSON");
  }
}

/** The rate limits of a private app on a Professional account, and of searches in general. */
const limits = [
  { policy: "TEN_SECONDLY_ROLLING", most: 190, windowMs: 10_000, isFor: () => true },
  { policy: "SECONDLY", most: 5, windowMs: 1000, isFor: (path: string) => path.endsWith("/search") },
] as const;

/** Seconds until the next request is allowed. */
class TooMany extends HubspotError {
  readonly policyName: string;
  readonly retryAfter: number;

  constructor(policyName: string, retryAfter: number) {
    super(429, "RATE_LIMITS", `You have reached your ${policyName.toLowerCase()} limit.`);
    this.policyName = policyName;
    this.retryAfter = retryAfter;
  }
}

/** Counts a request and refuses it over the limit. */
function openLimits(): (path: string, now: number) => void {
  const counts = limits.map((limit) => ({ ...limit, times: [] as number[] }));
  return (path, now) => {
    for (const count of counts.filter(({ isFor }) => isFor(path))) {
      count.times = count.times.filter((time) => time > now - count.windowMs && time <= now);
      const [oldest = now] = count.times;
      if (count.times.length >= count.most)
        throw new TooMany(count.policy, Math.ceil((oldest + count.windowMs - now) / 1000));
      count.times.push(now);
    }
  };
}
