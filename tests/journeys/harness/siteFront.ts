import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { apiBase } from "#domain/api/contract.ts";
import { origin } from "./browserDevice.ts";

/** Another address of the same site, whose connection and files a journey can change for itself alone. */
export interface SiteFront {
  readonly address: string;
  /** Cuts all connections until `restore`. Service workers can't reach the site either. */
  readonly cut: () => void;
  /** Cuts only the API until `restore`. */
  readonly cutApi: () => void;
  /** Lets the API do its work until `restore`, but cuts every response after its first half. */
  readonly cutAnswers: () => void;
  readonly restore: () => void;
  /** Delivers a file that many milliseconds later from now on. */
  readonly delay: (path: string, milliseconds: number) => void;
  /** Delivers a file changed from now on. */
  readonly change: (path: string, edit: (text: string) => string) => void;
}

export async function openSiteFront(upstream = origin): Promise<SiteFront> {
  let cut: "everything" | "api" | "answers" | undefined;
  const edits = new Map<string, (text: string) => string>();
  const delays = new Map<string, number>();
  const server = createServer(async (message, response) => {
    const { url = "/" } = message;
    const delayMs = delays.get(url);
    if (delayMs) await sleep(delayMs);
    const isApi = url.startsWith(apiBase);
    if (cut === "everything" || (cut === "api" && isApi)) message.socket.destroy();
    else if (cut === "answers" && isApi) forward(upstream, message, response, { isCut: true });
    else forward(upstream, message, response, { edit: edits.get(url) });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => close(server));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  // The addresses of the sign-in service and of error monitoring are below the site's.
  edits.set("/config.json", (text) => text.replaceAll(new URL(upstream).host, new URL(address).host));
  return {
    address,
    cut: () => {
      cut = "everything";
      server.closeAllConnections();
    },
    cutApi: () => {
      cut = "api";
    },
    cutAnswers: () => {
      cut = "answers";
    },
    restore: () => {
      cut = undefined;
    },
    delay: (path, milliseconds) => {
      delays.set(path, milliseconds);
    },
    change: (path, edit) => {
      const before = edits.get(path) ?? ((text: string) => text);
      edits.set(path, (text) => edit(before(text)));
    },
  };
}

interface Change {
  readonly edit?: ((text: string) => string) | undefined;
  /** The response is cut after its first half. */
  readonly isCut?: boolean;
}

function forward(upstream: string, message: IncomingMessage, response: ServerResponse, change: Change): void {
  const { edit, isCut } = change;
  const { "accept-encoding": _, "if-none-match": __, ...headers } = message.headers;
  const { method, url = "/" } = message;
  const forwarded = request(`${upstream}${url}`, { method, headers: edit ? headers : message.headers }, (answer) => {
    const { statusCode = 502 } = answer;
    answer.on("error", () => response.destroy());
    if (isCut) {
      cutHalfWay(answer, response);
      return;
    }
    if (!edit) {
      response.writeHead(statusCode, answer.headers);
      answer.pipe(response);
      return;
    }
    const chunks: Buffer[] = [];
    answer.on("data", (chunk: Buffer) => chunks.push(chunk));
    answer.on("end", () => {
      const { etag: _etag, "content-length": _length, ...kept } = answer.headers;
      const text = Buffer.concat(chunks).toString();
      // An answer to HEAD has no text, nor has one whose page was closed meanwhile.
      response.writeHead(statusCode, kept).end(text && edit(text));
    });
  });
  forwarded.on("error", () => response.destroy());
  message.pipe(forwarded);
}

/** The headers still announce the whole response. */
function cutHalfWay(answer: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  answer.on("data", (chunk: Buffer) => chunks.push(chunk));
  answer.on("end", () => {
    const body = Buffer.concat(chunks);
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, "content-length": body.length });
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
  });
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
