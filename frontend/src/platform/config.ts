import { type SiteConfig, siteConfig } from "#domain/api/config.ts";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.ts";
import { memoizeAsync } from "./memoizeAsync.ts";
import { SiteUnreachable } from "./reloadForNewRelease.ts";

/** What this stage says about itself in `/config.json`. Asked once; a failure is asked again. */
export const getConfig: () => Promise<SiteConfig> = memoizeAsync(async () => {
  const answer = await fetch("/config.json").catch((cause: unknown) => {
    throw new SiteUnreachable("The site does not answer", { cause });
  });
  if (!answer.ok) throw new Refused("unavailable", failureWords.ours);
  return siteConfig.parse(await answer.json());
});
