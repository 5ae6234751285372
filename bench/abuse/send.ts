import { Agent, request } from "node:http";

export interface ClientRequest {
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly body?: string | undefined;
}

export interface ClientAnswer {
  readonly status: number;
  readonly text: string;
}

export type Send = (sent: ClientRequest) => Promise<ClientAnswer>;

/** Returns a client whose requests come from this address of the machine, such as 127.0.0.5. */
export function openClient(origin: string, localAddress: string): Send {
  const { port } = new URL(origin);
  const agent = new Agent({ keepAlive: true });
  return ({ method, path, token, body }) =>
    new Promise((resolve, reject) => {
      const headers = {
        ...{ authorization: `Bearer ${token}`, "content-type": "application/json" },
        ...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }),
      };
      const options = { host: "127.0.0.1", port, path, method, headers, agent, localAddress };
      const outgoing = request(options, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString("utf8") }),
        );
        answer.on("error", reject);
      });
      outgoing.on("error", reject);
      outgoing.end(body);
    });
}
