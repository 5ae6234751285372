import { Match } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { capabilities } from "#domain/api/capabilities.ts";
import { type Contract, routeKeyOf } from "#domain/api/contract.ts";
import { resourcesIn, wholeStage } from "#tests/support/synthesizedStage.ts";

const { app } = wholeStage();
const all = resourcesIn(app);

test("every contract is a route, and who is not anyone passes the authorizer with an access token", () => {
  const routes = new Map(
    all("AWS::ApiGatewayV2::Route").map(([, { Properties }]) => [Properties.RouteKey, Properties]),
  );
  const contracts = Object.values(capabilities).flat();
  expect([...routes.keys()].sort()).toEqual([...contracts.map(routeKeyOf), "HEAD /api/health", "$default"].sort());
  for (const contract of contracts) {
    const wanted =
      contract.who === "anyone"
        ? { AuthorizationType: "NONE" }
        : { AuthorizationType: "JWT", AuthorizationScopes: ["ghostlight/api", "aws.cognito.signin.user.admin"] };
    expect(routes.get(routeKeyOf(contract)), routeKeyOf(contract)).toMatchObject(wanted);
  }
});

test("a polite 503 of a function isn't an outage of the API", () => {
  app.hasResourceProperties("AWS::Logs::MetricFilter", {
    FilterPattern: '{ $.status = "5*" && $.handlerStatus != "503" }',
    MetricTransformations: [Match.objectLike({ MetricName: "FailedRequests" })],
  });
  app.hasResourceProperties("AWS::CloudWatch::Alarm", { MetricName: "FailedRequests", Threshold: 5 });
  const written = { status: "$context.status", handlerStatus: "$context.integration.status" };
  app.hasResourceProperties("AWS::ApiGatewayV2::Stage", {
    AccessLogSettings: { Format: Match.serializedJson(Match.objectLike(written)) },
  });
});

test("each route that anybody may call and that does more than read has a limit of its own", () => {
  const contracts: readonly Contract[] = Object.values(capabilities).flat();
  const open = contracts.filter(({ who, method }) => who === "anyone" && method !== "GET");
  expect(open.length).toBeGreaterThan(5);
  const [[, stage] = []] = all("AWS::ApiGatewayV2::Stage");
  expect(stage?.Properties).toMatchObject({
    DefaultRouteSettings: { ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1000 },
    RouteSettings: Object.fromEntries(
      open.map((each) => [routeKeyOf(each), { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 }]),
    ),
  });
  expect(Object.keys(stage?.Properties.RouteSettings ?? {})).toHaveLength(open.length);
  const waitedFor = (stage as { DependsOn?: string[] } | undefined)?.DependsOn ?? [];
  const routes = all("AWS::ApiGatewayV2::Route").filter(([id]) => waitedFor.includes(id));
  expect(routes.map(([, { Properties }]) => Properties.RouteKey).sort()).toEqual(open.map(routeKeyOf).sort());
});
