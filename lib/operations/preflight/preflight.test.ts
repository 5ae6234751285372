import type { IncomingMessage, ServerResponse } from "node:http";
import { App, CfnResource, Stack } from "aws-cdk-lib";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { stripeEvents } from "#domain/api/billing.ts";
import { mainStage } from "#lib/stage.ts";
import { stagePriceIds, stagePrices } from "#tests/support/stagePrices.ts";
import { startServer } from "#tests/support/startServer.ts";
import { leastBootstrapVersion } from "./deploymentChecks.ts";
import { runPreflight } from "./runPreflight.ts";

/** An account in which everything is ready. Each test breaks what it's about. */
const ready = {
  bootstrapped: { "eu-west-1": 28, "us-east-1": 28 } as Readonly<Record<string, number>>,
  /** The role that the credentials may not assume. */
  forbiddenRole: "",
  distributions: 1,
  /** What CloudFront answers to a distribution that can't exist: status, code and message. */
  cloudFront: [404, "NoSuchOrigin", "One or more of your origins do not exist."] as const as readonly [
    number,
    string,
    string,
  ],
  concurrency: 1000,
  mail: { ProductionAccessEnabled: true, SendingEnabled: true, EnforcementStatus: "HEALTHY" },
  identity: { VerifiedForSendingStatus: true, DkimAttributes: { Status: "SUCCESS" } } as object | undefined,
  zone: { name: "ghostlight.example.", isPrivate: false },
  isDeployed: true,
  stripeKey: "sk_live_1",
  amounts: Object.fromEntries([...stagePrices].map(([id, { amount }]) => [id, amount])),
  webhook: { url: "https://ghostlight.example/api/billing/webhook", status: "enabled", enabled_events: stripeEvents },
  hubspotToken: "pat-1",
  /** The app's stack; undefined before the first deployment. */
  status: "UPDATE_COMPLETE" as string | undefined,
  tables: ["Ghostlight-main-app-PlaysTable1", "another"],
  pools: [
    { Id: "eu-west-1_A", Name: "GhostlightmainappUsersPool1" },
    { Id: "eu-west-1_B", Name: "other" },
  ],
  nameServers: ["ns-1.awsdns-01.org"],
};
type Account = typeof ready;

const settings = {
  domain: { name: "ghostlight.example", hostedZoneId: "Z0123", hostedZoneName: "ghostlight.example" },
  mailFrom: "lamp@ghostlight.example",
  hubspotPortalId: "42",
  stripePrices: stagePriceIds,
};

let account: Account = ready;
let endpoint: string;

