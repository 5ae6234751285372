import { getProfile } from "#domain/api/account.ts";
import { Refused } from "#domain/refused.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";
import { call } from "#frontend/platform/call.ts";
import { logger } from "#frontend/platform/logger.ts";
import { tokens } from "#frontend/platform/session/tokens/tokens.ts";
import { inspectDocument } from "./inspectDocument.ts";
import type { BrowserProbes } from "./runHealthChecks.ts";
import { listSecurityEvents } from "./securityEvents.ts";

/** The page's timeout. By then, the network check has failed. */
const timeoutMs = 8000;

/** The checks' environment: this browser, this page and this stage. */
export const probes: BrowserProbes = {
  database: readProfile,
  authentication: getSession,
  localStorage: writeAndRead,
  page: headOfPage,
  seePage: (answer) =>
    inspectDocument({
      page: document,
      protocol: location.protocol,
      contentType: answer.headers.get("content-type") ?? "",
      events: listSecurityEvents(),
    }),
  now: () => new Date(),
  clockMs: () => performance.now(),
  pause: (ms) => new Promise((done) => setTimeout(done, ms)),
  onError: (check, error) => logger.warn("A health check failed", { check, error }),
};

/** A missing profile is a valid answer, too. */
async function readProfile(): Promise<void> {
  try {
    await call(getProfile, {});
  } catch (error) {
    if (!(error instanceof Refused && error.reason === "not-found")) throw error;
  }
}

/** A session in storage says nothing about Cognito, so Cognito is asked for new tokens. */
async function getSession(): Promise<void> {
  const session = await tokens.getFresh();
  if (!session) throw new Refused("not-signed-in", "There is no session.");
  await tokens.getOther(session.access_token);
}

function writeAndRead(): void {
  const key = "health-check";
  const written = String(Math.random());
  localEntries.setItem(key, written);
  const read = localEntries.getItem(key);
  localEntries.removeItem(key);
  if (read !== written) throw new Error("Local storage does not keep what it is given.");
}

async function headOfPage(): Promise<Response> {
  const answer = await fetch("/", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`The page answers ${answer.status}.`);
  return answer;
}
