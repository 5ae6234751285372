import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { CrmError } from "../crm.ts";
import { errorOf } from "./errorOf.ts";

/** One request to HubSpot's API. */
export interface HubspotRequest<T = unknown> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: `/${string}`;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The schema of the fields that are read. All others are ignored. */
  readonly schema: z.ZodType<T>;
  /** Sending it twice would create two records, so it isn't resent if the first request may have arrived. */
  readonly isOnce?: boolean;
}

/** HubSpot over HTTP. Throws `CrmError` after as many attempts as time allows. */
export interface Hubspot {
  readonly request: <T>(request: HubspotRequest<T>) => Promise<T>;
  /** Returns undefined if HubSpot has no such record. */
  readonly find: <T>(request: HubspotRequest<T>) => Promise<T | undefined>;
}

export interface HubspotClientOptions {
  readonly token: string;
  /** The API's address, if it isn't HubSpot's own. */
  readonly address?: string | undefined;
  /** Milliseconds since 1970. Nothing is sent after this time, because the function is about to end. */
  readonly deadline?: number | undefined;
  readonly now?: () => number;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/** Timeout of one attempt. HubSpot mostly answers within one second, and searches within two. */
const attemptMs = 5_000;
/** Total time for all attempts of one request. */
const totalMs = 12_000;
const maxAttempts = 4;
const firstBackoffMs = 300;

/** For responses without a body, or with one that isn't needed. */
export const anyResponse = z.unknown();

export function connectHubspot(options: HubspotClientOptions): Hubspot {
  const { deadline = Number.POSITIVE_INFINITY, now = Date.now, wait = sleep } = options;
  const pause = createPacer(now);
  const once = async <T>(request: HubspotRequest<T>, until: number): Promise<T> => {
    await wait(pause());
    const left = until - now();
    if (left <= 0) throw outOfTime();
    return attemptOnce(options, request, Math.min(attemptMs, left));
  };
  const ask = async <T>(request: HubspotRequest<T>): Promise<T> => {
    const until = Math.min(deadline, now() + totalMs);
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(request, until);
      } catch (error) {
        const delay = delayBefore(error, attempt, request);
        if (delay === undefined || now() + delay >= until) throw error;
        await wait(delay);
      }
    }
  };
  return { request: ask, find: (request) => ask(request).catch(unlessMissing) };
}

/** Returns how long to wait before the next attempt; undefined means there is none. */
function delayBefore(error: unknown, attempt: number, { isOnce = false }: HubspotRequest): number | undefined {
  if (!(error instanceof CrmError) || !error.retriable || attempt >= maxAttempts) return undefined;
  if (isOnce && error.status !== 429) return undefined;
  return error.waitSeconds === undefined ? firstBackoffMs * 2 ** (attempt - 1) : error.waitSeconds * 1000;
}

async function attemptOnce<T>({ token, address }: HubspotClientOptions, request: HubspotRequest<T>, timeoutMs: number) {
  const { method, path, query = {}, body, schema } = request;
  const url = new URL(path, address || "https://api.hubapi.com");
  url.search = new URLSearchParams(query).toString();
  const { status, headers, text } = await exchange(url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const said = parsed(text);
  if (status >= 400) throw errorOf(status, said, headers.get("retry-after"));
  const read = schema.safeParse(said);
  if (read.success) return read.data;
  throw new CrmError("Ghostlight couldn't read HubSpot's response. HubSpot's API may have changed.", {
    retriable: false,
    status,
    code: "UNREADABLE",
  });
}

async function exchange(url: URL, init: RequestInit) {
  try {
    const response = await fetch(url, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    // A network error's message may contain the requested URL, and that may contain a person's address.
    throw new CrmError("HubSpot can't be reached. Try again in a few minutes.", { retriable: true });
  }
}

function parsed(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const outOfTime = () => new CrmError("This ran out of time before HubSpot was asked. Try again.", { retriable: true });

function unlessMissing(error: unknown): undefined {
  if (error instanceof CrmError && error.status === 404) return undefined;
  throw error;
}

/**
 * HubSpot allows a private app 100 requests per 10 seconds on its smallest plans (190 on others). A tenth is left for
 * other users of the token.
 */
const maxRequests = 90;
const windowMs = 10_000;

/**
 * Returns how long to wait before the next request, and counts it. Each instance counts only its own requests; 429
 * responses cover the rest.
 */
function createPacer(now: () => number): () => number {
  let times: number[] = [];
  return () => {
    const at = now();
    times = times.filter((time) => time > at - windowMs);
    const start = Math.max(at, (times[times.length - maxRequests] ?? Number.NEGATIVE_INFINITY) + windowMs);
    times.push(start);
    return start - at;
  };
}
