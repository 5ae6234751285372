import { expect, test } from "vitest";
import { scrubEnvelope } from "./scrubEnvelope.ts";

test("payloads are scrubbed, headers and types stay", () => {
  const event = { event_id: "e1", message: 'bad "speech"', extra: { title: "The Lamp" } };
  expect(scrubEnvelope([{ event_id: "e1" }, [[{ type: "event" }, event]]])).toEqual([
    { event_id: "e1" },
    [[{ type: "event" }, { event_id: "e1", message: 'bad "…"', extra: { title: "[removed]" } }]],
  ]);
});

test("a replay is scrubbed line by line, and an unreadable one isn't sent", () => {
  const recording = `{"segment_id":0}\n${JSON.stringify([{ type: 4, data: { href: "https://x.test/shared/abc?x=1" } }])}`;
  const sent = (payload: string) => scrubEnvelope([{}, [[{ type: "replay_recording" }, payload]]])[1][0]?.[1];
  expect(sent(recording)).toBe(
    `{"segment_id":0}\n${JSON.stringify([{ type: 4, data: { href: "https://x.test/shared/[token]" } }])}`,
  );
  expect(sent('{"segment_id":0}\nwho left the lamp on')).toBe('{"segment_id":0}\n[]');
});
