import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { AwsError } from "./AwsError.ts";
import { type LoopbackServer, listenOnLoopback, readJson } from "./loopbackServer.ts";

/** What came with the call in addition to its input. */
export interface AwsCall {
  /** Whether it's signed with AWS credentials, as the SDK does. The signature isn't checked here. */
  readonly signed: boolean;
}

export type AwsOperation = (input: unknown, call: AwsCall) => unknown;

export interface AwsJsonService {
  /** By the full name in `X-Amz-Target`, e.g. `secretsmanager.GetSecretValue`. */
  readonly operations: Readonly<Record<string, AwsOperation>>;
  /** Static documents for GET, by path. */
  readonly documents?: Readonly<Record<string, () => unknown>>;
  readonly port?: number | undefined;
}

/** Serves AWS's JSON 1.1 protocol: one POST address, the operation named in a header, errors by type name. */
export const serveAwsJson = (service: AwsJsonService): Promise<LoopbackServer> =>
  listenOnLoopback((request, response) => {
    void answer(service, request, response);
  }, service.port);

const answer = async (service: AwsJsonService, request: IncomingMessage, response: ServerResponse) => {
  try {
    if (request.method === "OPTIONS") return send(response, 200, undefined);
    send(response, 200, await run(service, request));
  } catch (error) {
    const known = error instanceof AwsError ? error : unexpected(error);
    response.setHeader("x-amzn-errortype", known.type);
    send(response, known.status, { __type: known.type, message: known.message });
  }
};

const run = async ({ operations, documents = {} }: AwsJsonService, request: IncomingMessage) => {
  if (request.method === "GET") return lookUp(documents, new URL(request.url ?? "/", "http://localhost").pathname)();
  const operation = lookUp(operations, String(request.headers["x-amz-target"]));
  const signed = request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 ") ?? false;
  return operation(await readJson(request), { signed });
};

const lookUp = <T>(table: Readonly<Record<string, T>>, name: string): T => {
  const found = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!found) throw new AwsError("UnknownOperationException", `Not played on this stage: ${name}`);
  return found;
};

const unexpected = (error: unknown) => {
  console.error(error);
  return new AwsError("InternalErrorException", "Something went wrong in the stand-in; its error is in the log.", 500);
};

const send = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, {
    "content-type": "application/x-amz-json-1.1",
    "x-amzn-requestid": randomUUID(),
    "cache-control": "no-store",
    "access-control-allow-origin": "*",
    "access-control-allow-headers": "*",
    "access-control-allow-methods": "GET, POST, OPTIONS",
    "access-control-expose-headers": "x-amzn-requestid, x-amzn-errortype",
    "access-control-max-age": "86400",
  });
  response.end(body === undefined ? undefined : JSON.stringify(body));
};
