import type { makeFetchTransport } from "@sentry/react";
import { scrub } from "#domain/monitoring/scrub.ts";

type Envelope = Parameters<ReturnType<typeof makeFetchTransport>["send"]>[0];

/** What leaves for Sentry, without anything that is nobody else's to read. Types, ids and headers stay as they are. */
export function scrubEnvelope(envelope: Envelope): Envelope {
  const [headers, items] = envelope;
  return [headers, items.map(([header, payload]) => [header, scrubPayload(payload)])] as Envelope;
}

const scrubPayload = (payload: unknown): unknown =>
  typeof payload === "string" ? scrubRecording(payload) : scrub(payload);

/** A recording is a line of JSON with its number, and one with what was recorded. */
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
