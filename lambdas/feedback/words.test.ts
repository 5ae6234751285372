import { TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { afterEach, expect, test, vi } from "vitest";
import { replyToFeedback } from "#domain/api/authorFeedback.ts";
import * as reading from "#domain/api/readerFeedback.ts";
import { startTestTable } from "#tests/support/table.ts";
import { openReaderFixture, pointAt } from "./testing/readers.ts";

const { table } = await startTestTable();
const fixture = openReaderFixture(table, { now: new Date("2027-01-10T12:00:00.000Z") });
const canary = "Zinnoberkanarie";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function canaries() {
  const play = await fixture.stage({ note: `${canary} of a note` });
  const reader = fixture.readerAt((await fixture.share(play)).token);
  const passage = pointAt(play.blocks[1], "answer me");
  const said = { text: `${canary}!`, name: canary, email: `${canary}@example.com`, passage };
  return { play, reader, said };
}

/** What fails in the table while a comment is stored. */
function breakPosts(): void {
  const send = table.client.send.bind(table.client) as (command: unknown) => Promise<unknown>;
  vi.spyOn(table.client, "send").mockImplementation((async (command: unknown) => {
    if (command instanceof TransactWriteCommand) throw new RangeError(`An item of "${canary}" is too large.`);
    return send(command);
  }) as never);
}

test("a reader's text never appears in the log, whatever fails", async () => {
  vi.stubEnv("LOG_LEVEL", "info");
  const lines: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const { play, reader, said } = await canaries();
  const { feedbackId } = await reader.leave(said);
  await fixture.api.send(reading.patchOwnFeedback, {
    ...reader.ofOne(feedbackId),
    body: { text: canary, kind: canary },
  });
  await fixture.api.send(reading.leaveFeedback, { ...reader.ofLink, rawBody: `{"text": "${canary}` });
  await fixture.api.send(reading.leaveFeedback, { ...reader.ofLink, body: { [canary]: canary } });
  const one = { ...play.one, params: { ...play.one.params, feedbackId } };
  await fixture.api.call(replyToFeedback, { ...one, body: { text: `${canary}?` } });
  breakPosts();
  expect(await fixture.api.send(reading.leaveFeedback, { ...reader.ofLink, body: reader.said(said) })).toMatchObject({
    status: 500,
  });
  expect(lines.join("")).toContain('"message":"unexpected"');
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.join("")).not.toContain(canary);
});

test("answers to readers never contain the author's account, notes, or other readers' comments", async () => {
  const { play, reader, said } = await canaries();
  const other = fixture.readerAt(reader.ofLink.params.token);
  const { feedbackId } = await reader.leave({ ...said, text: "First." });
  const note = pointAt(play.blocks[2], canary);
  const answers = [
    await fixture.api.send(reading.leaveFeedback, { ...other.ofLink, body: other.said({ passage: said.passage }) }),
    await fixture.api.send(reading.leaveFeedback, { ...other.ofLink, body: other.said({ passage: note }) }),
    await fixture.api.send(reading.leaveFeedback, { ...other.ofLink, body: other.said({ feedbackId }) }),
    await fixture.api.send(reading.patchOwnFeedback, { ...other.ofOne(feedbackId), body: { text: "Mine." } }),
    await fixture.api.send(reading.deleteOwnFeedback, other.ofOne(feedbackId)),
    await fixture.api.send(reading.listOwnFeedback, other.ofLink),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 404, 404, 200, 200]);
  const told = JSON.stringify(answers);
  for (const secret of [
    canary,
    "First.",
    play.caller.sub,
    play.playId,
    "keyHash",
    "places",
    "readerId",
    "linkLabel",
    "quoteCheck",
  ]) {
    expect(told, secret).not.toContain(secret);
  }
});

test("a quote is stored unchanged whether or not it's in the play, so a blind link's names can't be guessed", async () => {
  const { play, reader } = await canaries();
  const [place] = pointAt(play.blocks[1], " answer").ranges;
  for (const quote of [" a", " b"]) {
    const { passage } = await reader.leave({ passage: { sequence: 1, ranges: [{ ...place, quote }] } });
    expect(passage?.ranges[0]?.quote).toBe(quote.trim());
  }
});

test("on a blind link, the author's names are blacked out in replies", async () => {
  const play = await fixture.stage();
  const blind = { isBlind: true, authorNames: ["Ann Lee"], hiddenWords: ["Wharf"] };
  for (const shown of [undefined, play.blocks]) {
    const { token } = await fixture.share(play, blind, shown);
    const reader = fixture.readerAt(token);
    const { feedbackId } = await reader.leave();
    const one = { ...play.one, params: { ...play.one.params, feedbackId } };
    await fixture.api.call(replyToFeedback, { ...one, body: { text: "Thanks! Ann Lee, of the Wharf. Call me Lee." } });
    const seen = [
      ...(await fixture.api.call(reading.listOwnFeedback, reader.ofLink)).feedback,
      await fixture.api.call(reading.patchOwnFeedback, { ...reader.ofOne(feedbackId), body: { text: "Lovelier." } }),
      await reader.leave({ feedbackId }),
    ];
    expect(seen.map(({ replies }) => replies[0]?.text)).toEqual(
      Array(3).fill("Thanks! ██████, of the ██████. Call me ██████."),
    );
  }
});
