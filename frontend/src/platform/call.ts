import type * as z from "zod";
import { type Contract, routeKeyOf } from "#domain/api/contract.ts";
import { readerHeaders } from "#domain/api/readerHeaders.ts";
import { sessionEndedCode } from "#domain/api/sessions.ts";
import { Refused, statusOfRefusal } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.yaml";
import { timeCall } from "./callTimer.ts";
import { getConfig } from "./config.ts";
import { logger } from "./logger.ts";
import { refusalOf } from "./refusalOf.ts";
import { statusIn } from "./session/auth/transientFailure.ts";
import { tokens } from "./session/tokens/tokens.ts";

/** Required if the contract has such input, optional if it can be left out, not allowed otherwise. */
type Part<Name extends string, Schema extends z.ZodType> =
  undefined extends z.input<Schema>
    ? { readonly [key in Name]?: z.input<Schema> }
    : Record<string, never> extends z.input<Schema>
      ? { readonly [key in Name]?: z.input<Schema> }
      : { readonly [key in Name]: z.input<Schema> };

type CallInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Part<"params", P> &
  Part<"query", Q> &
  Part<"body", B> & {
    readonly signal?: AbortSignal;
    /** The request outlives the page. Browsers allow 64 KiB of such requests in total. */
    readonly keepalive?: boolean;
    /** Identifies a person with a share link. */
    readonly reader?: ReaderProof;
  };

/** The reader's own key, and the pass for a link's password. */
export type ReaderProof = { readonly [name in keyof typeof readerHeaders]?: string | undefined };

/**
 * Calls the API as described by a contract. Throws the `Refused` that the server threw, or `unavailable` with code
 * `offline`.
 */
export type Call = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  contract: Contract<P, Q, B, R>,
  input: CallInput<P, Q, B>,
) => Promise<z.output<R>>;

export interface CallOptions {
  readonly fetch: typeof fetch;
  /** Returns a fresh access token, or a different one than the refused token; undefined when nobody is signed in. */
  readonly getToken: (refused?: string) => Promise<string | undefined>;
  /** Returns the API's base path, e.g. `/api`. */
  readonly getBase: () => Promise<string>;
  /** Called when the server says that the session was ended from another device. */
  readonly onSessionEnded?: () => void;
}

export const createCall =
  (options: CallOptions): Call =>
  async (contract, input) => {
    const answer = await ask(options, contract, input);
    if (!answer.ok) {
      const refused = await refusalOf(answer);
      if (refused.code === sessionEndedCode) options.onSessionEnded?.();
      throw refused;
    }
    const parsed = contract.response.safeParse(await readBody(answer, input.signal));
    if (parsed.success) return parsed.data;
    logger.error("An API response doesn't match its contract", { path: contract.path });
    throw new Refused("unavailable", failureWords.strangeAnswer, { code: "strange-answer" });
  };

/** Returns undefined if the body isn't JSON. */
async function readBody(answer: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await answer.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    // The request was canceled, or the connection failed, in the middle of the body.
    if (signal?.aborted) throw error;
    throw unreachable(error);
  }
}

interface AnyInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
  readonly reader?: ReaderProof;
}

/** Replaces a refused token once. If there is none, the session has ended. */
async function ask(options: CallOptions, contract: Contract, input: AnyInput): Promise<Response> {
  const token = contract.who === "anyone" ? undefined : await getToken(options);
  const answer = await send(options, contract, input, token);
  if (answer.status !== statusOfRefusal["not-signed-in"] || !token) return answer;
  const other = await getToken(options, token);
  return other === token ? answer : send(options, contract, input, other);
}

async function getToken(options: CallOptions, refused?: string): Promise<string> {
  const token = await options.getToken(refused).catch((error: unknown) => {
    throw unreachable(error);
  });
  if (!token) throw new Refused("not-signed-in", failureWords.signedOut);
  return token;
}

async function send(
  { fetch, getBase }: CallOptions,
  contract: Contract,
  input: AnyInput,
  token: string | undefined,
): Promise<Response> {
  try {
    const base = await getBase();
    return await fetch(`${base}${pathOf(contract, input)}`, {
      method: contract.method,
      headers: {
        ...headersOf(input.reader),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(input.body !== undefined && { "content-type": "application/json" }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      ...(input.signal && { signal: input.signal }),
      ...(input.keepalive && { keepalive: true }),
    });
  } catch (error) {
    if (input.signal?.aborted) throw error;
    throw unreachable(error);
  }
}

/** Blames the connection only if there was no response at all. */
export function unreachable(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (statusIn(error) !== undefined) return new Refused("unavailable", failureWords.ours);
  return new Refused("unavailable", failureWords.offline, { code: "offline" });
}

const headersOf = ({ key, pass }: ReaderProof = {}): Record<string, string> => ({
  ...(key && { [readerHeaders.key]: key }),
  ...(pass && { [readerHeaders.pass]: pass }),
});

function pathOf({ path }: Contract, { params = {}, query = {} }: AnyInput): string {
  const given = new Map(Object.entries(params as object));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given.get(name))));
  const asked = Object.entries(query as object).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}

const callHere = createCall({
  fetch: (...request) => fetch(...request),
  getBase: async () => (await getConfig()).apiBase,
  getToken: async (refused) =>
    (await (refused === undefined ? tokens.getFresh() : tokens.getOther(refused)))?.access_token,
  onSessionEnded: () => void import("./session/tokens/endSession.ts").then(({ endSession }) => endSession()),
});

/** Calls this stage's API as the signed-in person. */
export const call: Call = (contract, input) => timeCall(routeKeyOf(contract), () => callHere(contract, input));
