import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { AwsError } from "./AwsError.ts";

export interface LoopbackServer {
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
}

/** Listens on this machine only; port 0 picks a free one. */
export const listenOnLoopback = async (listener: RequestListener, port = 0): Promise<LoopbackServer> => {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { endpoint: `http://127.0.0.1:${taken}`, stop };
};

/** SES accepts e-mails of up to 40 MB, but ours are only a few kilobytes. */
const maxBodyBytes = 1_000_000;

/** Returns the JSON object that was sent. An empty body is an empty object, as in AWS. */
export const readJson = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) throw new AwsError("RequestEntityTooLargeException", "The request is too large.", 413);
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString("utf8");
  try {
    return JSON.parse(text || "{}");
  } catch {
    throw new AwsError("SerializationException", "The request is not JSON.");
  }
};
