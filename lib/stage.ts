import type { Node } from "constructs";
import * as z from "zod";
import { priceIds } from "#domain/api/billing.ts";
import { trackingRegions, trackingScriptOf } from "#domain/api/trackingScript.ts";

const domain = z.object({
  /** The site's public host name, e.g. `ghostlight.example`. */
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
  /** The release, as shown in health, logs, and the site's configuration. */
  release: z.string().min(1).max(64),
  /** Receives every alarm. */
  alarmEmail: z.email().optional(),
  /** Shown to people on the contact page, and told of every message that they leave there. */
  contactEmail: z.email().optional(),
  /** A sender at a domain that SES has verified; without it Cognito sends, at most 50 mails a day. */
  mailFrom: z.email().optional(),
  /** The Sentry DSN for the browser and the functions; without it nothing is sent. It isn't secret. */
  sentryDsn: z.url({ protocol: /^https$/ }).optional(),
  /** The HubSpot portal that visits are reported to, if visitors agree; without it no HubSpot script is loaded. */
  hubspotPortalId: z
    .string()
    .regex(/^\d{1,12}$/)
    .optional(),
  /** That portal's data center, as named in HubSpot's own embed code. */
  hubspotRegion: z.enum(trackingRegions).optional(),
  /** The Stripe IDs of the prices; without them nothing is sold. */
  stripePrices: priceIds.optional(),
  /** `off` removes the service worker from browsers, such as after a broken release. */
  offline: z.enum(["on", "off"]).default("on"),
  domain: domain.optional(),
});

/** The settings that differ between deployments. */
export type Stage = z.output<typeof stage>;

/** Reads the stage from `-c name=value`. Throws on an incomplete domain, a misspelled region, and the like. */
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
    offline: given("offline"),
    domain: name && { name, hostedZoneId: given("hostedZoneId"), hostedZoneName: given("hostedZoneName") },
  });
}

/** The tracking script that pages of this stage may load. */
export const trackingScriptAt = ({
  hubspotPortalId,
  hubspotRegion,
}: Pick<Stage, "hubspotPortalId" | "hubspotRegion">): string | undefined =>
  hubspotPortalId && trackingScriptOf(hubspotPortalId, hubspotRegion);

/** `cdk.json` passes numbers as numbers. */
const textOf = (given: unknown): unknown => (typeof given === "number" ? String(given) : given);

/** The command line passes objects as text. */
const parsedJson = (given: unknown): unknown => (typeof given === "string" ? JSON.parse(given) : given);
