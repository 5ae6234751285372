import { gunzipSync } from "node:zlib";
import { type HttpAnswer, type HttpRequest, jsonAnswer } from "#local/http.ts";

/** One item that would have been sent to Sentry. */
export interface ReceivedItem extends EnvelopeItem {
  /** ISO 8601 */
  readonly at: string;
}

export interface Ingest {
  /** Answers like Sentry's ingest. */
  readonly answer: (request: HttpRequest) => HttpAnswer;
  /** Newest first. */
  readonly list: () => readonly ReceivedItem[];
}

/** Under the site's own address, because the page's security policy allows no other. */
export const ingestPath = "/local/sentry";

/** Returns the DSN for the SDKs. They add `/api/1/envelope/` to its path. */
export const localDsn = (origin: string): string => `${origin.replace("://", "://local@")}${ingestPath}/1`;

/** The maximum number of items. Beyond it, the oldest are dropped. */
const maxItems = 300;
const maxCharacters = 20_000_000;

/** Sentry's ingest, limited to accepting envelopes. Its data is lost when it stops. */
export function openIngest(now: () => number): Ingest {
  let received: readonly (ReceivedItem & { readonly size: number })[] = [];
  const store = (items: readonly EnvelopeItem[]) => {
    const at = new Date(now()).toISOString();
    const sized = items.map((item) => ({ ...item, at, size: JSON.stringify(item.payload)?.length ?? 0 }));
    received = [...sized.reverse(), ...received].slice(0, maxItems);
    while (received.length > 1 && received.reduce((sum, { size }) => sum + size, 0) > maxCharacters)
      received = received.slice(0, -1);
  };
  return {
    answer: ({ method, path, headers, body }) => {
      if (method !== "POST" || !/\/api\/\w+\/envelope\/?$/.test(path))
        return jsonAnswer(404, { detail: "Not played." });
      try {
        store(parseEnvelope(body, headers["content-encoding"]));
        return jsonAnswer(200, {});
      } catch {
        return jsonAnswer(400, { detail: "bad envelope" });
      }
    },
    list: () => received.map(({ at, type, payload }) => ({ at, type, payload })),
  };
}

interface EnvelopeItem {
  readonly type: string;
  /** Parsed if it's JSON, otherwise the text. */
  readonly payload: unknown;
}

/**
 * Parses Sentry's envelope: a line of headers, then for each item a line of headers and a payload, which is either as
 * many bytes as the header says or one line.
 */
function parseEnvelope(body: Buffer, encoding = ""): readonly EnvelopeItem[] {
  const bytes = encoding === "gzip" ? gunzipSync(body, { maxOutputLength: maxBytes }) : body;
  const items: EnvelopeItem[] = [];
  let at = endOfLine(bytes, 0) + 1;
  while (at < bytes.length) {
    const end = endOfLine(bytes, at);
    const { type, length } = JSON.parse(bytes.toString("utf8", at, end)) as { type?: unknown; length?: unknown };
    const from = end + 1;
    const to = typeof length === "number" && length >= 0 ? from + length : endOfLine(bytes, from);
    items.push({ type: String(type), payload: parsed(bytes.toString("utf8", from, to)) });
    at = to + 1;
  }
  return items;
}

/** A stand-in needs protection from accidents, not from decompression bombs. */
const maxBytes = 50_000_000;

function endOfLine(bytes: Buffer, from: number): number {
  const end = bytes.indexOf(10, from);
  return end === -1 ? bytes.length : end;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
