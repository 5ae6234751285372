import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as Y from "yjs";
import { type FeedbackEntry, listFeedback } from "#domain/api/authorFeedback.ts";
import { listOwnFeedback } from "#domain/api/readerFeedback.ts";
import { openAnchors } from "#domain/play/anchors/anchors.ts";
import { documentOf } from "#domain/play/document/document.ts";
import { findText } from "#domain/play/document/playDocument.ts";
import { type Block, textOf } from "#domain/play/play.ts";
import { openReaderFixture } from "#lambdas/feedback/testing/readers.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { startTable } from "#local/table.ts";
import { connectTable, createTable } from "#tests/support/table.ts";
import { type Figures, median, timesOf } from "./figures.ts";
import { hamlet } from "./plays.ts";
import { meter } from "./saving/capacity.ts";

const readers = 25;
const commentsEach = 20;

/**
 * Measures what feedback on Hamlet costs: the real handlers on a real table, and the search for passages in the play.
 */
export async function measure(): Promise<Figures> {
  const dataFolder = mkdtempSync(join(tmpdir(), "ghostlight-bench-"));
  const { endpoint, stop } = await startTable({ dataFolder });
  try {
    await createTable(connectTable(endpoint));
    return await measureAt(connectTable(endpoint));
  } finally {
    await stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function measureAt(table: Table): Promise<Figures> {
  const clock = { now: new Date("2027-01-10T12:00:00.000Z") };
  const fixture = openReaderFixture(table, clock);
  const play = await fixture.stagePlay(hamlet().blocks);
  const { token } = await fixture.share(play);
  const lines = play.blocks.filter((block) => block.kind === "dialogue" && textOf(block).length > 20);
  const { take } = meter(table);
  const posts: { reads: number; writes: number; ms: number }[] = [];
  for (let n = 0; n < readers * commentsEach; n++) {
    // No reader comes near their limit of a minute.
    clock.now = new Date(clock.now.getTime() + 10_000);
    const passage = passageOf(lines[(n * 7919) % lines.length] as Block);
    const reader = fixture.readerAt(token, `reader-${n % readers}`.padEnd(22, "-"));
    const [ms = 0] = await timesOf(() => reader.leave({ name: "Ann Author", text: remark, passage }), 1, 0);
    posts.push({ ...take(), ms });
  }
  const { feedback } = await fixture.api.call(listFeedback, play.one);
  const listed = take();
  const listMs = await timesOf(() => fixture.api.call(listFeedback, play.one), 10);
  take();
  await fixture.api.call(listOwnFeedback, fixture.readerAt(token, "reader-0".padEnd(22, "-")).ofLink);
  return {
    "a comment: read units": { value: median(posts.map(({ reads }) => reads)), unit: "" },
    "a comment: write units, including counters and index": {
      value: median(posts.map(({ writes }) => writes)),
      unit: "",
    },
    "a comment": { value: median(posts.map(({ ms }) => ms)), unit: "ms" },
    [`all ${feedback.length} for the author: read units`]: { value: listed.reads, unit: "" },
    [`all ${feedback.length} for the author`]: { value: median(listMs), unit: "ms" },
    [`all ${feedback.length} for the author: response`]: { value: JSON.stringify(feedback).length / 1024, unit: "KiB" },
    [`a reader's own ${commentsEach}: read units`]: { value: take().reads, unit: "" },
    ...(await measureSearch(play.blocks, feedback)),
  };
}

const remark =
  "I lost him here: who is he speaking to, and why now? The line before had me in tears, this one did not.";

function passageOf(block: Block) {
  const quote = textOf(block).slice(0, 20);
  return { sequence: 1, ranges: [{ blockId: block.id, start: 0, end: quote.length, quote }] };
}

/** Searches a document that was edited since, as the author's editor does after a change. */
async function measureSearch(blocks: readonly Block[], feedback: readonly FeedbackEntry[]): Promise<Figures> {
  const doc = documentOf({ ...hamlet(), blocks });
  const asked = feedback.map(({ passage = { sequence: 1, ranges: [] } }) => ({
    passage,
    places: openAnchors(doc).placesOf(passage),
  }));
  for (const { id } of blocks.filter(({ kind }) => kind === "dialogue").slice(0, 500)) {
    findText(doc, id)?.insert(3, "and then ");
  }
  const again = new Y.Doc();
  Y.applyUpdate(again, Y.encodeStateAsUpdate(doc));
  const search = (): number => {
    const { find } = openAnchors(again);
    return asked.filter(({ passage, places }) => find(passage, places)[0]?.how === "here").length;
  };
  const times = await timesOf(search, 25);
  return {
    [`finding ${asked.length} passages in the changed play`]: { value: Math.min(...times), unit: "ms", limit: 50 },
    found: { value: search(), unit: "" },
  };
}
