import { Agent, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type LoopbackServer, listenOnLoopback } from "#local/protocol/loopbackServer.ts";
import { neededActions } from "./neededActions.ts";

export interface GateOptions {
  /** What stands behind the gate. */
  readonly endpoint: string;
  /** What each function may do. The key that a function signs with is its name. */
  readonly permissions: ReadonlyMap<string, ReadonlySet<string>>;
  /** Told of every refusal: it would be one in the cloud. */
  readonly log: (line: string) => void;
}

/** IAM before a stand-in: a function gets through with what its role allows by name (resources are not compared). */
export function startGate({ endpoint, permissions, log }: GateOptions): Promise<LoopbackServer> {
  const agent = new Agent({ keepAlive: true });
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const body = await whole(incoming);
    const caller = /Credential=([^/]+)\//.exec(incoming.headers.authorization ?? "")?.[1] ?? "nobody";
    const needed = neededActions(String(incoming.headers["x-amz-target"]), body.toString("utf8"));
    const allowed = permissions.get(caller);
    const missing = needed.find((action) => !allowed?.has(action));
    if (missing) return refuse(response, `${caller} is not authorized to perform: ${missing}`, log);
    const { method, url: path, headers } = incoming;
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

function refuse(response: ServerResponse, message: string, log: GateOptions["log"]): void {
  log(JSON.stringify({ level: "error", message }));
  response.writeHead(400, { "content-type": "application/x-amz-json-1.0" });
  response.end(JSON.stringify({ __type: "com.amazonaws.iam#AccessDeniedException", message }));
}

async function whole(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}
