import { gzipSync } from "node:zlib";
import type { HttpAnswer, HttpRequest } from "#local/http.ts";

/** Our file types that CloudFront compresses. Web fonts and images are compressed already. */
const types = /^(text\/|application\/(javascript|json)|font\/(ttf|otf)|image\/svg\+xml)/;
/** CloudFront doesn't compress files below this many bytes. */
const minBytes = 1000;

/** Returns a function that compresses like CloudFront where a behavior sets `Compress`, once per file. */
export function openCompression(): (request: HttpRequest, answer: HttpAnswer) => HttpAnswer {
  const compressed = new Map<string, Buffer>();
  return (request, answer) => {
    const [etag, type] = [String(answer.headers.etag), String(answer.headers["content-type"])];
    const isAccepted = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
    if (!isAccepted || answer.status !== 200 || !types.test(type) || answer.body.length < minBytes) return answer;
    const body = compressed.get(etag) ?? gzipSync(answer.body);
    compressed.set(etag, body);
    return { ...answer, headers: { ...answer.headers, "content-encoding": "gzip", vary: "accept-encoding" }, body };
  };
}
