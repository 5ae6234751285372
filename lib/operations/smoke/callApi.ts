import type * as z from "zod";
import { apiBase, type Contract } from "#domain/api/contract.ts";
import { CannotProceed } from "#lib/operations/cannotProceed.ts";

const timeoutMs = 30_000;

/** Who calls, and where. */
export interface Caller {
  /** The site's address. */
  readonly site: string;
  /** None for a call by somebody who isn't signed in. */
  readonly accessToken?: string;
}

interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
}

type Called<R extends z.ZodType> = Pick<Contract<z.ZodType, z.ZodType, z.ZodType, R>, "method" | "path" | "response">;

/** Calls the API of a site as a contract says. Throws `CannotProceed` with the answer if it refuses. */
export async function callApi<R extends z.ZodType>(
  caller: Caller,
  contract: Called<R>,
  sent: Sent = {},
): Promise<z.output<R>> {
  const response = await requestApi(caller, contract, sent);
  if (response.ok) return contract.response.parse(await response.json());
  throw new CannotProceed(
    `${contract.method} ${contract.path} was answered ${response.status}: ${await response.text()}`,
  );
}

/** Returns the answer's status, for calls that must be refused. */
export const statusOf = async (caller: Caller, contract: Called<z.ZodType>, sent: Sent = {}): Promise<number> =>
  (await requestApi(caller, contract, sent)).status;

function requestApi(
  { site, accessToken }: Caller,
  { method, path }: Called<z.ZodType>,
  { params = {}, body }: Sent,
): Promise<Response> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return fetch(new URL(`${apiBase}${filled}`, site), {
    method,
    headers: {
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
}
