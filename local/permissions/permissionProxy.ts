import { Agent, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Fault } from "#local/faults.ts";
import { slowMilliseconds } from "#local/front.ts";
import { type LoopbackServer, listenOnLoopback } from "#local/protocol/loopbackServer.ts";
import type { Consumption } from "./consumption.ts";
import { neededActions } from "./neededActions.ts";
import type { NoteUse } from "./usedActions.ts";

export interface PermissionProxyOptions {
  /** The address of the stand-in behind the proxy. */
  readonly endpoint: string;
  /** What each function may do. A function's access key id is its name. */
  readonly permissions: ReadonlyMap<string, ReadonlySet<string>>;
  /** Logs every refusal, because it would also be one in AWS. */
  readonly log: (line: string) => void;
  readonly noteUse?: NoteUse;
  /** Counts what calls consume of the table. */
  readonly consumption?: Consumption | undefined;
  /** Returns the fault for this call, if one is ordered. */
  readonly takeFault?: (isWrite: boolean) => Fault["kind"] | undefined;
}

/**
 * Checks permissions in front of a stand-in, as IAM does: a function may call the actions that its role allows
 * (resources aren't compared).
 */
export function startPermissionProxy({
  endpoint,
  permissions,
  log,
  noteUse = () => {},
  takeFault,
  consumption,
}: PermissionProxyOptions): Promise<LoopbackServer> {
  const agent = new Agent({ keepAlive: true });
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const sent = await whole(incoming);
    const target = String(incoming.headers["x-amz-target"]);
    const caller = /Credential=([^/]+)\//.exec(incoming.headers.authorization ?? "")?.[1] ?? "nobody";
    const needed = neededActions(target, sent.toString("utf8"));
    const allowed = permissions.get(caller);
    const missing = needed.find((action) => !allowed?.has(action));
    if (missing) return refuse(response, `${caller} is not authorized to perform: ${missing}`, log);
    for (const action of needed) noteUse(caller, action);
    const fault = takeFault?.(needed.some((action) => writes.test(action)));
    if (fault === "slow") await sleep(slowMilliseconds);
    else if (fault) return answerFault(fault, incoming, response);
    const body = consumption?.asking(target, sent) ?? sent;
    const { method, url: path } = incoming;
    const headers = { ...incoming.headers, "content-length": String(body.length) };
    const outgoing = request(endpoint, { agent, method, path, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      const chunks: Buffer[] = [];
      if (consumption) answered.on("data", (chunk: Buffer) => chunks.push(chunk));
      answered.on("end", () => consumption?.note(target, Buffer.concat(chunks)));
      answered.pipe(response);
    });
    outgoing.on("error", () => response.destroy());
    outgoing.end(body);
  };
  return listenOnLoopback((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy());
  });
}

/** AWS's own names for these states. The SDK retries them, as it does in the cloud. */
const errorNames: Readonly<Record<number, string>> = {
  429: "ThrottlingException",
  500: "InternalServerError",
  503: "ServiceUnavailable",
};

function answerFault(fault: Fault["kind"], { socket, headers }: IncomingMessage, response: ServerResponse): void {
  if (fault === "cut") socket.destroy();
  else if (fault === "409") conflict(response, isTransaction(headers));
  else fail(response, Number(fault));
}

const requested = "This failure was requested at /local/faults.";

function fail(response: ServerResponse, status: number): void {
  const name = errorNames[status] ?? "InternalServerError";
  sendError(response, status, { __type: name, message: requested });
}

const writes = /^dynamodb:(Put|Update|Delete)Item$/;
const isTransaction = (headers: IncomingHttpHeaders): boolean =>
  String(headers["x-amz-target"]).endsWith(".TransactWriteItems");

/** DynamoDB's errors if another transaction is changing the same item. The table server never has them. */
function conflict(response: ServerResponse, inTransaction: boolean): void {
  const type = "com.amazonaws.dynamodb.v20120810#";
  const error = inTransaction
    ? {
        __type: `${type}TransactionCanceledException`,
        CancellationReasons: [{ Code: "TransactionConflict", Message: requested }],
      }
    : { __type: `${type}TransactionConflictException` };
  sendError(response, 400, { ...error, message: requested });
}

function sendError(response: ServerResponse, status: number, error: object): void {
  response.writeHead(status, { "content-type": "application/x-amz-json-1.0" });
  response.end(JSON.stringify(error));
}

function refuse(response: ServerResponse, message: string, log: PermissionProxyOptions["log"]): void {
  log(JSON.stringify({ level: "error", message }));
  sendError(response, 400, { __type: "com.amazonaws.iam#AccessDeniedException", message });
}

async function whole(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}
