import { expect, test } from "vitest";
import { clientIdOf, issuerOf, userPoolIdOf } from "./poolIds.ts";
import { clientProperties, userPoolProperties, validitySeconds } from "./template.ts";

test("ids look like AWS's, and are the same every time", () => {
  expect(userPoolIdOf("eu-west-1", "People")).toMatch(/^eu-west-1_[0-9A-Za-z]{9}$/);
  expect(clientIdOf("Browser")).toMatch(/^[0-9a-z]{26}$/);
  expect(userPoolIdOf("eu-west-1", "People")).toBe(userPoolIdOf("eu-west-1", "People"));
  expect(userPoolIdOf("eu-west-1", "Others")).not.toBe(userPoolIdOf("eu-west-1", "People"));
  expect(issuerOf("eu-west-1_Ab3dEfGhi")).toBe("https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_Ab3dEfGhi");
});

const pool = { UsernameAttributes: ["email"] };

test.each([
  ["a pool with sign-in by user name", { UsernameAttributes: [] }],
  ["a mandatory second factor", { ...pool, MfaConfiguration: "ON" }],
  ["an unsupported factor", { ...pool, EnabledMfas: ["SMS_MFA"] }],
  ["a trigger that would never be called", { ...pool, LambdaConfig: { PreTokenGeneration: "arn" } }],
])("refuses %s", (_what, properties) => {
  expect(() => userPoolProperties.parse(properties)).toThrow();
});

test("refuses a client with a secret", () => {
  expect(() => clientProperties.parse({ GenerateSecret: true })).toThrow(/secret/);
});

test("tokens live as long as the client says, by default as long as Cognito's", () => {
  expect(validitySeconds(clientProperties.parse({}))).toEqual({ access: 3600, id: 3600, refresh: 2_592_000 });
  const TokenValidityUnits = { AccessToken: "minutes", IdToken: "minutes", RefreshToken: "days" };
  const short = clientProperties.parse({ AccessTokenValidity: 15, IdTokenValidity: 5, TokenValidityUnits });
  expect(validitySeconds(short)).toEqual({ access: 900, id: 300, refresh: 2_592_000 });
});
