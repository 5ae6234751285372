import type { IncomingMessage, ServerResponse } from "node:http";

/** A complete request. Header names are in lowercase; repeated headers are joined by commas. */
export interface HttpRequest {
  readonly method: string;
  /** As it was sent, still encoded. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly address: string;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer | string;
}

/** No service takes more than 10 MB. Bytes beyond this are counted but not stored. */
const maxBytesStored = 11 * 1024 * 1024;

export async function readRequest(message: IncomingMessage): Promise<HttpRequest> {
  const [path = "/", ...query] = (message.url ?? "/").split("?");
  return {
    method: message.method ?? "GET",
    path,
    query: query.join("?"),
    headers: headersOf(message),
    body: await readBody(message),
    address: message.socket.remoteAddress?.replace("::ffff:", "") ?? "",
  };
}

/** The bytes of a request without its body: its first line and its headers. */
export function headBytesOf({ method, path, query, headers }: HttpRequest): number {
  const first = `${method} ${path}?${query} HTTP/1.1`;
  const lines = [first, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  return lines.reduce((bytes, line) => bytes + Buffer.byteLength(line) + "\r\n".length, 0);
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(",")]));

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of message) {
    if (bytes < maxBytesStored) chunks.push(chunk);
    bytes += chunk.length;
  }
  return Buffer.concat(chunks);
}

export function sendAnswer(response: ServerResponse, { status, headers, body }: HttpAnswer, method: string): void {
  const length = status === 204 || status === 304 ? {} : { "content-length": Buffer.byteLength(body) };
  response.writeHead(status, { ...length, ...(headers as Record<string, string | string[]>) });
  response.end(method === "HEAD" ? undefined : body);
}

export const jsonAnswer = (status: number, value: unknown): HttpAnswer => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});
