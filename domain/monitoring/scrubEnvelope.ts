import { scrub } from "./scrub.ts";

/** Sentry's: headers, and items of a header and a payload. */
type AnyEnvelope = readonly [unknown, readonly unknown[]];

/** What leaves for Sentry, without anything that is nobody else's to read. Types, ids and headers stay as they are. */
export function scrubEnvelope<Envelope extends AnyEnvelope>(envelope: Envelope): Envelope {
  const [headers, items] = envelope as unknown as readonly [unknown, readonly (readonly [unknown, unknown])[]];
  return [headers, items.map(([header, payload]) => [header, scrubPayload(payload)])] as unknown as Envelope;
}

const scrubPayload = (payload: unknown): unknown =>
  typeof payload === "string" ? scrubRecording(payload) : scrub(payload);

/** A recording is a line of JSON with its number, and one with what was recorded. What cannot be read does not leave. */
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
