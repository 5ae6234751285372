import { CannotProceed } from "./cannotProceed.ts";

const timeoutMs = 15_000;

/**
 * Checks from outside that a deployed site works as a whole: its page, its configuration with the expected release, its
 * security headers, and an API that reads its table. Returns what was checked. Throws `CannotProceed` for the first failure.
 */
export async function smokeTest(site: string, release?: string): Promise<readonly string[]> {
  const page = await get(site, "/");
  assert(/<div id="root"/.test(page.text), "The page isn't the app's.");
  assert(page.headers.has("content-security-policy"), "The page has no content security policy.");
  const config = JSON.parse((await get(site, "/config.json")).text);
  assert(
    !release || config.release === release,
    `The site has release ${config.release} instead of ${release}. Is CloudFront still serving the old files?`,
  );
  const health = JSON.parse((await get(site, "/api/health")).text);
  assert(health.status !== "fail", "The service is unhealthy: see /admin/health.");
  const signedOut = await fetch(new URL("/api/plays", site), { signal: AbortSignal.timeout(timeoutMs) });
  assert(signedOut.status === 401, `The API answered ${signedOut.status} to somebody who isn't signed in.`);
  return [
    "the page",
    `the configuration of ${config.release}`,
    `the health, which is "${health.status}"`,
    "the sign-in check",
  ];
}

async function get(site: string, path: string) {
  const response = await fetch(new URL(path, site), { signal: AbortSignal.timeout(timeoutMs) }).catch((error) => {
    throw new CannotProceed(`${path} can't be reached: ${error.cause?.message ?? error.message}`);
  });
  if (!response.ok) throw new CannotProceed(`${path} answered ${response.status}.`);
  return { headers: response.headers, text: await response.text() };
}

function assert(holds: boolean, sentence: string): void {
  if (!holds) throw new CannotProceed(sentence);
}
