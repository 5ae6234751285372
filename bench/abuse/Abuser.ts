import { setTimeout as sleep } from "node:timers/promises";
import { nanoid } from "nanoid";
import * as z from "zod";
import { minuteMs } from "#domain/time.ts";
import { requestsInFiveMinutes } from "#lib/EdgeStack.ts";
import type { ApiSession } from "#local/demonstration/signInToApi.ts";
import { type AbuseRound, type AbusiveRequest, requestOf, routeKeys } from "./requests.ts";
import { type ClientAnswer, openClient, type Send } from "./send.ts";

/** What was answered to one account's requests. */
export interface Tally {
  requests: number;
  /** Errors that the API's alarm counts: a function's own 503 has an alarm of its own. */
  failed: number;
  /** Of answers. */
  bytes: number;
  /** Answers by status and, for refusals, the limit's sentence. */
  readonly answers: Map<string, number>;
}

const problem = z.object({
  code: z.string().optional(),
  detail: z.string().optional(),
  message: z.string().optional(),
});
const withToken = z.object({ token: z.string() });

/** An account that sends every request of every route as fast as it's answered and the web ACL allows. */
export class Abuser {
  readonly tally: Tally = { requests: 0, failed: 0, bytes: 0, answers: new Map() };
  readonly #session: ApiSession;
  readonly #send: Send;
  readonly #playId = nanoid();
  #token = "made-up";
  /** Requests from this account's address since a time of `performance.now()`, as the web ACL counts them. */
  #period = { startedAt: Number.NEGATIVE_INFINITY, requests: 0 };

  constructor(session: ApiSession, origin: string, address: string) {
    this.#session = session;
    this.#send = openClient(origin, address);
  }

  async attackUntil(endsAt: number): Promise<void> {
    while (performance.now() < endsAt) {
      for (const request of this.round()) {
        if (performance.now() >= endsAt) return;
        await this.#untilUnblocked(endsAt);
        await this.send(request);
      }
    }
  }

  /** The web ACL isn't part of a local Ghostlight, and what it blocks reaches nothing behind it. */
  async #untilUnblocked(endsAt: number): Promise<void> {
    const now = performance.now();
    if (now - this.#period.startedAt >= 5 * minuteMs) this.#period = { startedAt: now, requests: 0 };
    if (this.#period.requests < requestsInFiveMinutes) this.#period.requests += 1;
    else {
      await sleep(Math.max(0, Math.min(this.#period.startedAt + 5 * minuteMs, endsAt) - now));
      this.#period = { startedAt: performance.now(), requests: 1 };
    }
  }

  /** Does what a writer does, as fast as it's answered. */
  async writeUntil(endsAt: number): Promise<void> {
    const round: AbuseRound = { userId: this.#session.userId, playId: this.#playId, name: "", token: "" };
    while (performance.now() < endsAt)
      for (const routeKey of ["POST /api/plays", ...writing]) await this.send(requestOf(routeKey, "usual", round));
  }

  /** Makes the requests of one round: a play is created first, and put into the bin and restored last. */
  *round(): Generator<AbusiveRequest> {
    const { userId } = this.#session;
    const about: Omit<AbuseRound, "token"> = {
      userId,
      playId: this.#playId,
      name: `nobody-${nanoid(8).toLowerCase()}`,
    };
    for (const routeKey of routeKeys)
      for (const size of ["usual", "edge"] as const) yield requestOf(routeKey, size, { ...about, token: this.#token });
  }

  async send({ routeKey, path, body }: AbusiveRequest): Promise<ClientAnswer> {
    const [method = ""] = routeKey.split(" ");
    const answered = await this.#send({ method, path, body, token: this.#session.accessToken });
    this.#note(answered);
    if (routeKey === "POST /api/plays/{playId}/shares" && answered.status === 200)
      this.#token = withToken.parse(JSON.parse(answered.text)).token;
    return answered;
  }

  #note(answered: ClientAnswer): void {
    this.tally.requests += 1;
    this.tally.bytes += answered.text.length;
    const kind = kindOf(answered);
    if (answered.status >= 500 && !kind.startsWith("503 unavailable")) this.tally.failed += 1;
    this.tally.answers.set(kind, (this.tally.answers.get(kind) ?? 0) + 1);
  }
}

/** What opening and saving a play sends. */
const writing = [
  "GET /api/plays/{playId}",
  "GET /api/plays/{playId}/updates",
  ...Array<string>(6).fill("POST /api/plays/{playId}/updates"),
];

/** Numbers in a sentence, such as how long to wait, don't make another limit of it. */
function kindOf({ status, text }: ClientAnswer): string {
  if (status < 402 || status === 404) return String(status);
  try {
    const { code = "", detail, message } = problem.parse(JSON.parse(text));
    return `${status} ${code} ${(detail ?? message ?? "").replace(/\d+ (minute|second|hour)s?/g, "a while")}`.trim();
  } catch {
    return String(status);
  }
}
