import { expect, test } from "vitest";
import { Chaos } from "#tests/chaos/chaos.ts";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { origin } from "./harness/browserDevice.ts";
import { newWriter } from "./harness/people.ts";

/** For more rounds: `npm run chaos -- --rounds 25`. */
const rounds = Number(process.env.CHAOS_ROUNDS ?? 2);
const seed = Number(process.env.CHAOS_SEED ?? 1);

test(`a browser that is killed ${rounds} times loses no saved word`, {
  timeout: 60_000 * (rounds + 1),
}, async () => {
  const profile = temporaryFolder();
  const chaos = new Chaos({ origin, profile, seed, writer: await newWriter() });
  await chaos.begin();
  for (let round = 1; round <= rounds; round++) {
    const { typed, typedBefore, acknowledged, onServer, onDevice } = await chaos.round();
    console.log(
      `Kill ${round}: ${typed} characters typed, ${typedBefore} of them over 1 s before, ${acknowledged} said to be saved; ` +
        `${onServer.length} on the server, ${onDevice.length} on the device.`,
    );
    expect(differenceFrom(chaos.text, onServer), "on the server").toBe("");
    expect(differenceFrom(chaos.text, onDevice), "on the device").toBe("");
    expect(onServer.length).toBeGreaterThanOrEqual(acknowledged);
    expect(onDevice.length).toBeGreaterThanOrEqual(typedBefore);
  }
  await chaos.end();
});

/** Returns the text around the first difference from the known text; empty if there's none. */
function differenceFrom(known: string, text: string): string {
  const at = [...text].findIndex((character, index) => character !== known[index]);
  return at < 0 ? "" : text.slice(Math.max(0, at - 20), at + 20);
}
