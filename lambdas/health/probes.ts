import { CognitoIdentityProviderClient, DescribeUserPoolCommand } from "@aws-sdk/client-cognito-identity-provider";
import type { FetchedPage } from "#domain/security/inspectPage.ts";
import { readSiteOrigin } from "#lambdas/shared/siteOrigin.ts";
import { findLastHealth } from "#lambdas/stores/health.ts";
import type { Table } from "#lambdas/stores/table.ts";
import type { Probes } from "./runServerHealthChecks.ts";

/** Looks no longer than this at a page that hangs: by then the check has failed. */
const patienceMs = 8000;

/** The table, the user pool and the site themselves. */
export function probesOf(table: Table, userPoolId: string, siteOrigin = readSiteOrigin): Probes {
  const client = new CognitoIdentityProviderClient({});
  return {
    database: () => findLastHealth(table),
    authentication: () => client.send(new DescribeUserPoolCommand({ UserPoolId: userPoolId })),
    page: async () => fetchPage(`${await siteOrigin()}/`),
  };
}

/** Follows where the site leads. Throws where what comes is no page. */
export async function fetchPage(address: string): Promise<FetchedPage> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
  if (!answer.ok) throw new Error(`The site answers ${answer.status}.`);
  return { address: answer.url, contentType: answer.headers.get("content-type") ?? "", html: await answer.text() };
}
