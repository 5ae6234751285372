import { type SiteConfig, siteConfig } from "#domain/api/config.ts";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.ts";
import { memoizeAsync } from "./memoizeAsync.ts";
import { SiteUnreachable } from "./reloadForNewRelease.ts";

/** Returns this stage's settings from `/config.json`. Fetched once; a failure is retried by the next caller. */
export const getConfig: () => Promise<SiteConfig> = memoizeAsync(async () => {
  const answer = await fetch("/config.json").catch((cause: unknown) => {
    throw new SiteUnreachable("The site does not answer", { cause });
  });
  if (!answer.ok) throw new Refused("unavailable", failureWords.ours);
  return siteConfig.parse(await answer.json());
});
