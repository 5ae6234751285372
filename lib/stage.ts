import * as z from "zod";
import { priceIds } from "#domain/api/billing.ts";
import { trackingRegions, trackingScriptOf } from "#domain/api/trackingScript.ts";

const hostName = z.hostname("must be a host name, such as ghostlight.example");
const address = z.email("must be an e-mail address");

const domain = z.strictObject({
  /** The site's public host name, e.g. `ghostlight.example`. */
  name: hostName,
  hostedZoneId: z.string("must be the ID of a Route 53 hosted zone").min(1),
  hostedZoneName: hostName,
});

/**
 * A class of thirty opens its plays at the same moment, and each browser sends a few requests. A smaller quota, such as the 10 of
 * a new account, is reached by a few people, so no alarm watches it.
 */
export const leastConcurrency = 100;

export const defaultReadsPerSecond = 20_000;
export const defaultWritesPerSecond = 4_000;

/** The settings of a stage file, `stages/<name>.json`. None of them is secret. */
export const stageSettings = z.strictObject({
  region: z
    .string()
    .regex(/^[a-z]{2}(-[a-z]+)+-\d$/, "must be an AWS region, such as eu-west-1")
    .default("eu-west-1"),
  /** Without it, the site has a CloudFront address. */
  domain: domain.optional(),
  /** Receives every alarm, but for the urgent ones if `pageEmail` does. */
  alarmEmail: address.optional(),
  /** Receives the alarms that somebody must look at right away, for example the address of a pager service. */
  pageEmail: address.optional(),
  /** Shown to people on the contact page, and receives a copy of every message that they leave there. */
  contactEmail: address.optional(),
  /** A sender at a domain that SES has verified; without it Cognito sends, at most 50 mails a day. */
  mailFrom: address.optional(),
  /** The Sentry DSN for the browser and the functions; without it nothing is sent. */
  sentryDsn: z.url({ protocol: /^https$/, error: "must be a DSN that starts with https://" }).optional(),
  /** The HubSpot portal that visits are reported to, if visitors agree; without it no HubSpot script is loaded. */
  hubspotPortalId: z
    .string("must be digits in quotes")
    .regex(/^\d{1,12}$/, "must be digits in quotes")
    .optional(),
  /** That portal's data center, as named in HubSpot's own embed code. */
  hubspotRegion: z.enum(trackingRegions, `must be one of ${trackingRegions.join(", ")}`).optional(),
  /** The Stripe IDs of the prices; without them nothing is sold. */
  stripePrices: priceIds.optional(),
  /** `off` removes the service worker from browsers, such as after a broken release. */
  offline: z.enum(["on", "off"], 'must be "on" or "off"').default("on"),
  /** How many functions the account may run at the same time in this region. From 100 on, an alarm goes off at 80 % of it. */
  concurrency: z.int("must be a whole number").min(10).default(1000),
  /** The most that the table reads and writes in a second. They bound what an attack can cost. */
  readsPerSecond: z.int("must be a whole number").min(1000).default(defaultReadsPerSecond),
  writesPerSecond: z.int("must be a whole number").min(500).default(defaultWritesPerSecond),
  /** The table that the stage uses instead of its own, after a restore. */
  restoredTable: z
    .string("must be the name of a DynamoDB table")
    .regex(/^[A-Za-z0-9_.-]{3,255}$/, "must be the name of a DynamoDB table")
    .optional(),
  /** The ARN of a backup vault in another account, which the table is copied to once a day. */
  copyVault: z
    .string("must be the ARN of a backup vault")
    .regex(/^arn:aws[a-z-]*:backup:[a-z0-9-]+:\d{12}:backup-vault:[\w-]{2,50}$/, "must be the ARN of a backup vault")
    .optional(),
  /** US dollars. AWS writes to `alarmEmail` when the account is about to cost more in a month. */
  monthlyBudget: z.number("must be a number of US dollars").min(1).optional(),
});

/** Names the stacks and everything that is looked up by name: `main`, `live`, … */
export const stageName = z.string().regex(/^[a-z][a-z0-9-]{0,19}$/);

/** A deployment with its own settings. */
export interface Stage extends z.output<typeof stageSettings> {
  readonly stage: string;
  /** The release, as shown in health, logs, and the site's configuration. */
  readonly release: string;
  /** The release replaces the one before at once, whatever alarms say. Only for a deployment that repairs something. */
  readonly isAtOnce?: boolean;
  /**
   * The stacks don't exist yet. So the table and the user pool aren't protected from deletion, because CloudFormation couldn't
   * take back a failed creation. And alarms tell nobody, because until the site has its files and every job has run, many are on.
   * `npm run deploy` does both right after the creation.
   */
  readonly isNew?: boolean;
}

/** Returns the stage `main` with the defaults and these settings. A laptop runs it without any. */
export const mainStage = (release: string, given: z.input<typeof stageSettings> = {}): Stage => ({
  ...stageSettings.parse(given),
  stage: "main",
  release,
});

/** The tracking script that pages of this stage may load. */
export const trackingScriptAt = ({
  hubspotPortalId,
  hubspotRegion,
}: Pick<Stage, "hubspotPortalId" | "hubspotRegion">): string | undefined =>
  hubspotPortalId && trackingScriptOf(hubspotPortalId, hubspotRegion);
