import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { AwsError } from "./AwsError.ts";

export interface LoopbackServer {
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
}

/** Listens on this machine only; port 0 takes a free one. */
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

/** SES takes mails of 40 MB; nothing here sends more than a few kilobytes. */
const largestBodyBytes = 1_000_000;

/** The JSON object that was sent; an empty body is an empty object, as AWS reads it. */
export const readJson = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > largestBodyBytes)
      throw new AwsError("RequestEntityTooLargeException", "The request is too large.", 413);
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString("utf8");
  try {
    return JSON.parse(text || "{}");
  } catch {
    throw new AwsError("SerializationException", "The request is not JSON.");
  }
};
