import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { minuteMs } from "#domain/time.ts";
import { startGhostlight } from "#tests/support/stack.ts";
import { AbusedSite } from "./AbusedSite.ts";
import { attack, newAbusers } from "./attack.ts";
import { newPerson } from "./people.ts";
import { priceList } from "./priceList.ts";
import { reportOf } from "./report.ts";
import { startOtherWriter } from "./startOtherWriter.ts";

/**
 * `npm run abuse -- --minutes 1`: free accounts that send everything as fast as it's answered, for so many minutes, first
 * one and then eight at eight addresses. Fails if others wait more than twice as long, if an alarm would go off, or if it
 * costs too much.
 */
const { values } = parseArgs({ options: { minutes: { type: "string", default: "5" } } });
const attackMs = Number(values.minutes) * minuteMs;
/** The clients don't renew their access tokens, which last 15 minutes. */
const maxMinutes = 12;
if (!(attackMs > 0 && attackMs <= maxMinutes * minuteMs)) throw new Error(`--minutes must be 1 to ${maxMinutes}.`);

/** On a stage of its own, so that neither attack uses up what the other one may do. Returns what isn't as it should be. */
async function attackWith(accounts: number): Promise<readonly string[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), "ghostlight-abuse-"));
  const { origin, stop } = await startGhostlight(dataFolder);
  try {
    const site = new AbusedSite(origin, dataFolder);
    if (accounts === 1) for (const abuser of await newAbusers(site, 1)) console.log(await priceList(site, abuser));
    const { accessToken, userId } = await newPerson(origin, "other");
    const writer = await startOtherWriter({ origin, token: accessToken, userId });
    const { text, faults } = reportOf(await attack(site, writer, { accounts, attackMs }));
    writer.stop();
    console.log(`\n${text}`);
    return faults;
  } finally {
    await stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

const faults = [...(await attackWith(1)), ...(await attackWith(8))];
for (const fault of faults) console.error(`Not met: ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);
