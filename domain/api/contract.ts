import type * as z from "zod";

/**
 * Who may call: `user` is anyone signed in, `owner` a user who owns the play, `admin` a member of the group `admins`.
 */
export type Who = "anyone" | "user" | "owner" | "admin";

/** One route. The handler, the CDK route, the browser's client, and the OpenAPI page are all built from it. */
export interface Contract<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Relative to `/api`, with `{name}` for parameters. */
  readonly path: `/${string}`;
  readonly who: Who;
  /** Also answers HEAD, for uptime monitors. Only for a GET that is open to anyone and changes nothing. */
  readonly answersHead?: boolean;
  /** One sentence for the OpenAPI page. */
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
}

/** The prefix of every API path, on the site's own domain. */
export const apiBase = "/api";

export const contract = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  definition: Contract<P, Q, B, R>,
): Contract<P, Q, B, R> => definition;

/** The gateway's name for a route, e.g. `GET /api/plays/{playId}`. */
export const routeKeyOf = ({ method, path }: Pick<Contract, "method" | "path">): string =>
  `${method} ${apiBase}${path}`;
