import { insertBlocks, placeBlocks, removeBlocks, writeBlock } from "#domain/play/document/blocks.ts";
import { setFrontField } from "#domain/play/document/front.ts";
import { orderOf } from "#domain/play/document/playDocument.ts";
import { type BlockId, blockKinds, type Play } from "#domain/play/play.ts";
import { dayMs, hourMs, minuteMs } from "#domain/time.ts";
import { markCompactionDue } from "#lambdas/stores/heads.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { sweep } from "#lambdas/sweeper/sweep.ts";
import { seededRandom } from "#tests/support/seededRandom.ts";
import { subscribe, versionApi, writtenPlay } from "./versionFixture.ts";

type Written = Awaited<ReturnType<typeof writtenPlay>>;
type Random = (below: number) => number;

export interface VersionOutcome {
  /** What went wrong; empty if every version reads as the play did then. */
  readonly faults: readonly string[];
  readonly versions: number;
}

/** One play over months: written, swept and cleared at random moments. All versions are read in the end. */
export async function playVersionHistory(table: Table, seed: number): Promise<VersionOutcome> {
  const random = seededRandom(seed);
  let now = new Date("2027-01-10T12:00:00.000Z");
  const play = await writtenPlay(versionApi(table, () => now));
  await subscribe(table, play.caller.sub);
  const named: number[] = [];
  const runSweep = () =>
    sweep(
      table,
      () => now,
      () => 600_000,
    );
  for (let step = 0; step < 30; step++) {
    const event = random(12);
    if (event < 8 || play.shown.length === 0) await edit(play, random);
    else if (event === 8) named.push((await play.keep(play.shown.length, `Draft ${step}`)).versionId);
    else if (event === 9) await markCompactionDue(table, play.playId, now);
    else await runSweep();
    now = new Date(now.getTime() + pauseOf(random));
  }
  return check(play, named);
}

/** Mostly seconds, sometimes a pause, and now and then weeks, in which versions get old. */
function pauseOf(random: Random): number {
  const kind = random(10);
  if (kind < 4) return random(2 * minuteMs);
  if (kind < 7) return random(hourMs);
  return kind < 9 ? random(2 * dayMs) : random(30 * dayMs);
}

/** Writes, adds, removes or moves, and saves. */
async function edit({ doc, save }: Written, random: Random): Promise<void> {
  const order = orderOf(doc);
  const id = order[random(order.length)];
  const text = [{ text: `Words ${random(1000)} and ${random(1000)}.` }];
  const kind = blockKinds[random(blockKinds.length)] ?? "dialogue";
  const other = order[random(order.length)];
  const newId = `b${random(1e6)}` as BlockId;
  if (random(8) === 0) setFrontField(doc, "title", `Title ${random(100)}`);
  const what = random(4);
  if (id === undefined || what === 0) insertBlocks(doc, [{ id: newId, kind, text }], id);
  else if (what === 1 && order.length > 2) removeBlocks(doc, [id]);
  else if (what === 2 && other !== id) placeBlocks(doc, [id], other);
  else writeBlock(doc, { id, kind: "dialogue", text });
  await save();
}

async function check(play: Written, named: readonly number[]): Promise<VersionOutcome> {
  const ids = await play.ids();
  const faults = named.filter((id) => !ids.includes(id)).map((id) => `The named version ${id} is gone.`);
  for (const id of ids) {
    const expected: Play | undefined = play.shown[id - 1];
    const content = await play.read(id).catch((error: unknown) => error);
    if (JSON.stringify(content) !== JSON.stringify(expected)) faults.push(`Version ${id} isn't what was shown then.`);
  }
  return { faults, versions: ids.length };
}
