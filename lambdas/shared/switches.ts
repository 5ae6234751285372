import { GetParameterCommand, SSMClient, type SSMClientConfig } from "@aws-sdk/client-ssm";
import { type SwitchName, switchedOff, switchedOffCodes, switchedOn, switchParameter } from "#domain/api/switches.ts";
import { Refused } from "#domain/refused.ts";
import { minuteMs } from "#domain/time.ts";
import { setting } from "./config.ts";
import type { Endpoint } from "./endpoint.ts";
import { log } from "./logger.ts";

/** Returns whether a switch is on. Never throws. */
export type IsOn = (name: SwitchName) => Promise<boolean>;

/** A change takes effect everywhere after this time. */
export const switchHeldMs = minuteMs;

interface SwitchSource {
  readonly readParameter?: (name: string) => Promise<string | undefined>;
  readonly nowMs?: () => number;
}

/**
 * Reads switches from the Parameter Store, each at most once a minute. One that can't be read stays as it was, and is on
 * if it was never read: a fault of the store must not turn anything off.
 */
export function switchesFromStore({ readParameter = fromStore(), nowMs = Date.now }: SwitchSource = {}): IsOn {
  const known = new Map<SwitchName, { readonly isOn: boolean; readonly sinceMs: number }>();
  return async (name) => {
    const before = known.get(name);
    if (before && nowMs() - before.sinceMs < switchHeldMs) return before.isOn;
    const isOn = (await readPosition(readParameter, name)) ?? before?.isOn ?? true;
    known.set(name, { isOn, sinceMs: nowMs() });
    return isOn;
  };
}

/** Returns whether the switch is on, or undefined, with a line in the log, if its parameter doesn't say. */
async function readPosition(
  readParameter: NonNullable<SwitchSource["readParameter"]>,
  name: SwitchName,
): Promise<boolean | undefined> {
  try {
    const value = await readParameter(switchParameter(setting("STAGE"), name));
    if (value === switchedOn || value === switchedOff) return value === switchedOn;
    log("warn", "switch-unreadable", { switch: name, error: `"${value}" is neither "on" nor "off".` });
  } catch (error) {
    log("warn", "switch-unreadable", { switch: name, error: String(error) });
  }
  return undefined;
}

/** People wait for it, and it isn't worth waiting for. */
const hasty: SSMClientConfig = {
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 500, requestTimeout: 700, throwOnRequestTimeout: true },
};

function fromStore(): (name: string) => Promise<string | undefined> {
  let client: SSMClient | undefined;
  return async (Name) => {
    client ??= new SSMClient(hasty);
    return (await client.send(new GetParameterCommand({ Name }))).Parameter?.Value;
  };
}

const sentences: Readonly<Record<SwitchName, string>> = {
  "sign-up": "New accounts can't be created right now. Try again later.",
  sharing: "Sharing is turned off for a while. Links don't open, and new ones can't be created. Try again later.",
  feedback: "Comments are turned off right now. Yours is saved on this device. Try again later.",
};

/** Returns the endpoints so that they refuse while the switch that their contract names is off. */
export const withSwitches = (endpoints: readonly Endpoint[], isOn: IsOn = switchesFromStore()): readonly Endpoint[] =>
  endpoints.map((endpoint) => {
    const { switchedBy, answer } = endpoint;
    if (!switchedBy) return endpoint;
    return {
      ...endpoint,
      answer: async (event) => {
        if (await isOn(switchedBy)) return answer(event);
        throw new Refused("unavailable", sentences[switchedBy], { code: switchedOffCodes[switchedBy] });
      },
    };
  });
