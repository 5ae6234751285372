import { Stack } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type { HandlerFunction } from "./HandlerFunction.ts";

/**
 * The name under which the site's address is kept. The address depends on the API, and that on the user pool and the
 * functions: so whoever of them needs the address finds it under a name that is known beforehand.
 */
export const siteAddressName = (stage: string): string => `/ghostlight/${stage}/site-address`;

/** Lets a function read the site's address; the name goes into its environment as `SITE_ADDRESS_PARAMETER`. */
export function mayReadSiteAddress(scope: Construct, handler: HandlerFunction, stage: string): void {
  const resourceName = siteAddressName(stage).slice(1);
  const arn = Stack.of(scope).formatArn({ service: "ssm", resource: "parameter", resourceName });
  handler.allow(["ssm:GetParameter"], arn);
}
