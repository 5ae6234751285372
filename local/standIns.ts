import { join } from "node:path";
import * as z from "zod";
import { receiveStripeEvent } from "#domain/api/billing.ts";
import { apiBase } from "#domain/api/contract.ts";
import { type Cognito, startCognito } from "./cognito/startCognito.ts";
import { contactEmail } from "./contactEmail.ts";
import { createLocalTable, type OpenedTable } from "./createLocalTable.ts";
import type { Faults } from "./faults.ts";
import { type HubspotStandIn, hubspotToken, startHubspot } from "./hubspot/startHubspot.ts";
import { type Mailbox, openMailbox } from "./mail/mailbox.ts";
import { startMail } from "./mail/startMail.ts";
import type { MovableClock } from "./movableClock.ts";
import { type Secrets, startSecrets } from "./secrets/startSecrets.ts";
import { localPriceIds } from "./stripe/prices.ts";
import { type StripeStandIn, startStripe } from "./stripe/startStripe.ts";
import { startTable } from "./table.ts";
import type { Assembly } from "./template/assembly.ts";
import type { CloudTemplate } from "./template/cloudTemplate.ts";
import { logicalIdOfArn, namesOf } from "./template/names.ts";
import { type ResourceNames, resolve } from "./template/resolve.ts";

export interface StandInsOptions {
  readonly assembly: Assembly;
  /** The site's origin. */
  readonly origin: string;
  readonly dataFolder: string;
  readonly clock: MovableClock;
  readonly faults: Faults;
  readonly invoke: (logicalId: string, event: unknown) => Promise<unknown>;
  /** Runs if the table server ends by itself. */
  readonly onTableEnd: () => void;
}

