import type * as z from "zod";
import { type Contract, routeKeyOf } from "#domain/api/contract.ts";
import { Refused, statusOfRefusal } from "#domain/refused.ts";
import { findRoute } from "#local/gateway/routes.ts";

interface Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  readonly params: z.output<P>;
  readonly query: z.output<Q>;
  readonly body: z.output<B>;
}

/** A route and what it answers. */
export interface MemoryRoute {
  readonly contract: Contract;
  readonly answer: (input: Input<z.ZodType, z.ZodType, z.ZodType>) => unknown;
}

/** Answers a route. The types are those of its contract, so a contract that changes doesn't compile here. */
export const answering = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  contract: Contract<P, Q, B, R>,
  answer: (input: Input<P, Q, B>) => z.input<R>,
): MemoryRoute => ({ contract, answer: (input) => answer(input as Input<P, Q, B>) });

/**
 * Returns a `fetch` that answers the API's requests without a network. Requests and answers are parsed by the contracts. A
 * route that isn't listed is an error of the test, and rejects.
 */
export function memoryFetch(routes: readonly MemoryRoute[]): typeof fetch {
  const byKey = new Map(routes.map((route) => [routeKeyOf(route.contract), route]));
  const known = [...byKey.keys()].map((routeKey) => ({ routeKey, functionId: "memory" }));
  return async (address, { method = "GET", body } = {}) => {
    const { pathname, searchParams } = new URL(String(address), "http://memory");
    const match = findRoute(known, method, pathname);
    const route = byKey.get(match?.route.routeKey ?? "");
    if (!match || !route) throw new Error(`The API in memory has no ${method} ${pathname}.`);
    const { contract, answer } = route;
    try {
      const input = {
        params: contract.params.parse(match.params),
        query: contract.query.parse(Object.fromEntries(searchParams)),
        body: contract.body.parse(typeof body === "string" ? JSON.parse(body) : undefined),
      };
      return Response.json(contract.response.parse(answer(input)));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { reason, code, message: detail, fields } = error;
      return Response.json({ code, detail, fields }, { status: statusOfRefusal[reason] });
    }
  };
}
