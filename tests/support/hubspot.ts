import { onTestFinished } from "vitest";
import { createCrm } from "#lambdas/services/hubspot/createCrm.ts";
import { connectHubspot } from "#lambdas/services/hubspot/hubspot.ts";
import { openFaults } from "#local/faults.ts";
import { hubspotPath, hubspotToken, startHubspot } from "#local/hubspot/startHubspot.ts";
import { temporaryFolder } from "./temporaryFolder.ts";

/** Opens the HubSpot stand-in with our client connected to it. Waiting advances the clock of both and takes no time. */
export async function openTestHubspot({ token = hubspotToken, timeLimitMs }: TestHubspotOptions = {}) {
  let nowMs = Date.parse("2027-03-01T12:00:00.000Z");
  const now = () => nowMs;
  const waits: number[] = [];
  const wait = async (milliseconds: number) => {
    if (milliseconds > 0) waits.push(milliseconds);
    nowMs += milliseconds;
  };
  const faults = openFaults();
  const standIn = await startHubspot({ dataFolder: temporaryFolder(), faults, now });
  onTestFinished(standIn.stop);
  const deadline = timeLimitMs === undefined ? undefined : nowMs + timeLimitMs;
  const hubspot = connectHubspot({ token, address: standIn.endpoint, deadline, now, wait });
  return {
    hubspot,
    crm: createCrm(hubspot),
    endpoint: standIn.endpoint,
    faults,
    /** Every wait, in milliseconds. */
    waits,
    now: () => new Date(nowMs),
    passDays: (days: number) => {
      nowMs += days * 86_400_000;
    },
    /** Everything that HubSpot stores. */
    known: async () => {
      const { body } = await standIn.pages({ ...asked, path: `${hubspotPath}.json` });
      return JSON.parse(String(body));
    },
    page: async () => String((await standIn.pages({ ...asked, path: hubspotPath })).body),
  };
}

interface TestHubspotOptions {
  readonly token?: string;
  /** The client sends no requests after this time. */
  readonly timeLimitMs?: number;
}

const asked = { method: "GET", query: "", headers: {}, body: Buffer.alloc(0), address: "127.0.0.1" };
