import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readTemplate } from "#local/template/cloudTemplate.ts";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { openGateway } from "./gateway.ts";

const file = join(temporaryFolder(), "template.json");
const Resources = {
  Stage: { Type: "AWS::ApiGatewayV2::Stage", Properties: { DefaultRouteSettings: {} } },
  Authorizer: {
    Type: "AWS::ApiGatewayV2::Authorizer",
    Properties: {
      IdentitySource: ["$request.header.Authorization"],
      JwtConfiguration: { Issuer: "https://issuer.example", Audience: ["a-client"] },
    },
  },
  Plays: {
    Type: "AWS::ApiGatewayV2::Integration",
    Properties: { IntegrationUri: "arn:aws:lambda:eu-west-1:0:Plays", PayloadFormatVersion: "2.0" },
  },
  Route: {
    Type: "AWS::ApiGatewayV2::Route",
    Properties: { RouteKey: "GET /api/plays", Target: "integrations/Plays" },
  },
};
writeFileSync(file, JSON.stringify({ Resources }));

const gateway = (invoke: () => Promise<unknown>, timeoutMilliseconds?: number) =>
  openGateway({
    template: readTemplate(file),
    names: { ref: (id) => id, attribute: (id) => id, secret: (id) => id, finish: (text) => text },
    functions: { invoke, stop: async () => {} },
    jwks: { keys: [] },
    now: () => 0,
    ...(timeoutMilliseconds && { timeoutMilliseconds }),
  });
const request = { method: "GET", path: "/api/plays", query: "", headers: {}, body: Buffer.alloc(0), address: "" };

test("a function that takes too long is answered 503, as API Gateway does, and what it returns later is dropped", async () => {
  const answer = await gateway(() => new Promise(() => {}), 20)(request);
  expect([answer.status, answer.body]).toEqual([503, JSON.stringify({ message: "Service Unavailable" })]);
});

test("a function that answers in time isn't", async () => {
  expect(await gateway(async () => ({ statusCode: 204 }))(request)).toMatchObject({ status: 204 });
});
