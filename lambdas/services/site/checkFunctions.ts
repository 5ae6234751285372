import { nanoid } from "nanoid";
import { getProfile } from "#domain/api/account.ts";
import { logActivity } from "#domain/api/activity.ts";
import { listActivity } from "#domain/api/adminActivity.ts";
import { listFeedback } from "#domain/api/authorFeedback.ts";
import { runAutomation } from "#domain/api/automation.ts";
import { getBilling } from "#domain/api/billing.ts";
import type { capabilities } from "#domain/api/capabilities.ts";
import { listFailedSyncs } from "#domain/api/contacts.ts";
import type { Contract } from "#domain/api/contract.ts";
import { listDevices } from "#domain/api/devices.ts";
import { readHealthHistory } from "#domain/api/health.ts";
import { sendMessage } from "#domain/api/messages.ts";
import { listPlays } from "#domain/api/plays.ts";
import { listPresets } from "#domain/api/presets.ts";
import { reportViolations } from "#domain/api/security.ts";
import { listShares } from "#domain/api/sharing.ts";
import { listSignIns } from "#domain/api/signIn.ts";
import { listSubmissions } from "#domain/api/submissions.ts";
import { listVersions } from "#domain/api/versions.ts";
import { Answered, type SiteCaller } from "./siteCaller.ts";

interface Probe {
  readonly contract: Contract;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** The code of the refusal that somebody without such a play, without that right, or with such a body gets. */
  readonly refusal?: string;
  /** It may also be answered 200. */
  readonly isOptional?: true;
}

const noPlay = () => ({ params: { playId: nanoid() }, refusal: "not-found" });
const forAdministrators = { refusal: "not-allowed" };
const emptyBody = { body: {}, refusal: "invalid" };

/** One cheap request to each function, from an account without rights. None of them changes anything. */
export const probesOfFunctions: Readonly<Record<keyof typeof capabilities, () => Probe>> = {
  plays: () => ({ contract: listPlays }),
  versions: () => ({ contract: listVersions, ...noPlay() }),
  account: () => ({ contract: getProfile, refusal: "not-found", isOptional: true }),
  presets: () => ({ contract: listPresets }),
  submissions: () => ({ contract: listSubmissions }),
  devices: () => ({ contract: listDevices }),
  signin: () => ({ contract: listSignIns }),
  activity: () => ({ contract: logActivity, ...emptyBody }),
  messages: () => ({ contract: sendMessage, ...emptyBody }),
  admin: () => ({ contract: listActivity, ...forAdministrators }),
  contacts: () => ({ contract: listFailedSyncs, ...forAdministrators }),
  automation: () => ({ contract: runAutomation, ...forAdministrators }),
  billing: () => ({ contract: getBilling }),
  sharing: () => ({ contract: listShares, ...noPlay() }),
  health: () => ({ contract: readHealthHistory, ...forAdministrators }),
  security: () => ({ contract: reportViolations, ...emptyBody }),
  feedback: () => ({ contract: listFeedback, ...noPlay() }),
};

/**
 * Checks that each function answers in its own words: it loads, has its settings, and reaches what it needs for that. One
 * after the other, because a new AWS account runs ten functions at once. Throws for the first that doesn't.
 */
export async function checkFunctions(caller: SiteCaller): Promise<void> {
  for (const [name, probeOf] of Object.entries(probesOfFunctions)) {
    await checkFunction(caller, probeOf()).catch((error: unknown) => {
      throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
    });
  }
}

async function checkFunction(caller: SiteCaller, { contract, refusal, isOptional, ...sent }: Probe): Promise<void> {
  try {
    await caller(contract, sent);
  } catch (error) {
    if (error instanceof Answered && refusal !== undefined && error.code === refusal) return;
    throw error;
  }
  if (refusal !== undefined && !isOptional) {
    throw new Error(`${contract.method} ${contract.path} wasn't refused as ${refusal}`);
  }
}