/** Everything with its own data. It keeps running while functions are replaced. */
export interface StandIns {
  readonly names: ResourceNames;
  readonly table: OpenedTable;
  readonly cognito: Cognito;
  readonly outbox: Mailbox;
  readonly stripe: StripeStandIn;
  readonly hubspot: HubspotStandIn;
  readonly parameters: Secrets["parameters"];
  /** The settings that point the AWS SDK at these stand-ins instead of AWS. */
  readonly environment: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

export async function startStandIns(options: StandInsOptions): Promise<StandIns> {
  const { assembly, origin, dataFolder, clock, faults, onTableEnd } = options;
  const { template, region } = assembly;
  let secrets: Secrets | undefined;
  const secret = (id: string) => secrets?.valueOf(id) ?? "";
  const names = namesOf(template, { region, origin, secret });
  const outbox = openMailbox(dataFolder, clock.now);
  const database = await startTable({ dataFolder, onUnexpectedEnd: onTableEnd });
  const mail = await startMail({ outbox });
  secrets = await startSecrets({
    dataFolder,
    secrets: { ...secretsOf(template, names), ...withHubspotToken(template, names) },
    parameters: parametersOf(template, names),
  });
  const cognito = await startPool(options, names, outbox);
  const stripe = await startStripe({
    dataFolder,
    origin,
    faults,
    now: clock.now,
    webhook: () => ({ url: `${origin}${webhookPath}`, secret: webhookSecretOf(secret(stripeKeysOf(template, names))) }),
  });
  const hubspot = await startHubspot({ dataFolder, faults, now: clock.now });
  return {
    names,
    cognito,
    outbox,
    stripe,
    hubspot,
    parameters: secrets.parameters,
    table: await createLocalTable(template, names, database.endpoint),
    environment: {
      ...awsEnvironment(region),
      AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.endpoint,
      AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.endpoint,
      AWS_ENDPOINT_URL_SSM: secrets.endpoint,
      AWS_ENDPOINT_URL_SESV2: mail.endpoint,
      // Without a sender, the functions can't send links. The local outbox accepts any sender.
      MAIL_FROM: "Ghostlight <hello@localhost>",
      CONTACT_EMAIL: contactEmail,
      // Without prices, they can't sell plans. The Stripe stand-in accepts these.
      STRIPE_PRICES: JSON.stringify(localPriceIds),
      STRIPE_API_BASE: stripe.endpoint,
      HUBSPOT_API_BASE: hubspot.endpoint,
    },
    stop: async () => {
      await Promise.all([cognito.stop(), mail.stop(), secrets?.stop(), stripe.stop(), hubspot.stop()]);
      await database.stop();
    },
  };
}

/** As in Lambda. */
const awsEnvironment = (region: string) => ({
  AWS_REGION: region,
  AWS_DEFAULT_REGION: region,
  AWS_SECRET_ACCESS_KEY: "local",
  AWS_EC2_METADATA_DISABLED: "true",
  // Hides the warning that this Node version will be too old in two months, which every worker would print. The cloud's
  // version is new enough.
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
  LANG: "en_US.UTF-8",
  TZ: ":UTC",
});

const secretsOf = (template: CloudTemplate, names: ResourceNames): Record<string, unknown> =>
  Object.fromEntries(
    template
      .ofType("AWS::SecretsManager::Secret")
      .map(({ logicalId, Properties }) => [names.ref(logicalId), resolve(Properties, names)]),
  );

const webhookPath = `${apiBase}${receiveStripeEvent.path}`;

const stripeKeysOf = (template: CloudTemplate, names: ResourceNames): string =>
  secretNamed(/StripeKeys/, template, names) ?? "";

/** Adds a HubSpot token to the template's secrets, which have none. The local CRM accepts this one. */
function withHubspotToken(template: CloudTemplate, names: ResourceNames): Record<string, unknown> {
  const id = secretNamed(/HubspotToken/, template, names);
  return id ? { [id]: { SecretString: JSON.stringify({ accessToken: hubspotToken }) } } : {};
}

/** Finds a secret by the ARN or name that functions receive. */
function secretNamed(name: RegExp, template: CloudTemplate, names: ResourceNames): string | undefined {
  const [found] = template.ofType("AWS::SecretsManager::Secret").filter(({ logicalId }) => name.test(logicalId));
  return found && names.ref(found.logicalId);
}

const webhookSecretOf = (keys: string): string =>
  z.object({ webhookSecret: z.string() }).parse(JSON.parse(keys)).webhookSecret;

const parameter = z.object({ Name: z.string(), Value: z.string() });

const parametersOf = (template: CloudTemplate, names: ResourceNames): Record<string, string> =>
  Object.fromEntries(
    template.ofType("AWS::SSM::Parameter").map(({ Properties }) => {
      const { Name, Value } = parameter.parse(resolve(Properties, names));
      return [Name, Value];
    }),
  );

/** Most triggers name their function; the one with versions has it inside. */
const functionOfTrigger = z.union([z.string(), z.object({ LambdaArn: z.string(), LambdaVersion: z.string() })]);

const arnOf = (configured: z.output<typeof functionOfTrigger> = ""): string =>
  typeof configured === "string" ? configured : configured.LambdaArn;

async function startPool(
  { assembly, dataFolder, clock, invoke }: StandInsOptions,
  names: ResourceNames,
  outbox: Mailbox,
) {
  const { template } = assembly;
  const pool = template.only("AWS::Cognito::UserPool");
  const properties = z
    .looseObject({ LambdaConfig: z.record(z.string(), functionOfTrigger).default({}) })
    .parse(resolve(pool.Properties, names));
  return startCognito({
    dataFolder: join(dataFolder, "cognito"),
    pool: {
      id: names.ref(pool.logicalId) ?? "",
      properties,
      clients: Object.fromEntries(
        template
          .ofType("AWS::Cognito::UserPoolClient")
          .map(({ logicalId, Properties }) => [names.ref(logicalId), resolve(Properties, names)]),
      ),
      groups: template.ofType("AWS::Cognito::UserPoolGroup").map(({ Properties }) => resolve(Properties, names)),
    },
    invokeTrigger: (trigger, event) => invoke(logicalIdOfArn(arnOf(properties.LambdaConfig[trigger])), event),
    sendMail: outbox.add,
    now: clock.now,
  });
}
