import { expect, test } from "vitest";
import type { Partners } from "./contentSecurityPolicy.ts";
import { securityHeaders } from "./securityHeaders.ts";
import { trackingScriptAt } from "./stage.ts";

const policyOf = (partners: Partial<Partners> = {}) => {
  const { securityHeadersBehavior } = securityHeaders({ region: "eu-west-1", ...partners });
  const policy = securityHeadersBehavior?.contentSecurityPolicy?.contentSecurityPolicy ?? "";
  return Object.fromEntries(policy.split("; ").map((rule) => [rule.split(" ", 1)[0], rule.replace(/^\S+ ?/, "")]));
};

test("a page may connect to its own site and to Cognito, and to Sentry if the stage has it", () => {
  expect(policyOf()["connect-src"]).toBe("'self' https://cognito-idp.eu-west-1.amazonaws.com");
  expect(policyOf({ sentryDsn: "https://key@o1.ingest.sentry.io/2" })["connect-src"]).toBe(
    "'self' https://cognito-idp.eu-west-1.amazonaws.com https://o1.ingest.sentry.io",
  );
});

test("a tracking script changes three rules, by its own hosts and one policy, and only if the stage has it", () => {
  const trackingScript = trackingScriptAt({ hubspotPortalId: "123" });
  expect(trackingScriptAt({})).toBeUndefined();
  expect(policyOf({ trackingScript })).toEqual({
    ...policyOf(),
    "script-src": "'self' https://js.hs-scripts.com https://js.hs-analytics.net https://js.hs-banner.com",
    "img-src": "'self' data: blob: https://track.hubspot.com",
    "trusted-types": "ghostlight ProseMirrorClipboard default",
  });
  expect(policyOf()["trusted-types"]).toBe("ghostlight ProseMirrorClipboard");
});

test("a portal in another region has its own hosts", () => {
  const trackingScript = trackingScriptAt({ hubspotPortalId: "123", hubspotRegion: "eu1" });
  const policy = policyOf({ trackingScript });
  expect(trackingScript).toBe("https://js-eu1.hs-scripts.com/123.js");
  expect(policy["script-src"]).toBe(
    "'self' https://js-eu1.hs-scripts.com https://js-eu1.hs-analytics.net https://js-eu1.hs-banner.com",
  );
  expect(policy["img-src"]).toBe("'self' data: blob: https://track-eu1.hubspot.com");
});
