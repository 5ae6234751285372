import { RemovalPolicy, Validations } from "aws-cdk-lib";
import { Secret, type SecretProps } from "aws-cdk-lib/aws-secretsmanager";
import { Construct } from "constructs";
import type { SecretName } from "./functionSpecs.ts";
import type { HandlerFunction } from "./HandlerFunction.ts";

interface SecretSpec {
  /** The environment variable that tells a function where the secret is. */
  readonly variable: string;
  readonly props: SecretProps;
  /** Why no rotation function changes it. */
  readonly notRotated: string;
}

/**
 * A placeholder that an operator replaces with a service's own keys; `generateStringKey` gets a random value.
 * CloudFormation generates the value again when any of this changes, and overwrites the operator's keys: never edit it.
 */
const placeholder = (fields: object, generateStringKey: string): SecretProps["generateSecretString"] => ({
  secretStringTemplate: JSON.stringify(fields),
  generateStringKey,
  excludePunctuation: true,
});

const specs: Readonly<Record<SecretName, SecretSpec>> = {
  linkKey: {
    variable: "LINK_KEY_ID",
    props: {
      description: "Signs the tokens of share links: with another value every link gets another address",
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    },
    notRotated: "The addresses of share links end with the key that signed them, so an operator decides when, by hand.",
  },
  stripeKeys: {
    variable: "STRIPE_SECRET_ID",
    props: {
      description: 'Stripe\'s keys: {"apiKey": "sk_…", "webhookSecret": "whsec_…"}',
      generateSecretString: placeholder({ apiKey: "sk_none" }, "webhookSecret"),
    },
    notRotated: "Stripe's keys are changed at Stripe, by hand.",
  },
  hubspotToken: {
    variable: "HUBSPOT_SECRET_ID",
    props: {
      description: 'HubSpot\'s token: {"accessToken": "pat-…"}',
      generateSecretString: placeholder({ accessToken: "none" }, "unused"),
    },
    notRotated: "HubSpot's token is changed at HubSpot, by hand.",
  },
};

/**
 * Secrets that functions read when they run. They outlive their stack, because without the link key every share link
 * would stop working, and the services' keys were entered by hand. Until an operator enters Stripe's and HubSpot's keys, both
 * are off.
 */
export class AppSecrets extends Construct {
  readonly #secrets: Readonly<Record<SecretName, Secret>>;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const create = (name: SecretName): Secret => {
      const secret = new Secret(this, `${name[0]?.toUpperCase()}${name.slice(1)}`, {
        ...specs[name].props,
        removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      });
      Validations.of(secret).acknowledge({ id: "AwsSolutions-SMG4", reason: specs[name].notRotated });
      return secret;
    };
    this.#secrets = {
      linkKey: create("linkKey"),
      stripeKeys: create("stripeKeys"),
      hubspotToken: create("hubspotToken"),
    };
  }

  /** Lets a function read a secret and tells it where the secret is. */
  grantRead(fn: HandlerFunction, name: SecretName): void {
    const { secretArn } = this.#secrets[name];
    fn.grantSecret(secretArn);
    fn.lambda.addEnvironment(specs[name].variable, secretArn);
  }
}
