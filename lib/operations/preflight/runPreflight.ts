import type { resolveNs } from "node:dns/promises";
import { stackNamesOf } from "#lib/stackNames.ts";
import type { Stage } from "#lib/stage.ts";
import { listResources } from "../stackResources.ts";
import { checkConcurrency, checkDomain, checkMail } from "./accountChecks.ts";
import { checkBootstrap, checkCloudFront, checkPermissions } from "./deploymentChecks.ts";
import { fix, type PreflightResult } from "./preflightResult.ts";
import { checkHubspot, checkStripe, type ServiceAddresses } from "./serviceChecks.ts";
import { checkDelegation, checkStacks } from "./stackChecks.ts";

/** Checks whether the account and the services are ready for the stage's users. It changes nothing. */
export async function runPreflight(
  stage: Stage,
  addresses: ServiceAddresses & { readonly resolveNs?: typeof resolveNs } = {},
): Promise<readonly PreflightResult[]> {
  const deployed = () => listResources(stackNamesOf(stage.stage).app, stage.region);
  const checks: Readonly<Record<string, () => Promise<readonly PreflightResult[]>>> = {
    "the bootstrap": () => checkBootstrap(stage),
    "the permissions": () => checkPermissions(stage),
    CloudFront: () => checkCloudFront(stage),
    "the quota of Lambda": () => checkConcurrency(stage),
    "e-mail in SES": () => checkMail(stage),
    "the domain": () => checkDomain(stage),
    "the domain's name servers": () => checkDelegation(stage, addresses.resolveNs),
    "the stacks": () => checkStacks(stage),
    Stripe: async () => checkStripe(stage, await deployed(), addresses),
    HubSpot: async () => checkHubspot(stage, await deployed(), addresses),
  };
  const findings = Object.entries(checks).map(([name, run]) => run().catch((error) => [failedCheck(name, error)]));
  return (await Promise.all(findings)).flat();
}

const failedCheck = (name: string, error: unknown): PreflightResult =>
  fix(`We couldn't check ${name}: ${error instanceof Error ? `${error.name}: ${error.message}` : error}`);
