import type * as z from "zod";
import type { Contract } from "#domain/api/contract.ts";
import type { Endpoint } from "#lambdas/shared/endpoint.ts";
import { createRouter } from "#lambdas/shared/router.ts";
import { apiEvent, lambdaContext, originSecret, type Sent } from "./apiEvent.ts";

/** The handlers' log would bury the test output. */
process.env.LOG_LEVEL ??= "silent";

export interface ProblemBody {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Calls the endpoints through the whole stack, with events in the gateway's format. */
export function apiCaller(...endpoints: readonly Endpoint[]) {
  const handler = createRouter(async () => originSecret, endpoints);
  const raw = async (contract: Pick<Contract, "method" | "path">, sent: Sent = {}) => {
    const { statusCode = 0, body = "", headers = {} } = await handler(apiEvent(contract, sent), lambdaContext);
    return { status: statusCode, headers, body };
  };
  const send = async (contract: Pick<Contract, "method" | "path">, sent: Sent = {}) => {
    const { body, ...rest } = await raw(contract, sent);
    return { ...rest, body: JSON.parse(body) as unknown };
  };
  return {
    send,
    /** The raw response body. */
    raw,
    /** Returns the answer; throws if there is a problem instead. */
    call: async <R extends z.ZodType>(contract: Contract<z.ZodType, z.ZodType, z.ZodType, R>, sent?: Sent) => {
      const { status, body } = await send(contract, sent);
      if (status !== 200) throw new Error(`${contract.method} ${contract.path}: ${JSON.stringify(body)}`);
      return body as z.output<R>;
    },
    /** Returns the problem; throws if there is none. */
    refusal: async (contract: Pick<Contract, "method" | "path">, sent?: Sent): Promise<ProblemBody> => {
      const { status, body } = await send(contract, sent);
      if (status < 400) throw new Error(`${contract.method} ${contract.path} was not refused.`);
      return body as ProblemBody;
    },
  };
}
