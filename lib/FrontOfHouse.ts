import { Duration, Validations } from "aws-cdk-lib";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { Construct } from "constructs";
import { alarmingLines } from "#domain/api/alarmingLines.ts";
import { capabilities } from "#domain/api/capabilities.ts";
import { ApiFunction } from "./ApiFunction.ts";
import type { HandlerFunction, Stagehands } from "./HandlerFunction.ts";
import { ScheduledFunction } from "./ScheduledFunction.ts";
import type { SignIn } from "./SignIn.ts";
import type { SiteApi } from "./SiteApi.ts";

interface FrontOfHouseProps {
  readonly hands: Stagehands;
  readonly api: SiteApi;
  readonly signIn: SignIn;
}

/** Of every function that brings updates to HubSpot. */
export const failedContacts = {
  [alarmingLines.contactFailed]:
    "nothing that they notice: HubSpot has not taken what it should know of somebody, and nothing tries again by itself. " +
    "Read why under the failed updates of /admin/crm-automation, mend that, and replay them there.",
} as const;

/** Where the house keeps in touch with its public: HubSpot's token, and who may use it. */
export class FrontOfHouse extends Construct {
  readonly #token: Secret;

  constructor(scope: Construct, id: string, { hands, api, signIn }: FrontOfHouseProps) {
    super(scope, id);
    this.#token = this.#openToken();
    const contacts = new ApiFunction(this, "Contacts", {
      hands,
      api,
      entry: "contacts/handler",
      contracts: capabilities.contacts,
      impact: "nothing that they notice: the contact system hears of them later.",
      tableActions: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem"],
      // Longer than it asks HubSpot: an update that is not delivered by then is delivered later.
      timeoutSeconds: 25,
      environment: { USER_POOL_ID: signIn.poolId },
      alarmingLines: failedContacts,
    });
    signIn.allow(contacts, ["AdminGetUser"]);
    this.letIn(contacts);
    const automation = new ApiFunction(this, "Automation", {
      hands,
      api,
      entry: "automation/handler",
      contracts: capabilities.automation,
      impact: "nothing that they notice: administrators cannot set up the contact system.",
      tableActions: ["PutItem", "DeleteItem"],
      timeoutSeconds: 29,
    });
    this.letIn(automation);
    const deals = new ScheduledFunction(this, "Deals", {
      hands,
      entry: "deals/handler",
      every: Duration.days(1),
      impact: "nothing: in HubSpot, deals stay in stages that their subscriptions have left.",
      timeoutSeconds: 600,
    });
    this.letIn(deals);
  }

  /** Lets a function speak to HubSpot. */
  letIn(hand: HandlerFunction): void {
    hand.mayRead(this.#token.secretArn);
    hand.lambda.addEnvironment("HUBSPOT_SECRET_ID", this.#token.secretArn);
  }

  /** Made without a token: the stage has no contact system until the operator puts one there. */
  #openToken(): Secret {
    const token = new Secret(this, "HubspotToken", {
      description: 'HubSpot\'s token: {"accessToken": "pat-…"}',
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ accessToken: "none" }),
        generateStringKey: "unused",
        excludePunctuation: true,
      },
    });
    Validations.of(token).acknowledge({
      id: "AwsSolutions-SMG4",
      reason: "HubSpot's token is changed at HubSpot, by hand.",
    });
    return token;
  }
}
