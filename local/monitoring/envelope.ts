import { gunzipSync } from "node:zlib";

export interface EnvelopeItem {
  readonly type: string;
  /** Parsed if it's JSON, otherwise the text. */
  readonly payload: unknown;
}

/**
 * Parses Sentry's envelope: a line of headers, then for each item a line of headers and a payload, which is either as
 * many bytes as the header says or one line.
 */
export function parseEnvelope(body: Buffer, encoding = ""): readonly EnvelopeItem[] {
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
