import { RemovalPolicy, Validations } from "aws-cdk-lib";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { Construct } from "constructs";
import { capabilities } from "#domain/api/capabilities.ts";
import { ApiFunction } from "./ApiFunction.ts";
import type { HandlerFunction, Stagehands } from "./HandlerFunction.ts";
import type { SiteApi } from "./SiteApi.ts";

interface HouseProps {
  readonly hands: Stagehands;
  readonly api: SiteApi;
}

/** Where readers sit: share links, and the key without which nobody comes in. */
export class House extends Construct {
  readonly #linkKey: Secret;

  constructor(scope: Construct, id: string, { hands, api }: HouseProps) {
    super(scope, id);
    this.#linkKey = this.#openLinkKey();
    const sharing = new ApiFunction(this, "Sharing", {
      hands,
      api,
      entry: "sharing/handler",
      contracts: capabilities.sharing,
      impact: "no share link opens, and none can be made or revoked.",
      tableActions: ["GetItem", "Query", "PutItem", "UpdateItem", "BatchWriteItem"],
      memoryMegabytes: 1024,
      timeoutSeconds: 25,
    });
    this.letIn(sharing);
    const feedback = new ApiFunction(this, "Feedback", {
      hands,
      api,
      entry: "feedback/handler",
      contracts: capabilities.feedback,
      impact: "readers' words wait on their devices, and authors see none of them.",
      tableActions: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
      memoryMegabytes: 1024,
      timeoutSeconds: 25,
    });
    this.letIn(feedback);
  }

  /** Lets a function tell which links are real. */
  letIn(hand: HandlerFunction): void {
    hand.mayRead(this.#linkKey.secretArn);
    hand.lambda.addEnvironment("LINK_KEY_ID", this.#linkKey.secretArn);
  }

  #openLinkKey(): Secret {
    const key = new Secret(this, "LinkKey", {
      description: "Makes the tokens of share links: another value gives every link another address",
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN,
    });
    Validations.of(key).acknowledge({
      id: "AwsSolutions-SMG4",
      reason: "Changing it revokes every share link there is: an operator does so by hand, if ever.",
    });
    return key;
  }
}
