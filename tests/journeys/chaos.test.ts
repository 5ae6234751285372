import { expect, onTestFinished, test } from "vitest";
import { Chaos } from "#tests/chaos/chaos.ts";
import { startChaosServer } from "#tests/chaos/chaosServer.ts";
import { type Disturbance, disturbanceNames } from "#tests/chaos/disturbances.ts";
import { factsOf, faultsOf, type ReportedRound, totalsOf } from "#tests/chaos/report.ts";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { origin } from "./harness/browserDevice.ts";
import { demonstrationPerson, newWriter } from "./harness/people.ts";
import { openSiteFront } from "./harness/siteFront.ts";

/** For more rounds, with disturbances of the server and the network: `npm run chaos -- --rounds 25`. */
const isWhole = process.env.CHAOS_ROUNDS !== undefined;
const rounds = Number(process.env.CHAOS_ROUNDS ?? 2);
const seed = Number(process.env.CHAOS_SEED ?? 1);
const safeAfterMs = Number(process.env.CHAOS_SAFE_AFTER ?? 1_000);

/** A Ghostlight that may be killed, or the one that all journeys share. */
async function openChaos(): Promise<Chaos> {
  const server = isWhole ? await startChaosServer(temporaryFolder()) : undefined;
  if (server) onTestFinished(server.stop);
  const at = server?.origin ?? origin;
  const writer = server ? demonstrationPerson("writer") : await newWriter();
  const [front, profile] = [await openSiteFront(at), temporaryFolder()];
  return new Chaos({ origin: at, front, server, profile, seed, safeAfterMs, writer });
}

/** The chosen one, or one after the other, so that each happens equally often. */
const { CHAOS_DISTURBANCE: chosen } = process.env;
const rotation = chosen === undefined ? disturbanceNames : disturbanceNames.filter((name) => name === chosen);
if (rotation.length === 0) throw new Error(`There is no disturbance ${chosen}: ${disturbanceNames.join(", ")}.`);

const disturbanceOf = (round: number): Disturbance =>
  (isWhole ? rotation[round % rotation.length] : undefined) ?? "none";

test(`a browser that is killed ${rounds} times loses no saved word, no moment, and no step of undo`, {
  timeout: 150_000 * (rounds + 1),
}, async () => {
  const chaos = await openChaos();
  await chaos.begin();
  const reported: ReportedRound[] = [];
  const faults: string[] = [];
  onTestFinished(() => console.log([totalsOf(reported), ...faults].join("\n")));
  for (let number = 1; number <= rounds; number++) {
    const disturbance = disturbanceOf(number);
    const round = { ...(await chaos.round(disturbance)), disturbance };
    const { onServer, onDevice } = round;
    reported.push(round);
    faults.push(...faultsOf(round).map((fault) => `Kill ${number}: ${fault}`));
    console.log(`Kill ${number} (${disturbance}): ${factsOf(round)}`);
    // With another text, nothing after this would be right.
    expect(differenceFrom(chaos.text, onServer), "on the server").toBe("");
    expect(differenceFrom(chaos.text, onDevice), "on the device").toBe("");
    expect(round.undo.redone, "after redo").toBe(onDevice);
    expect(onServer.length).toBeGreaterThanOrEqual(round.acknowledged);
    expect(onDevice.length).toBeGreaterThanOrEqual(round.typedBefore);
  }
  await chaos.end();
  // One text, because a failed comparison of lists prints only their length.
  expect(faults.join("\n")).toBe("");
});

/** Returns the text around the first difference from the known text; empty if there's none. */
function differenceFrom(known: string, text: string): string {
  const at = [...text].findIndex((character, index) => character !== known[index]);
  return at < 0 ? "" : text.slice(Math.max(0, at - 20), at + 20);
}
