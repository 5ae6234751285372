import { Duration, Fn, RemovalPolicy, Validations } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import {
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
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { Construct } from "constructs";
import { apiBase, type Contract, routeKeyOf } from "#domain/api/contract.ts";
import type { Alarms } from "./Alarms.ts";
import type { HandlerFunction } from "./HandlerFunction.ts";
import type { UserDirectory } from "./UserDirectory.ts";

/** Access tokens have this scope and ID tokens don't. */
const accessTokenScope = "aws.cognito.signin.user.admin";

interface SiteApiProps {
  readonly users: UserDirectory;
  readonly alarms: Alarms;
}

/** The HTTP API behind the site's own address. Without the origin secret, its own address answers nothing. */
export class SiteApi extends Construct {
  /** CloudFront adds it to its requests, and every function checks it. */
  readonly originSecret: Secret;
  readonly #api: HttpApi;
  readonly #authorizer: HttpJwtAuthorizer;

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
      reason: "CloudFront takes the secret at deployment only: it is changed by deploying, not by a rotation function.",
    });
    this.#openStage();
    alarms.alarm(this, "Failing", {
      metric: this.#api.metricServerError({ period: Duration.minutes(5), statistic: "Sum" }),
      threshold: 5,
      impact: "answers from the whole API; writers' changes stay on their devices until it works again.",
    });
  }

  /** The API's own host name. */
  get host(): string {
    return Fn.select(2, Fn.split("/", this.#api.apiEndpoint));
  }

  /** Routes a contract's requests to its function, through the authorizer if the contract needs to know the caller. */
  route(contract: Contract, { lambda }: HandlerFunction): void {
    const open = contract.who === "anyone";
    const answersHead = open && contract.answersHead;
    const methods = [HttpMethod[contract.method], ...(answersHead ? [HttpMethod.HEAD] : [])];
    const routes = this.#api.addRoutes({
      path: `${apiBase}${contract.path}`,
      methods,
      integration: new HttpLambdaIntegration(lambda.node.path, lambda),
      ...(open ? {} : { authorizer: this.#authorizer, authorizationScopes: [accessTokenScope] }),
    });
    if (!open) return;
    for (const route of routes) acknowledgeOpen(route, `${routeKeyOf(contract)} is open to anyone by its contract.`);
  }

  /** Routes everything that no contract covers to a function that answers "not found" in our own format. */
  routeUnknown({ lambda }: HandlerFunction): void {
    const route = new HttpRoute(this, "Unknown", {
      httpApi: this.#api,
      routeKey: HttpRouteKey.DEFAULT,
      integration: new HttpLambdaIntegration(`${lambda.node.path}/Unknown`, lambda),
      authorizer: new HttpNoneAuthorizer(),
    });
    acknowledgeOpen(route, "It answers nothing but 404.");
  }

  #openStage(): void {
    const logGroup = new LogGroup(this, "AccessLog", {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new HttpStage(this, "Stage", {
      httpApi: this.#api,
      autoDeploy: true,
      throttle: { rateLimit: 500, burstLimit: 1000 },
      accessLogSettings: { destination: new LogGroupLogDestination(logGroup), format: accessLogFormat },
    });
  }
}

/** Logs routes instead of addresses, because addresses contain play IDs and share tokens. */
const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    requestId: "$context.requestId",
    at: "$context.requestTime",
    route: "$context.routeKey",
    status: "$context.status",
    bytes: "$context.responseLength",
    milliseconds: "$context.responseLatency",
    authorizerError: "$context.authorizer.error",
    integrationError: "$context.integrationErrorMessage",
  }),
);

const acknowledgeOpen = (route: HttpRoute, reason: string): void =>
  Validations.of(route).acknowledge({ id: "AwsSolutions-APIG4", reason });
