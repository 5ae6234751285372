import { scrub } from "./scrub.ts";

/** Sentry's envelope: headers, and items with a header and a payload. */
type AnyEnvelope = readonly [unknown, readonly unknown[]];

/** Removes private content from what is sent to Sentry. Types, IDs, and headers stay unchanged. */
export function scrubEnvelope<Envelope extends AnyEnvelope>(envelope: Envelope): Envelope {
  const [headers, items] = envelope as unknown as readonly [unknown, readonly (readonly [unknown, unknown])[]];
  return [headers, items.map(([header, payload]) => [header, scrubPayload(payload)])] as unknown as Envelope;
}

const scrubPayload = (payload: unknown): unknown =>
  typeof payload === "string" ? scrubRecording(payload) : scrub(payload);

/**
 * Scrubs a replay: one line of JSON with its number, and one with the recorded events. An unreadable replay isn't sent.
 */
const scrubRecording = (recording: string): string =>
  recording
    .split("\n")
    .map((line) => {
      try {
        return JSON.stringify(scrub(JSON.parse(line)));
      } catch {
        return "[]";
      }
    })
    .join("\n");
