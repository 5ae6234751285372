import { CognitoIdentityProviderClient, DescribeUserPoolCommand } from "@aws-sdk/client-cognito-identity-provider";
import type { FetchedPage } from "#domain/security/inspectPage.ts";
import { systemClock } from "#lambdas/shared/clock.ts";
import { setting } from "#lambdas/shared/config.ts";
import { readSiteOrigin } from "#lambdas/shared/readSiteOrigin.ts";
import { withErrorReporting } from "#lambdas/shared/withErrorReporting.ts";
import { findLastHealth } from "#lambdas/stores/health.ts";
import { openTable, type Table } from "#lambdas/stores/table.ts";
import { runScheduledChecks } from "./runScheduledChecks.ts";
import type { Probes } from "./runServerHealthChecks.ts";

/** Longer than the check's limit, after which it has failed anyway. */
const timeoutMs = 8000;

/** Probes the real table, user pool and site. */
function probesOf(table: Table, userPoolId: string, siteOrigin = readSiteOrigin): Probes {
  const client = new CognitoIdentityProviderClient({});
  return {
    database: () => findLastHealth(table),
    authentication: () => client.send(new DescribeUserPoolCommand({ UserPoolId: userPoolId })),
    page: async () => fetchPage(`${await siteOrigin()}/`),
  };
}

/** Fetches a page and follows redirects. Throws if the answer isn't successful. */
async function fetchPage(address: string): Promise<FetchedPage> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`The site answers ${answer.status}.`);
  return { address: answer.url, contentType: answer.headers.get("content-type") ?? "", html: await answer.text() };
}

const table = openTable();
const probes = probesOf(table, setting("USER_POOL_ID"));
const stage = setting("STAGE");
const write = (line: string) => void process.stdout.write(line);

export const handler = withErrorReporting(async (): Promise<void> => {
  await runScheduledChecks({ table, probes, stage, now: systemClock, write });
});
