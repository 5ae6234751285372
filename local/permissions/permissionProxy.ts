import { Agent, type IncomingMessage, request, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Fault } from "#local/faults.ts";
import { slowMilliseconds } from "#local/front.ts";
import { type LoopbackServer, listenOnLoopback } from "#local/protocol/loopbackServer.ts";
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
  /** Returns the fault for this call, if one is ordered. */
  readonly takeFault?: () => Fault["kind"] | undefined;
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
}: PermissionProxyOptions): Promise<LoopbackServer> {
  const agent = new Agent({ keepAlive: true });
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const body = await whole(incoming);
    const caller = /Credential=([^/]+)\//.exec(incoming.headers.authorization ?? "")?.[1] ?? "nobody";
    const needed = neededActions(String(incoming.headers["x-amz-target"]), body.toString("utf8"));
    const allowed = permissions.get(caller);
    const missing = needed.find((action) => !allowed?.has(action));
    if (missing) return refuse(response, `${caller} is not authorized to perform: ${missing}`, log);
    for (const action of needed) noteUse(caller, action);
    const { method, url: path, headers } = incoming;
    const fault = takeFault?.();
    if (fault === "cut") return void incoming.socket.destroy();
    if (fault === "slow") await sleep(slowMilliseconds);
    else if (fault) return fail(response, Number(fault));
    const outgoing = request(endpoint, { agent, method, path, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
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

function fail(response: ServerResponse, status: number): void {
  const name = errorNames[status] ?? "InternalServerError";
  response.writeHead(status, { "content-type": "application/x-amz-json-1.0" });
  response.end(JSON.stringify({ __type: name, message: "This failure was requested at /local/faults." }));
}

function refuse(response: ServerResponse, message: string, log: PermissionProxyOptions["log"]): void {
  log(JSON.stringify({ level: "error", message }));
  response.writeHead(400, { "content-type": "application/x-amz-json-1.0" });
  response.end(JSON.stringify({ __type: "com.amazonaws.iam#AccessDeniedException", message }));
}

async function whole(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}
