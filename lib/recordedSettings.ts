import type { Stage } from "./stage.ts";

const recorded = [
  "region",
  "domain",
  "mailFrom",
  "stripePrices",
  "alarmEmail",
  "pageEmail",
  "contactEmail",
  "sentryDsn",
  "hubspotPortalId",
  "restoredTable",
  "copyVault",
] as const satisfies readonly (keyof Stage)[];

export type RecordedSetting = (typeof recorded)[number];
export type RecordedSettings = Readonly<Partial<Pick<Stage, RecordedSetting>>>;

/**
 * Returns the settings that users or operators notice if they go away. Each deployment stores them in the account, in
 * us-east-1 whatever the stage's region, so that the next one can be compared with them.
 */
export const recordedSettings = (stage: Stage): RecordedSettings =>
  Object.fromEntries(recorded.map((name) => [name, stage[name]]));

/** The name of the parameter that holds them. */
export const recordNameOf = (stage: string): string => `/ghostlight/${stage}/settings`;
