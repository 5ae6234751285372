import { Agent, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Fault, TableCall } from "#local/faults.ts";
import { slowMilliseconds } from "#local/front.ts";
import { type LoopbackServer, listenOnLoopback } from "#local/protocol/loopbackServer.ts";
import type { Consumption } from "./consumption.ts";
import { openLateIndex } from "./lateIndex.ts";
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
  readonly takeFault?: (call: TableCall) => Fault["kind"] | undefined;
  /** Whether such a fault is ordered, which needs to know what was written before. */
  readonly isLate?: () => boolean;
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
  isLate,
  consumption,
}: PermissionProxyOptions): Promise<LoopbackServer> {
  const agent = new Agent({ keepAlive: true });
  const lateIndex = openLateIndex();
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const sent = await whole(incoming);
    const target = String(incoming.headers["x-amz-target"]);
    const caller = /Credential=([^/]+)\//.exec(incoming.headers.authorization ?? "")?.[1] ?? "nobody";
    const needed = neededActions(target, sent.toString("utf8"));
    const allowed = permissions.get(caller);
    const missing = needed.find((action) => !allowed?.has(action));
    if (missing) return refuse(response, `${caller} is not authorized to perform: ${missing}`, log);
    for (const action of needed) noteUse(caller, action);
    const fault = faultOf(callOf(target, needed, sent), sent);
    if (fault === "slow") await sleep(slowMilliseconds);
    else if (fault && fault !== "late") return answerFault(fault, incoming, response);
    const body = consumption?.asking(target, sent) ?? sent;
    forward(incoming, body, response, (answered) => {
      if (fault === "late") void sendLate(answered, response, lateIndex.hide);
      else sendOn(answered, response, (whole) => consumption?.note(target, whole));
    });
  };
  const faultOf = (call: TableCall, sent: Buffer) => {
    if (call.isWrite && isLate?.()) lateIndex.note(sent.toString("utf8"));
    return takeFault?.(call);
  };
  const forward = (
    incoming: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    take: (answered: IncomingMessage) => void,
  ) => {
    const { method, url: path } = incoming;
    const headers = { ...incoming.headers, "content-length": String(body.length) };
    const outgoing = request(endpoint, { agent, method, path, headers }, take);
    outgoing.on("error", () => response.destroy());
    outgoing.end(body);
  };
  return listenOnLoopback((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy());
  });
}

/** AWS's own names for these states. The SDK retries them, as it does in the cloud. */
const errorNames: Readonly<Record<number, string>> = {
  500: "InternalServerError",
  503: "ServiceUnavailable",
};

function answerFault(fault: Fault["kind"], { socket, headers }: IncomingMessage, response: ServerResponse): void {
  if (fault === "cut") socket.destroy();
  else if (fault === "409") conflict(response, isTransaction(headers));
  else if (fault === "429") throttle(response, String(headers["x-amz-target"]));
  else fail(response, Number(fault));
}

const requested = "This failure was requested at /local/faults.";

function fail(response: ServerResponse, status: number): void {
  const name = errorNames[status] ?? "InternalServerError";
  sendError(response, status, { __type: name, message: requested });
}

const writes = /^dynamodb:((Put|Update|Delete)Item|BatchWriteItem)$/;
const callOf = (target: string, needed: readonly string[], sent: Buffer): TableCall => ({
  isWrite: needed.some((action) => writes.test(action)),
  readsIndex: target.endsWith(".Query") && sent.includes('"IndexName"'),
});

function sendOn(answered: IncomingMessage, response: ServerResponse, note: (answer: Buffer) => void): void {
  const chunks: Buffer[] = [];
  answered.on("data", (chunk: Buffer) => chunks.push(chunk));
  answered.on("end", () => note(Buffer.concat(chunks)));
  response.writeHead(answered.statusCode ?? 502, answered.headers);
  answered.pipe(response);
}

async function sendLate(answered: IncomingMessage, response: ServerResponse, hide: (answer: string) => string) {
  const body = Buffer.from(hide((await whole(answered)).toString("utf8")));
  // The checksum is of the whole answer.
  const { "x-amz-crc32": _, ...headers } = answered.headers;
  response.writeHead(answered.statusCode ?? 502, { ...headers, "content-length": body.length });
  response.end(body);
}

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

/**
 * As DynamoDB answers above an on-demand table's highest throughput, and Cognito above its request rate: both with 400.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html
 */
function throttle(response: ServerResponse, target: string): void {
  sendError(response, 400, { ...throttlingOf(target), message: requested });
}

function throttlingOf(target: string): object {
  if (!target.startsWith("DynamoDB")) return { __type: "TooManyRequestsException" };
  const type = "com.amazonaws.dynamodb.v20120810#";
  if (!target.endsWith(".TransactWriteItems")) return { __type: `${type}ThrottlingException` };
  const CancellationReasons = [{ Code: "ThrottlingError", Message: requested }];
  return { __type: `${type}TransactionCanceledException`, CancellationReasons };
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
