import { type SiteConfig, siteConfig } from "#domain/api/config.ts";
import { CannotProceed } from "#lib/operations/cannotProceed.ts";
import { assertThat } from "./assertThat.ts";

const timeoutMs = 15_000;

export interface SiteCheckOptions {
  readonly site: string;
  /** The release that the site must have. */
  readonly release?: string | undefined;
  readonly report: (checked: string) => void;
}

/**
 * Checks what anybody sees of a site: its page, its configuration with the expected release, its security headers, and an
 * API that reads its table. Returns the configuration. Throws `CannotProceed` for the first failure.
 */
export async function checkSite({ site, release, report }: SiteCheckOptions): Promise<SiteConfig> {
  const page = await get(site, "/");
  assertThat(/<div id="root"/.test(page.text), "The page isn't the app's.");
  assertThat(page.headers.has("content-security-policy"), "The page has no content security policy.");
  report("the page");
  const config = siteConfig.parse(JSON.parse((await get(site, "/config.json")).text));
  assertThat(
    !release || config.release === release,
    `The site has release ${config.release} instead of ${release}. Is CloudFront still serving the old files?`,
  );
  report(`the configuration of ${config.release}`);
  const health = JSON.parse((await get(site, "/api/health")).text);
  assertThat(health.status !== "fail", "The service is unhealthy: see /admin/health.");
  report(`the health, which is "${health.status}"`);
  const signedOut = await fetch(new URL("/api/plays", site), { signal: AbortSignal.timeout(timeoutMs) });
  assertThat(signedOut.status === 401, `The API answered ${signedOut.status} to somebody who isn't signed in.`);
  report("that the API refuses people who aren't signed in");
  return config;
}

async function get(site: string, path: string) {
  const response = await fetch(new URL(path, site), { signal: AbortSignal.timeout(timeoutMs) }).catch((error) => {
    throw new CannotProceed(`${path} can't be reached: ${error.cause?.message ?? error.message}`);
  });
  if (!response.ok) throw new CannotProceed(`${path} answered ${response.status}.`);
  return { headers: response.headers, text: await response.text() };
}
