import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { origin } from "./browserDevice.ts";

/** Another address of the same site, whose connection and files a journey can change for itself alone. */
export interface SiteFront {
  readonly address: string;
  /** Cuts all connections until `restore`. Service workers can't reach the site either. */
  readonly cut: () => void;
  readonly restore: () => void;
  /** Delivers a file changed from now on. */
  readonly change: (path: string, edit: (text: string) => string) => void;
}

export async function openSiteFront(): Promise<SiteFront> {
  let isCut = false;
  const edits = new Map<string, (text: string) => string>();
  const server = createServer((message, response) => {
    if (isCut) message.socket.destroy();
    else forward(message, response, edits.get(message.url ?? ""));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => close(server));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  // The addresses of the sign-in service and of error monitoring are below the site's.
  edits.set("/config.json", (text) => text.replaceAll(new URL(origin).host, new URL(address).host));
  return {
    address,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    restore: () => {
      isCut = false;
    },
    change: (path, edit) => {
      const before = edits.get(path) ?? ((text: string) => text);
      edits.set(path, (text) => edit(before(text)));
    },
  };
}

function forward(message: IncomingMessage, response: ServerResponse, edit?: (text: string) => string): void {
  const { "accept-encoding": _, "if-none-match": __, ...headers } = message.headers;
  const { method, url = "/" } = message;
  const forwarded = request(`${origin}${url}`, { method, headers: edit ? headers : message.headers }, (answer) => {
    const { statusCode = 502 } = answer;
    if (!edit) {
      response.writeHead(statusCode, answer.headers);
      answer.pipe(response);
      return;
    }
    const chunks: Buffer[] = [];
    answer.on("data", (chunk: Buffer) => chunks.push(chunk));
    answer.on("end", () => {
      const { etag: _etag, "content-length": _length, ...kept } = answer.headers;
      response.writeHead(statusCode, kept).end(edit(Buffer.concat(chunks).toString()));
    });
  });
  forwarded.on("error", () => response.destroy());
  message.pipe(forwarded);
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
