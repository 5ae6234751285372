import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { ingestPath, localDsn, openIngest } from "./ingest.ts";
import { monitoringPage } from "./monitoringPage.ts";

const post = (body: string | Buffer, headers: Record<string, string> = {}) => ({
  method: "POST",
  path: `${ingestPath}/api/1/envelope/`,
  query: "sentry_key=local",
  headers,
  body: Buffer.from(body),
  address: "127.0.0.1",
});

const event = { level: "error", exception: { values: [{ type: "TypeError", value: "<b>broken</b>" }] } };
const envelope = `{"event_id":"a"}\n{"type":"event"}\n${JSON.stringify(event)}\n`;

test("an envelope is accepted and shown, with its content as plain text", () => {
  const ingest = openIngest(() => 0);
  expect(ingest.answer(post(envelope)).status).toBe(200);
  expect(ingest.list()).toEqual([{ at: "1970-01-01T00:00:00.000Z", type: "event", payload: event }]);
  expect(monitoringPage(ingest.list())).toContain("TypeError: &lt;b&gt;broken");
});

test("items may state their length, contain line breaks and be compressed", () => {
  const ingest = openIngest(() => 0);
  const recording = '{"segment_id":0}\n[]';
  const packed = gzipSync(
    `{}\n{"type":"session"}\n{}\n{"type":"replay_recording","length":${recording.length}}\n${recording}`,
  );
  expect(ingest.answer(post(packed, { "content-encoding": "gzip" })).status).toBe(200);
  expect(ingest.list().map(({ type, payload }) => [type, payload])).toEqual([
    ["replay_recording", recording],
    ["session", {}],
  ]);
});

test("an invalid envelope is refused, and nothing else is supported", () => {
  const ingest = openIngest(() => 0);
  expect(ingest.answer(post("{}\nnonsense\n")).status).toBe(400);
  expect(ingest.answer({ ...post(envelope), path: `${ingestPath}/api/0/projects/` }).status).toBe(404);
  expect(ingest.list()).toEqual([]);
});

test("only the newest are kept", () => {
  const ingest = openIngest(() => 0);
  for (let count = 0; count < 310; count++) ingest.answer(post(`{}\n{"type":"event"}\n{"message":"${count}"}\n`));
  expect(ingest.list().length).toBe(300);
  expect(ingest.list()[0]?.payload).toEqual({ message: "309" });
});

test("the DSN's address is under the site's", () => {
  expect(localDsn("http://localhost:4000")).toBe("http://local@localhost:4000/local/sentry/1");
});
