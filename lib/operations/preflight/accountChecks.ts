import { GetAccountSettingsCommand, LambdaClient } from "@aws-sdk/client-lambda";
import { GetHostedZoneCommand, Route53Client } from "@aws-sdk/client-route-53";
import { GetAccountCommand, GetEmailIdentityCommand, NotFoundException, SESv2Client } from "@aws-sdk/client-sesv2";
import { edgeRegion } from "#lib/regions.ts";
import { leastConcurrency, type Stage } from "#lib/stage.ts";
import { check, fix, note, ok, type PreflightResult } from "./preflightResult.ts";

/** Whoever opens the app sends as many requests at the same moment. */
const requestsAtOnce = 3;

export async function checkConcurrency({ region, stage, concurrency }: Stage): Promise<readonly PreflightResult[]> {
  const { AccountLimit } = await new LambdaClient({ region }).send(new GetAccountSettingsCommand({}));
  const quota = AccountLimit?.ConcurrentExecutions ?? 0;
  return [
    check(
      quota >= leastConcurrency,
      `${quota} functions may run at the same time in ${region}.`,
      `Only ${quota} functions may run at the same time in ${region}. That serves about ${Math.floor(quota / requestsAtOnce)} people ` +
        "who open the app at the same moment; the others' requests are sent again later. In Service Quotas, under AWS Lambda, " +
        'request 1,000 "Concurrent executions". It can take days.',
    ),
    check(
      quota === concurrency,
      quota < leastConcurrency
        ? `No alarm watches a quota below ${leastConcurrency}, because a few people reach it.`
        : "The alarm on concurrency fits the quota.",
      `The stage expects a quota of ${concurrency}. Set "concurrency": ${quota} in stages/${stage}.json.`,
    ),
  ];
}

export async function checkMail({ region, mailFrom }: Stage): Promise<readonly PreflightResult[]> {
  if (!mailFrom)
    return [note('Without "mailFrom", Cognito sends at most 50 e-mails a day, and there are no sign-in links.')];
  const client = new SESv2Client({ region });
  const { ProductionAccessEnabled, SendingEnabled, EnforcementStatus } = await client.send(new GetAccountCommand({}));
  return [
    check(
      ProductionAccessEnabled === true,
      "SES may send to everybody.",
      `SES is in its sandbox in ${region} and sends only to verified addresses. Request production access in the SES console.`,
    ),
    check(
      SendingEnabled === true && EnforcementStatus === "HEALTHY",
      "The account's e-mail is in good standing.",
      `AWS has paused or is reviewing the account's e-mail (${EnforcementStatus}). See "Reputation metrics" in the SES console.`,
    ),
    await identityFinding(client, mailFrom.slice(mailFrom.indexOf("@") + 1), region),
  ];
}

async function identityFinding(client: SESv2Client, domain: string, region: string): Promise<PreflightResult> {
  try {
    const found = await client.send(new GetEmailIdentityCommand({ EmailIdentity: domain }));
    return check(
      found.VerifiedForSendingStatus === true && found.DkimAttributes?.Status === "SUCCESS",
      `SES has verified ${domain}.`,
      `SES hasn't verified ${domain} yet. Add the DKIM records that its console shows to the domain's DNS.`,
    );
  } catch (error) {
    if (!(error instanceof NotFoundException)) throw error;
    return fix(`SES doesn't know ${domain}. Create the identity, with Easy DKIM, in the SES console in ${region}.`);
  }
}

export async function checkDomain({ domain }: Stage): Promise<readonly PreflightResult[]> {
  if (!domain) return [note('Without "domain", the site has an address of CloudFront.')];
  const { name, hostedZoneId, hostedZoneName } = domain;
  const { HostedZone } = await new Route53Client({ region: edgeRegion }).send(
    new GetHostedZoneCommand({ Id: hostedZoneId }),
  );
  const zone = HostedZone?.Name?.replace(/\.$/, "");
  const isBelow = name === hostedZoneName || name.endsWith(`.${hostedZoneName}`);
  return [
    check(
      zone === hostedZoneName && !HostedZone?.Config?.PrivateZone,
      `${hostedZoneId} is the public zone of ${hostedZoneName}.`,
      `${hostedZoneId} is ${HostedZone?.Config?.PrivateZone ? "a private zone" : `the zone of ${zone}`}, not the public zone of ${hostedZoneName}.`,
    ),
    isBelow ? ok(`${name} is in that zone.`) : fix(`${name} isn't in the zone ${hostedZoneName}.`),
  ];
}
