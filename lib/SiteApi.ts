import { Duration, Fn, RemovalPolicy, Stack, Validations } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import {
  CfnStage,
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from "aws-cdk-lib/aws-apigatewayv2";
import { HttpJwtAuthorizer } from "aws-cdk-lib/aws-apigatewayv2-authorizers";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { Stats } from "aws-cdk-lib/aws-cloudwatch";
import type { Alias } from "aws-cdk-lib/aws-lambda";
import { FilterPattern, LogGroup, MetricFilter, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { Construct } from "constructs";
import { apiBase, type Contract, routeKeyOf } from "#domain/api/contract.ts";
import { tokenScopes } from "#domain/api/tokenScopes.ts";
import type { Alarms } from "./Alarms.ts";
import { alarmTexts } from "./alarmTexts.ts";
import type { UserDirectory } from "./UserDirectory.ts";

/** Tokens need one of these. The second is in tokens that were issued before a release with the first. */
const authorizationScopes: string[] = [tokenScopes.api, tokenScopes.selfService];

interface SiteApiProps {
  readonly users: UserDirectory;
  readonly alarms: Alarms;
}

/** A function that answers requests. */
interface Routed {
  readonly alias: Alias;
}

/** The HTTP API behind the site's own address. Without the origin secret, its own address answers nothing. */
export class SiteApi extends Construct {
  /** CloudFront adds it to its requests, and every function checks it. */
  readonly originSecret: Secret;
  /** One line for each request. */
  readonly accessLog: LogGroup;
  readonly #api: HttpApi;
  readonly #authorizer: HttpJwtAuthorizer;
  readonly #stage: HttpStage;
  readonly #integrations = new Map<Alias, HttpLambdaIntegration>();

  constructor(scope: Construct, id: string, { users, alarms }: SiteApiProps) {
    super(scope, id);
    this.#api = new HttpApi(this, "Http", { createDefaultStage: false });
    this.#authorizer = new HttpJwtAuthorizer("AccessToken", users.issuer, { jwtAudience: [users.clientId] });
    this.originSecret = new Secret(this, "OriginSecret", {
      description: "Shows the API that a request came through CloudFront",
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    Validations.of(this.originSecret).acknowledge({
      id: "AwsSolutions-SMG4",
      reason: "CloudFront does not read the secret itself: an operator changes it in both places, as the guide says.",
    });
    this.accessLog = this.#createAccessLog();
    this.#stage = this.#openStage(this.accessLog);
    alarms.alarm(this, "Failing", {
      metric: countFailed(this, this.accessLog).metric({ period: Duration.minutes(5), statistic: Stats.SUM }),
      threshold: 5,
      ...alarmTexts.apiFailing,
    });
  }

  /** The API's own host name. */
  get host(): string {
    return Fn.select(2, Fn.split("/", this.#api.apiEndpoint));
  }

  /** Routes a contract's requests to its function, through the authorizer if the contract needs to know the caller. */
  route(contract: Contract, { alias }: Routed): void {
    const open = contract.who === "anyone";
    const answersHead = open && contract.answersHead;
    const methods = [HttpMethod[contract.method], ...(answersHead ? [HttpMethod.HEAD] : [])];
    const routes = this.#api.addRoutes({
      path: `${apiBase}${contract.path}`,
      methods,
      integration: this.#integrationOf(alias),
      ...(open ? {} : { authorizer: this.#authorizer, authorizationScopes }),
    });
    if (!open) return;
    for (const route of routes) acknowledgeOpen(route, `${routeKeyOf(contract)} is open to anyone by its contract.`);
    if (contract.method !== "GET") this.#throttle(routeKeyOf(contract), routes);
  }

  /** Routes everything that no contract covers to a function that answers "not found" in our own format. */
  routeUnknown({ alias }: Routed): void {
    const route = new HttpRoute(this, "Unknown", {
      httpApi: this.#api,
      routeKey: HttpRouteKey.DEFAULT,
      integration: this.#integrationOf(alias),
      authorizer: new HttpNoneAuthorizer(),
    });
    acknowledgeOpen(route, "It answers nothing but 404.");
  }

  /** One for all routes of a function, because each has a permission of its own, and a stack holds 500 resources. */
  #integrationOf(alias: Alias): HttpLambdaIntegration {
    const integration =
      this.#integrations.get(alias) ??
      new HttpLambdaIntegration(alias.node.path, alias, { scopePermissionToRoute: false });
    this.#integrations.set(alias, integration);
    return integration;
  }

  #createAccessLog(): LogGroup {
    return new LogGroup(this, "AccessLog", {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }

  #openStage(logGroup: LogGroup): HttpStage {
    return new HttpStage(this, "Stage", {
      httpApi: this.#api,
      autoDeploy: true,
      throttle: { rateLimit: 500, burstLimit: 1000 },
      accessLogSettings: { destination: new LogGroupLogDestination(logGroup), format: accessLogFormat },
    });
  }

  /** Gives a route a limit of its own, so that a flood there leaves room for everybody's saves. */
  #throttle(routeKey: string, routes: readonly HttpRoute[]): void {
    const { defaultChild } = this.#stage.node;
    if (!(defaultChild instanceof CfnStage)) throw new Error(`${this.#stage.node.path} isn't a stage.`);
    defaultChild.addPropertyOverride(`RouteSettings.${routeKey}`, openRouteThrottle);
    // API Gateway refuses settings of a route that doesn't exist yet.
    this.#stage.node.addDependency(...routes);
  }
}

/**
 * Requests a second, of all people together, to a route that anybody may call and that sends e-mail, computes a
 * password's hash, or writes.
 */
const openRouteThrottle = { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 } as const;

/** The count of failed requests in the access log. */
const countFailed = (scope: Construct, logGroup: LogGroup): MetricFilter =>
  new MetricFilter(scope, "Failed", {
    logGroup,
    filterPattern: FilterPattern.literal(failedRequests),
    metricNamespace: Stack.of(scope).stackName,
    metricName: "FailedRequests",
    metricValue: "1",
  });

/** Logs routes instead of addresses, because addresses contain play IDs and share tokens. */
const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    requestId: "$context.requestId",
    at: "$context.requestTime",
    route: "$context.routeKey",
    status: "$context.status",
    handlerStatus: "$context.integration.status",
    bytes: "$context.responseLength",
    milliseconds: "$context.responseLatency",
    authorizerError: "$context.authorizer.error",
    integrationError: "$context.integrationErrorMessage",
  }),
);

/**
 * What the API's own count of 5xx would include: a function's own 503 says that Stripe or HubSpot doesn't answer, or that
 * the service is unhealthy, which has an alarm of its own.
 */
const failedRequests = '{ $.status = "5*" && $.handlerStatus != "503" }';

const acknowledgeOpen = (route: HttpRoute, reason: string): void =>
  Validations.of(route).acknowledge({ id: "AwsSolutions-APIG4", reason });