beforeAll(async () => {
  endpoint = await startServer((request, response) => void answer(request, response));
  vi.stubEnv("AWS_ENDPOINT_URL", endpoint);
  vi.stubEnv("AWS_ACCESS_KEY_ID", "test");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "test");
  vi.stubEnv("AWS_MAX_ATTEMPTS", "1");
});
afterAll(() => void vi.unstubAllEnvs());
afterEach(() => {
  account = ready;
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString("utf8");
  const { status = 200, type = "application/json", text } = replyTo(request, body);
  response.writeHead(status, { "content-type": type, "x-amzn-errortype": /"__type":"(\w+)"/.exec(text)?.[1] ?? "" });
  response.end(text);
}

interface Reply {
  readonly status?: number;
  readonly type?: string;
  readonly text: string;
}
const json = (value: unknown, status = 200): Reply => ({ status, text: JSON.stringify(value) });
const xml = (text: string, status = 200): Reply => ({ status, type: "text/xml", text });

/** Each service in its own protocol, as far as the preflight asks. */
function replyTo({ url = "", headers }: IncomingMessage, body: string): Reply {
  const target = String(headers["x-amz-target"]);
  if (target === "AmazonSSM.GetParameter") return parameter(JSON.parse(body).Name, regionOf(headers.authorization));
  if (target === "secretsmanager.GetSecretValue") return secret(JSON.parse(body).SecretId);
  if (target === "DynamoDB_20120810.ListTables") return json({ TableNames: account.tables });
  if (target === "AWSCognitoIdentityProviderService.ListUserPools") return json({ UserPools: account.pools });
  if (target === "AWSCognitoIdentityProviderService.DescribeUserPool")
    return json({ UserPool: { EstimatedNumberOfUsers: 2 } });
  const action = actions[new URLSearchParams(body).get("Action") ?? ""];
  if (action) return action(body);
  if (url.startsWith("/2020-05-31/distribution")) return body === "" ? distributions() : refusedDistribution();
  return replyAt(url, headers.authorization) ?? stackResources(new URLSearchParams(body).get("NextToken"));
}

/** Of CloudFormation and STS. */
const actions: Readonly<Record<string, (body: string) => Reply>> = {
  DescribeStacks: () => stackDescription(),
  GetCallerIdentity: () => identity(),
  AssumeRole: (body) => assumedRole(new URLSearchParams(body).get("RoleArn") ?? ""),
};

function replyAt(url: string, authorization: string | undefined): Reply | undefined {
  if (url.startsWith("/2016-08-19/account-settings"))
    return json({ AccountLimit: { ConcurrentExecutions: account.concurrency } });
  if (url === "/v2/email/account") return json(account.mail);
  if (url === "/v2/email/identities/ghostlight.example")
    return account.identity ? json(account.identity) : json({ __type: "NotFoundException" }, 404);
  if (url === "/2013-04-01/hostedzone/Z0123") return hostedZone();
  if (url.startsWith("/v1/prices/")) return price(url.slice("/v1/prices/".length));
  if (url.startsWith("/v1/webhook_endpoints")) return json({ object: "list", data: [account.webhook] });
  if (url === "/account-info/v3/details")
    return authorization === "Bearer pat-1" ? json({ portalId: 42 }) : json({}, 401);
  return undefined;
}

const regionOf = (authorization = ""): string => authorization.split("/")[2] ?? "";

function parameter(name: string, region: string): Reply {
  if (name === "/ghostlight/main/site-address") return json({ Parameter: { Value: "https://ghostlight.example" } });
  const version = account.bootstrapped[region];
  return version === undefined
    ? json({ __type: "ParameterNotFound" }, 400)
    : json({ Parameter: { Value: String(version) } });
}

const secret = (id: string): Reply =>
  json({
    SecretString: JSON.stringify(
      id === "arn:stripe"
        ? { apiKey: account.stripeKey, webhookSecret: "whsec_1" }
        : { accessToken: account.hubspotToken },
    ),
  });

const identity = (): Reply =>
  xml(
    `<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult>
     <Account>111111111111</Account></GetCallerIdentityResult></GetCallerIdentityResponse>`,
  );

const assumedRole = (arn: string): Reply =>
  account.forbiddenRole !== "" && arn.includes(account.forbiddenRole)
    ? xml(
        `<ErrorResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><Error><Type>Sender</Type><Code>AccessDenied</Code>
         <Message>User is not authorized to perform: sts:AssumeRole</Message></Error></ErrorResponse>`,
        403,
      )
    : xml(
        `<AssumeRoleResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleResult><Credentials>
         <AccessKeyId>key</AccessKeyId><SecretAccessKey>secret</SecretAccessKey><SessionToken>token</SessionToken>
         <Expiration>2027-01-01T00:00:00Z</Expiration></Credentials></AssumeRoleResult></AssumeRoleResponse>`,
      );

const distributions = (): Reply =>
  xml(
    `<DistributionList xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><MaxItems>1</MaxItems>
     <IsTruncated>false</IsTruncated><Quantity>${account.distributions}</Quantity><Items>
     ${"<DistributionSummary><Id>E1</Id></DistributionSummary>".repeat(account.distributions)}</Items></DistributionList>`,
  );

function refusedDistribution(): Reply {
  const [status, code, message] = account.cloudFront;
  return xml(
    `<ErrorResponse xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Error><Type>Sender</Type><Code>${code}</Code>
     <Message>${message}</Message></Error><RequestId>1</RequestId></ErrorResponse>`,
    status,
  );
}

const hostedZone = (): Reply =>
  xml(
    `<GetHostedZoneResponse xmlns="https://route53.amazonaws.com/doc/2013-04-01/"><HostedZone><Id>/hostedzone/Z0123</Id>
     <Name>${account.zone.name}</Name><CallerReference>1</CallerReference>
     <Config><PrivateZone>${account.zone.isPrivate}</PrivateZone></Config></HostedZone>
     <DelegationSet><NameServers><NameServer>ns-1.awsdns-01.org.</NameServer><NameServer>ns-2.awsdns-02.com.</NameServer>
     </NameServers></DelegationSet></GetHostedZoneResponse>`,
  );

const stackDescription = (): Reply =>
  account.status === undefined
    ? noSuchStack
    : xml(
        `<DescribeStacksResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><DescribeStacksResult><Stacks>
         <member><StackName>Ghostlight-main-app</StackName><StackStatus>${account.status}</StackStatus>
         <CreationTime>2027-01-01T00:00:00Z</CreationTime></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`,
      );

const noSuchStack = xml(
  `<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code>
   <Message>Stack with id Ghostlight-main-app does not exist</Message></Error></ErrorResponse>`,
  400,
);

/** In two pages: CloudFormation lists at most a hundred resources in one answer. */
function stackResources(page: string | null): Reply {
  if (!account.isDeployed) return noSuchStack;
  const member = (id: string, arn: string) =>
    `<member><LogicalResourceId>${id}</LogicalResourceId><PhysicalResourceId>${arn}</PhysicalResourceId>
     <ResourceType>AWS::SecretsManager::Secret</ResourceType><ResourceStatus>CREATE_COMPLETE</ResourceStatus></member>`;
  return xml(
    `<ListStackResourcesResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/">
     <ListStackResourcesResult><StackResourceSummaries>
     ${page ? member("SecretsHubspotToken1", "arn:hubspot") : member("SecretsStripeKeys1", "arn:stripe")}
     </StackResourceSummaries>${page ? "" : "<NextToken>second</NextToken>"}</ListStackResourcesResult>
     </ListStackResourcesResponse>`,
  );
}

const price = (id: string): Reply =>
  account.amounts[id] === undefined
    ? json({ error: { type: "invalid_request_error", message: "No such price" } }, 404)
    : json({
        id,
        active: true,
        currency: "usd",
        unit_amount: account.amounts[id],
        recurring: { interval: stagePrices.get(id)?.interval },
      });

/** Runs the preflight on an account that differs in these points, and returns what must be fixed. */
async function fixesFor(changes: Partial<Account>, given: object = settings): Promise<readonly string[]> {
  return findingsFor(changes, "fix", given);
}

async function findingsFor(changes: Partial<Account>, which: "fix" | "note" | "ok", given: object = settings) {
  account = { ...ready, ...changes };
  const resolveNs = async () => [...account.nameServers];
  const findings = await runPreflight(mainStage("1", given), { stripe: endpoint, hubspot: endpoint, resolveNs });
  return findings.filter(({ kind }) => kind === which).map(({ text }) => text);
}

test("an account that is ready has nothing to fix", async () => {
  expect(await fixesFor({})).toEqual([]);
});

test("a region without the CDK's bootstrap, or with an old one, is named, with the command for it", async () => {
  expect(await fixesFor({ bootstrapped: { "eu-west-1": 28 } })).toEqual([
    expect.stringMatching(/isn't bootstrapped in us-east-1.*npx cdk bootstrap aws:\/\/ACCOUNT\/us-east-1$/),
  ]);
  expect(await fixesFor({ bootstrapped: { "eu-west-1": 5, "us-east-1": leastBootstrapVersion } })).toEqual([
    expect.stringMatching(
      /in eu-west-1 has version 5, and 6 is needed. Run: npx cdk bootstrap aws:\/\/ACCOUNT\/eu-west-1$/,
    ),
  ]);
});

test("the lowest version of the bootstrap is the one that the templates ask for", () => {
  const assembly = new App();
  new CfnResource(new Stack(assembly, "Any"), "Topic", { type: "AWS::SNS::Topic" });
  expect(assembly.synth().getStackByName("Any").requiresBootstrapStackVersion).toBe(leastBootstrapVersion);
});

test("a role of the deployment that the credentials may not assume is named", async () => {
  expect(await fixesFor({ forbiddenRole: "deploy-role-111111111111-us-east-1" })).toEqual([
    expect.stringMatching(
      /^These credentials may not assume cdk-hnb659fds-deploy-role-111111111111-us-east-1\..*AssumeRole/,
    ),
  ]);
});

test("CloudFront: an account that it must verify first is found, and what can't be known isn't claimed", async () => {
  const message = "Your account must be verified before you can add new CloudFront resources.";
  const unverified = { distributions: 0, cloudFront: [403, "AccessDenied", message] } as const;
  expect(await fixesFor(unverified)).toEqual([expect.stringMatching(/Write to AWS Support.*must be verified before/)]);
  expect(await fixesFor({ ...unverified, distributions: 1 })).toEqual([]);
  const noted = async (changes: Partial<Account>) =>
    (await findingsFor({ distributions: 0, ...changes }, "note")).filter((text) => text.includes("CloudFront"));
  expect(await noted({})).toEqual([expect.stringMatching(/^CloudFront didn't refuse the account/)]);
  const forbidden = [403, "AccessDenied", "User is not authorized to perform: cloudfront:CreateDistribution"] as const;
  expect(await noted({ cloudFront: forbidden })).toEqual([expect.stringMatching(/^These credentials may not ask/)]);
});

test("a new account's quota of ten functions is too small for more than three people, and the alarm must fit it", async () => {
  expect(await fixesFor({ concurrency: 10 })).toEqual([
    expect.stringMatching(/Only 10 functions.*about 3 people.*Service Quotas/),
    expect.stringContaining('Set "concurrency": 10 in stages/main.json'),
  ]);
  const noted = await findingsFor({ concurrency: 10 }, "ok", { ...settings, concurrency: 10 });
  expect(noted).toContain("No alarm watches a quota below 100, because a few people reach it.");
  expect(await fixesFor({ concurrency: 500 }, { ...settings, concurrency: 500 })).toEqual([]);
});

test("mail: the sandbox, an account under review, and a domain that SES doesn't know or hasn't verified", async () => {
  expect(await fixesFor({ mail: { ...ready.mail, ProductionAccessEnabled: false } })).toEqual([
    expect.stringMatching(/sandbox.*Request production access/),
  ]);
  expect(await fixesFor({ mail: { ...ready.mail, EnforcementStatus: "PROBATION" } })).toEqual([
    expect.stringContaining("PROBATION"),
  ]);
  expect(await fixesFor({ identity: undefined })).toEqual([expect.stringMatching(/doesn't know ghostlight.example/)]);
  expect(await fixesFor({ identity: { VerifiedForSendingStatus: false } })).toEqual([expect.stringContaining("DKIM")]);
});

test("the hosted zone must be public and the domain's own", async () => {
  expect(await fixesFor({ zone: { name: "other.example.", isPrivate: false } })).toEqual([
    "Z0123 is the zone of other.example, not the public zone of ghostlight.example.",
  ]);
  expect(await fixesFor({ zone: { name: "ghostlight.example.", isPrivate: true } })).toEqual([
    expect.stringContaining("a private zone"),
  ]);
});

test("a registrar that doesn't name the zone's servers is found, with the servers to set", async () => {
  for (const nameServers of [["ns1.registrar.example"], []]) {
    expect(await fixesFor({ nameServers })).toEqual([
      expect.stringMatching(
        /can't issue the certificate.*set the name servers to ns-1.awsdns-01.org, ns-2.awsdns-02.com/,
      ),
    ]);
  }
});

test("a stack that is stuck is named, with what to do", async () => {
  expect(await fixesFor({ status: "ROLLBACK_FAILED" })).toEqual([
    expect.stringMatching(/is ROLLBACK_FAILED.*delete-stack --region eu-west-1 --stack-name Ghostlight-main-app$/),
  ]);
});

test("before the first deployment, what an earlier try left behind is named, and nothing else", async () => {
  const left = async (changes: Partial<Account>) =>
    (await findingsFor(changes, "note")).filter((text) => text.includes("isn't part of a stack"));
  expect(await left({ status: undefined, isDeployed: false })).toEqual([
    expect.stringMatching(/^The table Ghostlight-main-app-PlaysTable1 isn't part of a stack/),
    expect.stringMatching(/^The user pool eu-west-1_A isn't part of a stack.*about 2 accounts/),
  ]);
  expect(await left({ status: undefined, isDeployed: false, tables: [], pools: [] })).toEqual([]);
  expect(await left({})).toEqual([]);
});

test("Stripe: the keys, each price as /pricing shows it, and the webhook with its events", async () => {
  expect(await fixesFor({ stripeKey: "sk_none" })).toEqual(["Put Stripe's keys into the secret arn:stripe."]);
  const { yearly } = stagePriceIds.writer;
  expect(await fixesFor({ amounts: { ...ready.amounts, [yearly]: 9600 } })).toEqual([
    `${yearly} isn't an active price of 72 USD a year, which /pricing shows.`,
  ]);
  expect(await fixesFor({ amounts: {} })).toHaveLength(4);
  expect(await fixesFor({ webhook: { ...ready.webhook, url: "https://old.example/api/billing/webhook" } })).toEqual([
    expect.stringMatching(/no events to https:\/\/ghostlight.example\/api\/billing\/webhook/),
  ]);
  expect(await fixesFor({ webhook: { ...ready.webhook, enabled_events: stripeEvents.slice(1) } })).toEqual([
    "Stripe's webhook lacks checkout.session.completed.",
  ]);
});

test("HubSpot: a token that is refused, and one of another portal", async () => {
  expect(await fixesFor({ hubspotToken: "pat-old" })).toEqual([expect.stringMatching(/refused the token \(401\)/)]);
  expect(await fixesFor({ hubspotToken: "none" })).toEqual([]);
  expect(await fixesFor({}, { ...settings, hubspotPortalId: "7" })).toEqual([expect.stringContaining("portal 42")]);
});

test("before the first deployment, the services' keys aren't missed; what can't be checked is said", async () => {
  expect(await fixesFor({ isDeployed: false })).toEqual([]);
  vi.stubEnv("AWS_ENDPOINT_URL_LAMBDA", "http://127.0.0.1:9");
  expect(await fixesFor({})).toEqual([expect.stringMatching(/^We couldn't check the quota of Lambda: .*/)]);
  vi.stubEnv("AWS_ENDPOINT_URL_LAMBDA", undefined);
});
