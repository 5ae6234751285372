import type { SiteConfig } from "#domain/api/config.ts";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.yaml";
import { memoizeAsync } from "./memoizeAsync.ts";
import { SiteUnreachable } from "./reloadForNewRelease.ts";

/** Returns this stage's settings from `/config.json`. Fetched once; a failure is retried by the next caller. */
export const getConfig: () => Promise<SiteConfig> = memoizeAsync(async () => {
  const answer = await fetch("/config.json").catch((cause: unknown) => {
    throw new SiteUnreachable("The site does not answer", { cause });
  });
  if (!answer.ok) throw new Refused("unavailable", failureWords.ours);
  return readConfig(await answer.json());
});

const needed = ["region", "userPoolId", "userPoolClientId", "apiBase", "stage", "release"] as const;

/** The stage writes the file by its schema. Without the schema, screens open without the code for data validation. */
function readConfig(config: SiteConfig): SiteConfig {
  if (needed.some((name) => typeof config[name] !== "string")) throw new Refused("unavailable", failureWords.ours);
  return { ...config, offline: config.offline === "off" ? "off" : "on" };
}
