import { Validations } from "aws-cdk-lib";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { Construct } from "constructs";
import type { HandlerFunction } from "./HandlerFunction.ts";

/** Where the house keeps in touch with its public: HubSpot's token, and who may use it. */
export class FrontOfHouse extends Construct {
  readonly #token: Secret;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.#token = this.#openToken();
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
