import { nanoid } from "nanoid";
import { expect, test } from "vitest";
import { listFeedback } from "#domain/api/authorFeedback.ts";
import { leaveFeedback, patchOwnFeedback } from "#domain/api/readerFeedback.ts";
import { maxFeedbackLength, maxPassageLength, maxQuoteLength, maxRanges } from "#domain/feedback/feedback.ts";
import { startTestTable } from "#tests/support/table.ts";
import { openReaderFixture } from "./testing/readers.ts";

const { table } = await startTestTable();
const clock = { now: new Date("2027-01-10T12:00:00.000Z") };
const fixture = openReaderFixture(table, clock);

const play = await fixture.stage();
const { token } = await fixture.share(play);
const oneOf = (reader: ReturnType<typeof fixture.readerAt>, more: object) => ({
  ...reader.ofLink,
  body: reader.said(more),
});
const countListed = async (one = play.one) => (await fixture.api.call(listFeedback, one)).feedback.length;

test("forty comments by one reader are refused with 429 above the limit, and the accepted ones are stored", async () => {
  const stormed = await fixture.stage();
  const reader = fixture.readerAt((await fixture.share(stormed)).token);
  const statuses = new Map<number, number>();
  for (let n = 0; n < 40; n += 20) {
    const sent = Array.from({ length: 20 }, (_, one) =>
      fixture.api.send(leaveFeedback, oneOf(reader, { text: `${n + one}` })),
    );
    for (const { status } of await Promise.all(sent)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: 15, 429: 25 });
  expect(await countListed(stormed.one)).toBe(15);
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect(await reader.leave()).toMatchObject({ text: "Lovely." });
});

test("oversized requests are refused, and nothing of them is stored", async () => {
  const reader = fixture.readerAt(token);
  const before = await countListed();
  const range = { blockId: play.blocks[1].id, start: 0, end: 5, quote: "Who's" };
  for (const more of [
    { text: "x".repeat(maxFeedbackLength + 1) },
    { text: "x".repeat(1_000_000) },
    { text: "" },
    { text: " \u200B\u202E\n " },
    { name: "x".repeat(81) },
    { email: "not an address" },
    { kind: "insult" },
    { feedbackId: "short" },
    { feedbackId: "../../../../HEAD" },
    { passage: { sequence: 1, ranges: [] } },
    { passage: { sequence: 1, ranges: Array.from({ length: maxRanges + 1 }, () => range) } },
    { passage: { sequence: 1, ranges: [{ ...range, end: 0 }] } },
    { passage: { sequence: 1, ranges: [{ ...range, quote: "x".repeat(maxQuoteLength + 1) }] } },
    { passage: { sequence: -1, ranges: [range] } },
    { state: "resolved" },
    { keyHash: "mine" },
    { PK: "PLAY#x" },
  ]) {
    expect(await fixture.api.send(leaveFeedback, oneOf(reader, more)), JSON.stringify(more).slice(0, 80)).toMatchObject(
      {
        status: 400,
      },
    );
  }
  expect(await fixture.api.send(leaveFeedback, { ...reader.ofLink, rawBody: "{" })).toMatchObject({ status: 400 });
  expect(await fixture.api.send(leaveFeedback, { params: { token }, body: reader.said() })).toMatchObject({
    status: 400,
  });
  expect(await countListed()).toBe(before);
});

test("characters that hide or reverse text are removed, and scripts are plain text", async () => {
  const reader = fixture.readerAt(token);
  const script = `<script>alert("1")</script><img src=x onerror=alert(1)>`;
  expect(await reader.leave({ text: script })).toMatchObject({ text: script });
  const raw = `{"feedbackId":"${nanoid(16)}","kind":"typo","text":"pay\\u202Elap\\u200B\\u0000 \\ud800x\\u2066","name":"A\\u202Enn\\u0007"}`;
  const { body } = await fixture.api.send(leaveFeedback, { ...reader.ofLink, rawBody: raw });
  expect(body).toMatchObject({ text: "paylap \uFFFDx", name: "Ann" });
  const { feedbackId } = body as { feedbackId: string };
  const edit = { ...reader.ofOne(feedbackId), body: { text: "\u202Egone\u202C" } };
  expect(await fixture.api.call(patchOwnFeedback, edit)).toMatchObject({ text: "gone" });
});

test("invalid passages break nothing: huge offsets, wrong quotes, half characters, future sequences", async () => {
  const reader = fixture.readerAt(token);
  const range = { blockId: play.blocks[1].id, start: 0, end: 5, quote: "Who's" };
  for (const odd of [
    { ...range, start: 900_000, end: 1_000_000 },
    { ...range, quote: "I never wrote this" },
    { ...range, quote: ".*+?(".repeat(300) },
    { ...range, quote: "\u202E" },
    { ...range, quote: " " },
  ]) {
    const { passage } = await reader.leave({ passage: { sequence: 999_999, ranges: [odd] } });
    expect(passage?.ranges[0]?.quote).not.toMatch(/\u202E/);
  }
  const ranges = Array.from({ length: maxRanges }, () => ({
    ...range,
    end: 9_000,
    quote: "🎭".repeat(maxQuoteLength / 2),
  }));
  const { passage } = await reader.leave({ passage: { sequence: 1, ranges } });
  const quotes = passage?.ranges.map(({ quote }) => quote).join("") ?? "";
  expect(quotes.length).toBeLessThanOrEqual(maxPassageLength);
  expect(quotes).not.toContain("\uFFFD");
});
