import type * as z from "zod";
import type { PlayId } from "../play/play.ts";
import type { Feature } from "../subscription/plans.ts";
import type { SwitchName } from "./switches.ts";

interface Route<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, Response extends z.ZodType> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Relative to `/api`, with `{name}` for parameters. */
  readonly path: `/${string}`;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
  /** The switch with which operators turn the route off without a deployment. */
  readonly switchedBy?: SwitchName;
  /** A route that changes something and has a limit of its own. All others of people who are signed in share one. */
  readonly hasOwnLimit?: true;
}

/** A route that needs no account. */
export interface PublicContract<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> extends Route<P, Q, B, R> {
  readonly who: "anyone";
  /** Also answers HEAD, for uptime monitors. Only for a GET that changes nothing. */
  readonly answersHead?: boolean;
}

/** A route for `user`, anyone signed in, or `admin`, a member of the group `admins`. */
export interface UserContract<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> extends Route<P, Q, B, R> {
  readonly who: "user" | "admin";
}

/** A route for the owner of the play that `{playId}` in the path names. To everybody else the play doesn't exist. */
export interface OwnerContract<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> extends Route<P, Q, B, R> {
  readonly who: "owner";
  /** `open` refuses a play that is in the bin, `any` doesn't. */
  readonly play: "open" | "any";
  /** A feature that the owner's plan must include. It's checked after ownership. */
  readonly requires?: Feature;
}

/** One route. The handler, the CDK route, and the browser's client are all built from it. */
export type Contract<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> = PublicContract<P, Q, B, R> | UserContract<P, Q, B, R> | OwnerContract<P, Q, B, R>;

/** The parameters of every owner's route. */
export type PlayParams = z.ZodType<{ readonly playId: PlayId }>;

/** The prefix of every API path, on the site's own domain. */
export const apiBase = "/api";

export function contract<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  definition: PublicContract<P, Q, B, R>,
): PublicContract<P, Q, B, R>;
export function contract<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  definition: UserContract<P, Q, B, R>,
): UserContract<P, Q, B, R>;
export function contract<P extends PlayParams, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  definition: OwnerContract<P, Q, B, R>,
): OwnerContract<P, Q, B, R>;
export function contract(definition: Contract): Contract {
  return definition;
}

/** The gateway's name for a route, e.g. `GET /api/plays/{playId}`. */
export const routeKeyOf = ({ method, path }: Pick<Contract, "method" | "path">): string =>
  `${method} ${apiBase}${path}`;
