import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { CannotStart } from "./dataFolder.ts";
import type { Answerer } from "./edge/distribution.ts";
import type { Fault, Faults } from "./faults.ts";
import { type HttpAnswer, jsonAnswer, readRequest, sendAnswer } from "./http.ts";

export interface Front {
  readonly port: number;
  readonly server: Server;
  readonly stop: () => Promise<void>;
}

export type Listener = (message: IncomingMessage, response: ServerResponse) => void;

/** More than CloudFront takes, so that its own limit is what refuses. Node's is 16 KB. */
const maxHeaderSize = 64 * 1024;

/** Listens on this machine only; port 0 picks a free one. Throws `CannotStart` if the port is taken. */
export async function listen(port: number, listener: Listener): Promise<Front> {
  const server = createServer({ maxHeaderSize }, listener);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(whyNot(error, port)));
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    server,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function whyNot(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === "EADDRINUSE")
    return new CannotStart(
      `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=4001 npm start`,
    );
  if (error.code === "EACCES")
    return new CannotStart(
      `This account isn't allowed to use port ${port}. Choose a port above 1023: PORT=4000 npm start`,
    );
  return error;
}

/**
 * How long a slow service waits: longer than the limits of the sign-in and network checks, shorter than the table's.
 */
export const slowMilliseconds = 4000;

/** Answers requests, with the faults ordered for `service`. An unexpected error is logged and becomes a 502. */
export function answering(answer: Answerer, faults?: FaultyService): Listener {
  return (message, response) => {
    const run = async () => {
      const service = faults?.serviceOf(message.url ?? "/");
      const kind = service && faults?.faults.take(service);
      const request = await readRequest(message);
      if (kind === "cut") return void message.socket.destroy();
      if (kind === "slow") await sleep(slowMilliseconds);
      sendAnswer(response, orderedAnswer(kind, faults) ?? (await answer(request)), request.method);
    };
    run().catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) sendAnswer(response, jsonAnswer(502, { message: "Bad Gateway" }), "GET");
    });
  };
}

interface FaultyService {
  readonly faults: Faults;
  readonly serviceOf: (path: string) => Fault["service"] | undefined;
  /** The service's error format; API Gateway's by default (Cognito's client uses only the status). */
  readonly bodyOf?: (message: string) => unknown;
}

function orderedAnswer(kind: Fault["kind"] | undefined, service: FaultyService | undefined): HttpAnswer | undefined {
  const { bodyOf = (message: string) => ({ message }) } = service ?? {};
  const ordered = kind && orderedErrors[kind];
  return ordered && jsonAnswer(ordered.status, bodyOf(ordered.message));
}

const orderedErrors: Readonly<Partial<Record<Fault["kind"], { readonly status: number; readonly message: string }>>> = {
  "429": { status: 429, message: "Too Many Requests" },
  "500": { status: 500, message: "Internal Server Error" },
  "503": { status: 503, message: "Service Unavailable" },
};
