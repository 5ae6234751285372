import type { Node } from "constructs";
import * as z from "zod";
import { priceIds } from "#domain/api/billing.ts";
import { trackingRegions, trackingScriptOf } from "#domain/api/trackingScript.ts";

const domain = z.object({
  /** Where people find the site, e.g. `ghostlight.example`. */
  name: z.hostname(),
  hostedZoneId: z.string().min(1),
  hostedZoneName: z.hostname(),
});

const stage = z.object({
  /** Names the stacks and everything that is looked up by name: `main`, `live`, … */
  stage: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,19}$/)
    .default("main"),
  region: z
    .string()
    .regex(/^[a-z]{2}(-[a-z]+)+-\d$/)
    .default("eu-west-1"),
  /** What runs, as health, logs and the site's configuration say it. */
  release: z.string().min(1).max(64),
  /** Told of every alarm. */
  alarmEmail: z.email().optional(),
  /** Shown to people on the contact page, and told of every message that they leave there. */
  contactEmail: z.email().optional(),
  /** A sender at a domain that SES has verified; without it Cognito sends, at most 50 mails a day. */
  mailFrom: z.email().optional(),
  /** Where Sentry listens, for the browser and the functions; without it nothing is sent. It is no secret. */
  sentryDsn: z.url({ protocol: /^https$/ }).optional(),
  /** HubSpot's portal that visits are told to, where visitors agree; without it no script of HubSpot's is loaded. */
  hubspotPortalId: z
    .string()
    .regex(/^\d{1,12}$/)
    .optional(),
  /** Where that portal's data lie, by the name in HubSpot's own embed code. */
  hubspotRegion: z.enum(trackingRegions).optional(),
  /** Stripe's ids of what is sold; without them nothing is. */
  stripePrices: priceIds.optional(),
  domain: domain.optional(),
});

/** What differs from one Ghostlight to the next. */
export type Stage = z.output<typeof stage>;

/** The stage that `-c name=value` describes. Refuses a half-described domain, a misspelt region and the like. */
export function stageFromContext(node: Node, release: string): Stage {
  const given = (name: string): unknown => node.tryGetContext(name) || undefined;
  const name = given("domain");
  return stage.parse({
    stage: given("stage"),
    region: given("region"),
    release: given("release") ?? release,
    alarmEmail: given("alarmEmail"),
    contactEmail: given("contactEmail"),
    mailFrom: given("mailFrom"),
    sentryDsn: given("sentryDsn"),
    hubspotPortalId: textOf(given("hubspotPortalId")),
    hubspotRegion: given("hubspotRegion"),
    stripePrices: parsedJson(given("stripePrices")),
    domain: name && { name, hostedZoneId: given("hostedZoneId"), hostedZoneName: given("hostedZoneName") },
  });
}

/** The tracking script that pages of this stage may load. */
export const trackingScriptAt = ({
  hubspotPortalId,
  hubspotRegion,
}: Pick<Stage, "hubspotPortalId" | "hubspotRegion">): string | undefined =>
  hubspotPortalId && trackingScriptOf(hubspotPortalId, hubspotRegion);

/** `cdk.json` gives a number as one. */
const textOf = (given: unknown): unknown => (typeof given === "number" ? String(given) : given);

/** The command line gives objects as text. */
const parsedJson = (given: unknown): unknown => (typeof given === "string" ? JSON.parse(given) : given);
