import { expect, test } from "vitest";
import { securityHeaders } from "./securityHeaders.ts";

const { securityHeadersBehavior: security, customHeadersBehavior: custom } = securityHeaders("eu-west-1");
const directives = new Map(
  (security?.contentSecurityPolicy?.contentSecurityPolicy ?? "").split("; ").map((directive) => {
    const [name = "", ...values] = directive.split(" ");
    return [name, values.join(" ")];
  }),
);
const headers = Object.fromEntries((custom?.customHeaders ?? []).map(({ header, value }) => [header, value]));

test("nothing is allowed that is not named, and nothing unsafe is named", () => {
  expect(directives.get("default-src")).toBe("'none'");
  expect(directives.get("script-src")).toBe("'self'");
  expect(directives.get("frame-ancestors")).toBe("'none'");
  expect([...directives.values()].join(" ")).not.toMatch(/unsafe-|\*/);
});

test("text becomes code through two named policies only", () => {
  expect(directives.get("require-trusted-types-for")).toBe("'script'");
  expect(directives.get("trusted-types")).toBe("ghostlight ProseMirrorClipboard");
});

test("violations are reported to our own route, in the old way and in the new", () => {
  expect(directives.get("report-uri")).toBe("/api/csp-reports");
  expect(headers["reporting-endpoints"]).toBe(`${directives.get("report-to")}="/api/csp-reports"`);
});

test("the page is alone with itself, and asks for no device", () => {
  expect(headers).toMatchObject({
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
  });
});

test("every header overrides what an origin says", () => {
  const all = [...Object.values(security ?? {}), ...(custom?.customHeaders ?? [])];
  expect(all.map(({ override }) => override)).toEqual(all.map(() => true));
});
