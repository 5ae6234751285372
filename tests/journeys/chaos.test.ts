import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Chaos } from "#tests/chaos/chaos.ts";
import { origin } from "./stage/device.ts";
import { newWriter } from "./stage/people.ts";

/** More of them: `npm run chaos -- --rounds 25`. */
const rounds = Number(process.env.CHAOS_ROUNDS ?? 2);
const seed = Number(process.env.CHAOS_SEED ?? 1);

test(`a browser that is killed ${rounds} times loses no word that was safe`, {
  timeout: 60_000 * (rounds + 1),
}, async () => {
  const profile = mkdtempSync(join(tmpdir(), "ghostlight-profile-"));
  onTestFinished(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  const chaos = new Chaos({ origin, profile, seed, writer: await newWriter() });
  await chaos.begin();
  for (let round = 1; round <= rounds; round++) {
    const { typed, typedBefore, acknowledged, onServer, onDevice } = await chaos.round();
    console.log(
      `Kill ${round}: ${typed} characters typed, ${typedBefore} of them over 1 s before, ${acknowledged} said to be saved; ` +
        `${onServer.length} on the server, ${onDevice.length} on the device.`,
    );
    expect(chaos.text.startsWith(onServer), `on the server: …${onServer.slice(-80)}`).toBe(true);
    expect(chaos.text.startsWith(onDevice), `on the device: …${onDevice.slice(-80)}`).toBe(true);
    expect(onServer.length).toBeGreaterThanOrEqual(acknowledged);
    expect(onDevice.length).toBeGreaterThanOrEqual(typedBefore);
  }
  await chaos.end();
});
