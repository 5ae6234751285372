import { Validations } from "aws-cdk-lib";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { Construct } from "constructs";
import { alarmingLines } from "#domain/api/alarmingLines.ts";
import { capabilities } from "#domain/api/capabilities.ts";
import { ApiFunction } from "./ApiFunction.ts";
import type { HandlerFunction, Stagehands } from "./HandlerFunction.ts";
import type { SignIn } from "./SignIn.ts";
import type { SiteApi } from "./SiteApi.ts";
import { mayReadSiteAddress, siteAddressName } from "./siteAddress.ts";
import type { Stage } from "./stage.ts";

interface BoxOfficeProps {
  readonly hands: Stagehands;
  readonly api: SiteApi;
  readonly signIn: SignIn;
  readonly stage: Pick<Stage, "stage" | "stripePrices">;
}

/** Where plans are sold: what people have paid for, Stripe's pages, and what Stripe tells. */
export class BoxOffice extends Construct {
  readonly #keys: Secret;
  readonly #stage: BoxOfficeProps["stage"];

  constructor(scope: Construct, id: string, { hands, api, signIn, stage }: BoxOfficeProps) {
    super(scope, id);
    this.#stage = stage;
    this.#keys = this.#openKeys();
    const counter = new ApiFunction(this, "Counter", {
      hands,
      api,
      entry: "subscription/handler",
      contracts: capabilities.subscription,
      impact: "nobody can subscribe, and people who have paid may be treated as if they had not.",
      tableActions: ["GetItem", "UpdateItem"],
      timeoutSeconds: 25,
      environment: { USER_POOL_ID: signIn.poolId, SITE_ADDRESS_PARAMETER: siteAddressName(stage.stage) },
      alarmingLines: {
        [alarmingLines.unknownStatus]: "perhaps what they paid for: Stripe has a status that Ghostlight does not know.",
      },
    });
    signIn.allow(counter, ["AdminGetUser"]);
    mayReadSiteAddress(this, counter, stage.stage);
    this.letIn(counter);
  }

  /** Lets a function speak to Stripe. */
  letIn(hand: HandlerFunction): void {
    hand.mayRead(this.#keys.secretArn);
    hand.lambda.addEnvironment("STRIPE_SECRET_ID", this.#keys.secretArn);
    const { stripePrices } = this.#stage;
    if (stripePrices) hand.lambda.addEnvironment("STRIPE_PRICES", JSON.stringify(stripePrices));
  }

  /** Made with nothing of worth in it: the operator puts Stripe's own keys there. */
  #openKeys(): Secret {
    const keys = new Secret(this, "StripeKeys", {
      description: 'Stripe\'s keys: {"apiKey": "sk_…", "webhookSecret": "whsec_…"}',
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ apiKey: "sk_none" }),
        generateStringKey: "webhookSecret",
        excludePunctuation: true,
      },
    });
    Validations.of(keys).acknowledge({
      id: "AwsSolutions-SMG4",
      reason: "Stripe's keys are changed at Stripe, by hand.",
    });
    return keys;
  }
}
