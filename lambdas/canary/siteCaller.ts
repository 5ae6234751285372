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

/** Calls the API at the site's own address, through CloudFront, as a browser does. Throws `Answered`. */
export const siteCaller =
  (site: string, accessToken: string) =>
  async <R extends z.ZodType>(contract: Contract<z.ZodType, z.ZodType, z.ZodType, R>, sent: Sent = {}) => {
    const { method, path, who, response } = contract;
    const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(sent.params?.[name] ?? ""));
    const answer = await fetch(`${site}${apiBase}${filled}`, {
      method,
      headers: {
        ...(who !== "anyone" && { authorization: `Bearer ${accessToken}` }),
        ...(sent.body !== undefined && { "content-type": "application/json" }),
      },
      ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.ok) return response.parse(await answer.json());
    const problem = await answer.json().catch(() => ({}));
    throw new Answered(`${method} ${path}`, answer.status, String(problem.code ?? ""));
  };

const timeoutMs = 15_000;
