import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type * as z from "zod";
import {
  type Contract,
  type OwnerContract,
  type PlayParams,
  type PublicContract,
  routeKeyOf,
  type UserContract,
} from "#domain/api/contract.ts";
import type { SwitchName } from "#domain/api/switches.ts";
import { Refused } from "#domain/refused.ts";
import { assertOpen, getOwnHead, type Head } from "#lambdas/stores/heads.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { assertPlanIncludes } from "./assertPlanIncludes.ts";
import type { Clock } from "./clock.ts";
import { assertSendable, type HttpReply, reply, zipped } from "./httpReply.ts";
import { assertAdministrator, type Identity, identityOf } from "./identity.ts";
import { type LinkReader, readerOf } from "./linkReader.ts";
import { viewerAddressOf } from "./viewerAddressOf.ts";

/** One route, ready for the router. */
export interface Endpoint {
  readonly routeKey: string;
  readonly switchedBy?: SwitchName | undefined;
  /** Whether a request counts as one of the changes that a person may make in a while. */
  readonly isCounted?: boolean;
  readonly answer: (event: APIGatewayProxyEventV2) => Promise<HttpReply>;
}

interface Given<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  readonly params: z.output<P>;
  readonly query: z.output<Q>;
  readonly body: z.output<B>;
}

/**
 * A contract with its implementation. The contract validates both the input and the output of `run`, so no extra data
 * leaks.
 */
export function endpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  contract: UserContract<P, Q, B, R>,
  run: (given: Given<P, Q, B> & Identity) => Promise<z.input<R>>,
): Endpoint {
  return routed(contract, async (event) => {
    const identity = identityOf(event);
    if (contract.who === "admin") assertAdministrator(identity);
    const answer = await run({ ...identity, ...givenBy(contract, event) });
    return reply(200, valid(contract, answer));
  });
}

interface PlayAccess {
  readonly table: Table;
  readonly now: Clock;
}

/**
 * An endpoint for the owner of a play. `run` gets the play's head only after the contract's conditions were checked: the
 * owner first, so nobody learns of another person's play, then the bin, then the plan.
 */
export function ownerEndpoint<P extends PlayParams, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  contract: OwnerContract<P, Q, B, R>,
  { table, now }: PlayAccess,
  run: (given: Given<P, Q, B> & Identity & { readonly head: Head }) => Promise<z.input<R>>,
): Endpoint {
  return routed(contract, async (event) => {
    const identity = identityOf(event);
    const given = givenBy(contract, event);
    const head = await getOwnHead(table, identity.userId, given.params.playId);
    if (contract.play === "open") assertOpen(head);
    if (contract.requires) await assertPlanIncludes(table, identity.userId, [contract.requires], now());
    return reply(200, valid(contract, await run({ ...identity, ...given, head })));
  });
}

interface Visitor {
  readonly viewerAddress: string;
  readonly reader: LinkReader;
}

/** A public endpoint: it has no caller and may answer with its own status and type. */
export function openEndpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  contract: PublicContract<P, Q, B, R>,
  run: (given: Given<P, Q, B> & Visitor) => Promise<{ body: z.input<R>; status?: number; contentType?: string }>,
): Endpoint {
  return routed(contract, async (event) => {
    const {
      body,
      status = 200,
      contentType,
    } = await run({
      ...givenBy(contract, event),
      viewerAddress: viewerAddressOf(event),
      reader: readerOf(event),
    });
    return zipped(reply(status, valid(contract, body), contentType), event);
  });
}

const routed = (contract: Contract, answer: Endpoint["answer"]): Endpoint => ({
  routeKey: routeKeyOf(contract),
  switchedBy: contract.switchedBy,
  isCounted:
    contract.method !== "GET" && (contract.who === "user" || contract.who === "owner") && !contract.hasOwnLimit,
  answer: async (event) => assertSendable(await answer(event)),
});

/** An answer that its own contract doesn't allow. The message names the route and the fields, and none of their values. */
class InvalidAnswer extends Error {
  override readonly name = "InvalidAnswer";
}

function valid<R extends z.ZodType>(contract: Contract & { readonly response: R }, answer: unknown): z.output<R> {
  const parsed = contract.response.safeParse(answer);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.slice(0, maxFields).map(({ path, code }) => `${fieldNameOf(path)} (${code})`);
  throw new InvalidAnswer(`${routeKeyOf(contract)} doesn't match its contract at ${wrong.join(", ")}`);
}

function givenBy<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  contract: Pick<Contract<P, Q, B>, "params" | "query" | "body">,
  event: APIGatewayProxyEventV2,
): Given<P, Q, B> {
  return {
    params: parseRequest(contract.params, event.pathParameters ?? {}),
    query: parseRequest(contract.query, event.queryStringParameters ?? {}),
    body: parseRequest(contract.body, jsonBodyOf(event)),
  };
}

/** Returns the body as JSON; undefined if there is none. Refuses anything that isn't UTF-8 or JSON. */
function jsonBodyOf({ body, isBase64Encoded }: APIGatewayProxyEventV2): unknown {
  if (!body) return undefined;
  try {
    return JSON.parse(isBase64Encoded ? utf8.decode(Buffer.from(body, "base64")) : body, wellFormed);
  } catch {
    throw new Refused("invalid", "The request body isn't valid JSON.", { fields: { body: "This isn't valid JSON." } });
  }
}

/** JSON can contain lone surrogates, which no table accepts. They are replaced with U+FFFD. */
const wellFormed = (_name: string, value: unknown) =>
  typeof value === "string" ? Buffer.from(value).toString() : value;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Parses the value with the schema. Refuses with the names of the invalid fields. */
function parseRequest<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Refused("invalid", "Some fields aren't valid. Check them and try again.", {
    fields: fieldsAtFault(parsed.error),
  });
}

/** Enough to fix a form. A hostile body could have any number of invalid fields. */
const maxFields = 20;
const maxNameLength = 80;

const fieldsAtFault = ({ issues }: z.ZodError): Readonly<Record<string, string>> =>
  Object.fromEntries(
    issues.slice(0, maxFields).map(({ path, message }) => [fieldNameOf(path), message.slice(0, 4 * maxNameLength)]),
  );

const fieldNameOf = (path: readonly PropertyKey[]): string => path.map(String).join(".").slice(0, maxNameLength);
