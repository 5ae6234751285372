import { isDeepStrictEqual } from "node:util";
import { type RecordedSetting, type RecordedSettings, recordedSettings } from "#lib/recordedSettings.ts";
import type { Stage } from "#lib/stage.ts";
import { CannotProceed } from "./cannotProceed.ts";

interface Guard {
  /** `change`: any other value needs a confirmation. `removal`: only taking it away does. */
  readonly against: "change" | "removal";
  /** What happens to users, as the end of a sentence. */
  readonly effect: string;
}

const guards: Readonly<Record<Exclude<RecordedSetting, "region">, Guard>> = {
  domain: {
    against: "change",
    effect: "the site moves, and links, bookmarks and installed apps point to the old address",
  },
  mailFrom: { against: "change", effect: "e-mail comes from another sender; without one, sign-in links stop" },
  stripePrices: { against: "change", effect: "subscriptions at the old prices are no longer recognized" },
  alarmEmail: { against: "removal", effect: "alarms reach nobody, but for urgent ones if there is a pageEmail" },
  pageEmail: { against: "removal", effect: "urgent alarms go where all others go" },
  contactEmail: { against: "removal", effect: "the contact page shows no address, and messages aren't e-mailed" },
  sentryDsn: { against: "removal", effect: "errors are no longer reported to Sentry" },
  restoredTable: {
    against: "change",
    effect: "everybody sees the plays of another table, and what was written since the restore is missing",
  },
  copyVault: {
    against: "removal",
    effect: "plays are no longer copied to another account, and can be lost with this one",
  },
  hubspotPortalId: { against: "removal", effect: "visits are no longer reported to HubSpot" },
};

/**
 * Compares the stage with its last deployment. Throws `CannotProceed` if it would take something away from its users that
 * the operator hasn't allowed by name. Another region is never allowed: that would be a new, empty Ghostlight.
 */
export function assertNothingLost(
  stage: Stage,
  deployed: RecordedSettings | undefined,
  allowed: readonly string[] = [],
): void {
  assertNames(allowed);
  if (!deployed) return;
  if (deployed.region && deployed.region !== stage.region) {
    throw new CannotProceed(
      `The stage "${stage.stage}" is in ${deployed.region}, but its file says ${stage.region}. A deployment there would be ` +
        `a new, empty Ghostlight. Correct the region, or choose another name for a new stage.`,
    );
  }
  const lost = keysOf(guards).filter(
    (name) => isLost(name, deployed, recordedSettings(stage)) && !allowed.includes(name),
  );
  if (lost.length === 0) return;
  const sentences = lost.map((name) => sentenceOf(name, deployed[name], recordedSettings(stage)[name]));
  throw new CannotProceed(
    [...sentences, `Nothing was deployed. If you mean it, add --allow ${lost.join(",")}`].join("\n"),
  );
}

function isLost(name: keyof typeof guards, before: RecordedSettings, after: RecordedSettings): boolean {
  if (before[name] === undefined) return false;
  if (guards[name].against === "removal") return after[name] === undefined;
  return !isDeepStrictEqual(before[name], after[name]);
}

function sentenceOf(name: keyof typeof guards, before: unknown, after: unknown): string {
  const change = after === undefined ? `removes ${textOf(before)}` : `replaces ${textOf(before)} by ${textOf(after)}`;
  return `${name}: this deployment ${change}. Then ${guards[name].effect}.`;
}

const textOf = (value: unknown): string => JSON.stringify(value);

function assertNames(allowed: readonly string[]): void {
  const unknown = allowed.filter((name) => !Object.hasOwn(guards, name));
  if (unknown.length === 0) return;
  throw new CannotProceed(`--allow takes ${keysOf(guards).join(", ")}, not ${unknown.join(", ")}.`);
}

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(table) as Key[];
