import type * as z from "zod";
import { apiBase, type Contract } from "#domain/api/contract.ts";

/** The site answered with another status than 200. */
export class Answered extends Error {
  readonly status: number;
  readonly code: string;

  constructor(routePath: string, status: number, code: string) {
    super(`${routePath} was answered ${status} ${code}`);
    this.name = "Answered";
    this.status = status;
    this.code = code;
  }
}

interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface SiteCallOptions {
  /** None for somebody who isn't signed in. */
  readonly accessToken?: string;
  readonly timeoutMs?: number;
}

type Called<R extends z.ZodType> = Pick<Contract<z.ZodType, z.ZodType, z.ZodType, R>, "method" | "path" | "response">;

/** Calls a route of the API as its contract says. Throws `Answered`. */
export type SiteCaller = ReturnType<typeof siteCaller>;

/** Returns one person's calls of the API at the site's own address, through CloudFront, as a browser does. */
export const siteCaller =
  (site: string, { accessToken, timeoutMs = 15_000 }: SiteCallOptions = {}) =>
  async <R extends z.ZodType>({ method, path, response }: Called<R>, sent: Sent = {}): Promise<z.output<R>> => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(sent.params?.[name] ?? ""));
    const answer = await fetch(new URL(`${apiBase}${filled}`, site), {
      method,
      headers: {
        ...(accessToken && { authorization: `Bearer ${accessToken}` }),
        ...(sent.body !== undefined && { "content-type": "application/json" }),
      },
      ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.ok) return response.parse(await answer.json());
    const problem = await answer.json().catch(() => ({}));
    throw new Answered(`${method} ${path}`, answer.status, String(problem.code ?? problem.detail ?? ""));
  };

/** Returns the status that a call is answered with, for calls that must be refused. */
export const answerStatus = (answer: Promise<unknown>): Promise<number> =>
  answer.then(
    () => 200,
    (error: unknown) => (error instanceof Answered ? error.status : Promise.reject(error)),
  );
