import { expect, test } from "vitest";
import { securityHeaders } from "./securityHeaders.ts";

const connections = (sentryDsn?: string) => {
  const { securityHeadersBehavior } = securityHeaders("eu-west-1", sentryDsn);
  const policy = securityHeadersBehavior?.contentSecurityPolicy?.contentSecurityPolicy ?? "";
  return /connect-src ([^;]*)/.exec(policy)?.[1];
};

test("a page speaks to its own site and to Cognito, and to Sentry where the stage has it", () => {
  expect(connections()).toBe("'self' https://cognito-idp.eu-west-1.amazonaws.com");
  expect(connections("https://key@o1.ingest.sentry.io/2")).toBe(
    "'self' https://cognito-idp.eu-west-1.amazonaws.com https://o1.ingest.sentry.io",
  );
});
