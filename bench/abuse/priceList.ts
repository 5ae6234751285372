import { unitPrices } from "#lib/costs/monthlyCosts.ts";
import { requestsInFiveMinutes } from "#lib/EdgeStack.ts";
import type { AbusedSite } from "./AbusedSite.ts";
import type { Abuser } from "./Abuser.ts";

interface Priced {
  readonly name: string;
  readonly status: number;
  readonly writes: number;
  readonly reads: number;
  readonly bytes: number;
}

const shown = 12;
/** Of one address, before the web ACL blocks it. */
const requestsPerHour = 12 * requestsInFiveMinutes;

const priceOf = ({ writes, reads, bytes }: Priced): number =>
  writes * unitPrices.tableWriteUnit + reads * unitPrices.tableReadUnit + (bytes / 1e9) * unitPrices.siteGigabyte;

/** Sends each request of two rounds by itself. Returns the most expensive ones, as text. */
export async function priceList(site: AbusedSite, abuser: Abuser): Promise<string> {
  const priced: Priced[] = [];
  for (const _ of [1, 2])
    for (const request of abuser.round()) {
      const before = await site.units();
      const { status, text } = await abuser.send(request);
      const { reads, writes } = await site.units();
      const name = `${request.routeKey}, ${request.size}`;
      priced.push({ name, status, writes: writes - before.writes, reads: reads - before.reads, bytes: text.length });
    }
  const first = [...priced].sort((a, b) => priceOf(b) - priceOf(a)).slice(0, shown);
  return [
    "The most expensive requests, and what they would cost an hour if only the web ACL limited them:",
    ...first.map(
      (each) =>
        `  ${each.name.padEnd(52)} ${each.status} ${each.writes.toFixed(0).padStart(6)} WCU ${each.reads.toFixed(1).padStart(7)} RCU ${String(each.bytes).padStart(9)} B  $${(priceOf(each) * requestsPerHour).toFixed(2)}`,
    ),
  ].join("\n");
}
