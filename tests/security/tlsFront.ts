import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer as createHttp, type IncomingMessage, request, type ServerResponse } from "node:http";
import { createServer as createHttps } from "node:https";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { join } from "node:path";

export interface TlsFront {
  readonly port: number;
  readonly certificateFile: string;
  readonly stop: () => Promise<void>;
}

/** The first byte of a TLS connection. */
const handshake = 0x16;

/**
 * Serves the site over TLS on loopback, in place of CloudFront: on one port, HTTPS is passed on to `origin` and HTTP is
 * redirected to HTTPS. The certificate is created for this run with the machine's `openssl`.
 */
export async function startTlsFront(origin: string, folder: string): Promise<TlsFront> {
  const [keyFile, certificateFile] = [join(folder, "localhost.key"), join(folder, "localhost.pem")];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-keyout", keyFile, "-out", certificateFile];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...names, ...files], {
    stdio: "ignore",
  });
  const secure = createHttps({ key: readFileSync(keyFile), cert: readFileSync(certificateFile) }, (incoming, answer) =>
    forward(origin, incoming, answer),
  );
  const plain = createHttp(({ url, headers }, answer) => {
    answer.writeHead(301, { location: `https://${headers.host}${url}` }).end();
  });
  const server = createServer((socket) => {
    socket.once("data", (first) => {
      socket.pause();
      socket.unshift(first);
      (first[0] === handshake ? secure : plain).emit("connection", socket);
      process.nextTick(() => socket.resume());
    });
    socket.on("error", () => socket.destroy());
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  const sockets = new Set<Socket>();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    certificateFile,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function forward(origin: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = incoming;
  const upstream = request(new URL(incoming.url ?? "/", origin), { method, headers }, (answered) => {
    answer.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(answer);
  });
  upstream.on("error", () => answer.destroy());
  incoming.pipe(upstream);
}
