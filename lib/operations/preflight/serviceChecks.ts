import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { GetParameterCommand, SSMClient } from "@aws-sdk/client-ssm";
import Stripe from "stripe";
import * as z from "zod";
import { type PriceIds, receiveStripeEvent, stripeEvents } from "#domain/api/billing.ts";
import { apiBase } from "#domain/api/contract.ts";
import { billingIntervals, paidTiers, plans } from "#domain/subscription/plans.ts";
import { siteAddressName } from "#lib/siteAddressName.ts";
import type { Stage } from "#lib/stage.ts";
import type { StackResource } from "../stackResources.ts";
import { check, fix, note, ok, type PreflightResult } from "./preflightResult.ts";

/** Addresses of the services, if they aren't their own. */
export interface ServiceAddresses {
  readonly stripe?: string;
  readonly hubspot?: string;
}

const intervalAtStripe = { monthly: "month", yearly: "year" } as const;

export async function checkStripe(
  stage: Stage,
  deployed: readonly StackResource[],
  { stripe: address }: ServiceAddresses,
): Promise<readonly PreflightResult[]> {
  if (!stage.stripePrices) return [note('Without "stripePrices", the site sells nothing.')];
  const secret = secretIn(deployed, "StripeKeys");
  if (!secret) return [note("Stripe's keys are entered after the first deployment. Run this again after that.")];
  const { apiKey } = z.object({ apiKey: z.string() }).parse(JSON.parse(await readSecret(stage, secret)));
  if (apiKey === "sk_none") return [fix(`Put Stripe's keys into the secret ${secret}.`)];
  const stripe = connect(apiKey, address);
  return [...(await priceFindings(stripe, stage.stripePrices)), await webhookFinding(stripe, stage)];
}

function connect(apiKey: string, address: string | undefined): Stripe {
  if (!address) return new Stripe(apiKey, { telemetry: false });
  const { hostname, port } = new URL(address);
  return new Stripe(apiKey, { telemetry: false, protocol: "http", host: hostname, port: Number(port) });
}

async function priceFindings(stripe: Stripe, ids: PriceIds): Promise<readonly PreflightResult[]> {
  const findings = paidTiers.flatMap((tier) =>
    billingIntervals.map(async (interval) => {
      const id = ids[tier][interval];
      const expected = `${plans[tier][interval]} USD a ${intervalAtStripe[interval]}`;
      const price = await stripe.prices.retrieve(id).catch(unlessMissing);
      if (!price) return fix(`Stripe has no price ${id}. Create it (${expected}) and put its ID into the stage file.`);
      const holds =
        price.active &&
        price.currency === "usd" &&
        price.unit_amount === plans[tier][interval] * 100 &&
        price.recurring?.interval === intervalAtStripe[interval];
      return check(holds, `${id} is ${expected}.`, `${id} isn't an active price of ${expected}, which /pricing shows.`);
    }),
  );
  return Promise.all(findings);
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return undefined;
  throw error;
}

async function webhookFinding(stripe: Stripe, stage: Stage): Promise<PreflightResult> {
  const url = `${await siteAddressOf(stage)}${apiBase}${receiveStripeEvent.path}`;
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const endpoint = data.find((each) => each.url === url && each.status === "enabled");
  if (!endpoint) return fix(`Stripe sends no events to ${url}. Add an endpoint for ${stripeEvents.join(", ")}.`);
  const { enabled_events: enabled } = endpoint;
  const missing = enabled.includes("*") ? [] : stripeEvents.filter((event) => !enabled.some((each) => each === event));
  return check(
    missing.length === 0,
    "Stripe's webhook sends every event.",
    `Stripe's webhook lacks ${missing.join(", ")}.`,
  );
}

export async function checkHubspot(
  stage: Stage,
  deployed: readonly StackResource[],
  { hubspot: address = "https://api.hubapi.com" }: ServiceAddresses,
): Promise<readonly PreflightResult[]> {
  const secret = secretIn(deployed, "HubspotToken");
  if (!secret) return [note("HubSpot's token is entered after the first deployment.")];
  const { accessToken } = z.object({ accessToken: z.string() }).parse(JSON.parse(await readSecret(stage, secret)));
  if (accessToken === "none") return [note("There is no HubSpot token, so contacts are off.")];
  const response = await fetch(`${address}/account-info/v3/details`, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok)
    return [fix(`HubSpot refused the token (${response.status}). Put a new one into the secret ${secret}.`)];
  const { portalId } = z.object({ portalId: z.number() }).parse(await response.json());
  if (!stage.hubspotPortalId) return [ok(`HubSpot accepts the token of portal ${portalId}.`)];
  return [
    check(
      String(portalId) === stage.hubspotPortalId,
      `HubSpot accepts the token of portal ${portalId}.`,
      `The token is for portal ${portalId}, but the stage file has "hubspotPortalId": "${stage.hubspotPortalId}".`,
    ),
  ];
}

const secretIn = (deployed: readonly StackResource[], name: string): string | undefined =>
  deployed.find(({ type, logicalId }) => type === "AWS::SecretsManager::Secret" && logicalId.includes(name))
    ?.physicalId;

async function readSecret({ region }: Stage, id: string): Promise<string> {
  const { SecretString = "" } = await new SecretsManagerClient({ region }).send(
    new GetSecretValueCommand({ SecretId: id }),
  );
  return SecretString;
}

async function siteAddressOf({ region, stage }: Stage): Promise<string> {
  const { Parameter } = await new SSMClient({ region }).send(new GetParameterCommand({ Name: siteAddressName(stage) }));
  return Parameter?.Value ?? "";
}
