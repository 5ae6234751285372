import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Costs, costsPerWriter } from "#lib/costs/monthlyCosts.ts";
import { unitsOf } from "#lib/costs/writerMonth.ts";
import { apiFunctions } from "#lib/functionSpecs.ts";
import type { Units } from "#local/permissions/consumption.ts";
import { capabilityOfRoute, functionLinesIn } from "./functionLines.ts";

/** Everything that costs money or rings, counted since the site's start. */
export interface MeterReading {
  readonly units: Units;
  readonly mails: number;
  readonly storedBytes: number;
  readonly logBytes: number;
}

export type LogLines = ReturnType<typeof functionLinesIn>;

/** Reads what a local Ghostlight has consumed. */
export class AbusedSite {
  readonly origin: string;
  readonly #dataFolder: string;

  constructor(origin: string, dataFolder: string) {
    this.origin = origin;
    this.#dataFolder = dataFolder;
  }

  async read(): Promise<MeterReading> {
    const mails = (await this.#local("outbox.json")) as readonly unknown[];
    return {
      units: await this.units(),
      mails: mails.length,
      storedBytes: statSync(join(this.#dataFolder, "table.sqlite")).size,
      logBytes: statSync(this.#log).size,
    };
  }

  units = async (): Promise<Units> => (await this.#local("consumption.json")) as Units;

  linesSince = (before: MeterReading, after?: MeterReading) =>
    functionLinesIn(readFileSync(this.#log).subarray(before.logBytes, after?.logBytes).toString("utf8"));

  get #log(): string {
    return join(this.#dataFolder, "functions.log");
  }

  #local = async (what: string): Promise<unknown> => (await fetch(`${this.origin}/local/${what}`)).json();
}

interface Used {
  readonly before: MeterReading;
  readonly after: MeterReading;
  readonly lines: LogLines;
  readonly requests: number;
  readonly answerBytes: number;
}

/** The API's and Lambda's own lines about a request. */
const otherLogBytesPerRequest = 800;

/** What AWS would charge in US dollars, and for what is stored, its price for a month. */
export function costsOf({ before, after, lines, requests, answerBytes }: Used): Costs {
  return costsPerWriter({
    ...unitsOf(0),
    requests,
    tableWrites: after.units.writes - before.units.writes,
    tableReads: after.units.reads - before.units.reads,
    functionGigabyteSeconds:
      lines.reduce((sum, { route, durationMs = 0 }) => sum + gigabytesOf(route) * durationMs, 0) / 1000,
    siteRequests: requests,
    siteGigabytes: answerBytes / 1e9,
    logGigabytes: (after.logBytes - before.logBytes + requests * otherLogBytesPerRequest) / 1e9,
    mails: after.mails - before.mails,
    storedGigabytes: (after.storedBytes - before.storedBytes) / 1e9,
  });
}

const defaultMegabytes = 512;

function gigabytesOf(route: string | undefined): number {
  const specs: Readonly<Record<string, { readonly memoryMegabytes?: number }>> = apiFunctions;
  return (specs[capabilityOfRoute(route)]?.memoryMegabytes ?? defaultMegabytes) / 1024;
}
