import { Stack } from "aws-cdk-lib";
import { StringParameter } from "aws-cdk-lib/aws-ssm";
import { Construct } from "constructs";
import { capabilities } from "#domain/api/capabilities.ts";
import { ApiFunction } from "./ApiFunction.ts";
import { HandlerFunction, type Stagehands } from "./HandlerFunction.ts";
import type { SignIn } from "./SignIn.ts";
import type { SiteApi } from "./SiteApi.ts";
import { mayReadSiteAddress, siteAddressName } from "./siteAddress.ts";
import type { Stage } from "./stage.ts";

interface StageDoorProps {
  readonly hands: Stagehands;
  readonly api: SiteApi;
  readonly signIn: SignIn;
  readonly siteAddress: string;
  readonly stage: Pick<Stage, "stage" | "mailFrom">;
}

/** How people come in: links by mail, and what the user pool asks of us while it lets somebody in. */
export class StageDoor extends Construct {
  readonly #props: StageDoorProps;

  constructor(scope: Construct, id: string, props: StageDoorProps) {
    super(scope, id);
    this.#props = props;
    const { siteAddress, stage } = props;
    const parameterName = siteAddressName(stage.stage);
    new StringParameter(this, "SiteAddress", { parameterName, stringValue: siteAddress });
    this.#addLinks();
    this.#addMessages();
    this.#addChallenge();
    this.#addMemory();
  }

  /** Sends the links, from the stage's own sender; without one it says that there are none. */
  #addLinks(): void {
    const { hands, api, signIn, stage } = this.#props;
    const links = new ApiFunction(this, "Links", {
      hands,
      api,
      entry: "signin/handler",
      contracts: capabilities.signin,
      impact: "nobody can ask for a link that signs in; passwords still do.",
      tableActions: ["GetItem", "Query", "PutItem", "UpdateItem"],
      environment: {
        USER_POOL_ID: signIn.poolId,
        USER_POOL_CLIENT_ID: signIn.clientId,
        SITE_ADDRESS_PARAMETER: siteAddressName(stage.stage),
        ...(stage.mailFrom && { MAIL_FROM: `Ghostlight <${stage.mailFrom}>` }),
      },
    });
    mayReadSiteAddress(this, links, stage.stage);
    signIn.allow(links, ["AdminGetUser"]);
    if (stage.mailFrom) links.allow(["ses:SendEmail"], this.#senderArn(stage.mailFrom));
  }

  #senderArn(mailFrom: string): string {
    const resourceName = mailFrom.slice(mailFrom.indexOf("@") + 1);
    return Stack.of(this).formatArn({ service: "ses", resource: "identity", resourceName });
  }

  /** The mails that Cognito itself sends. */
  #addMessages(): void {
    const { hands, signIn, stage } = this.#props;
    const messages = new HandlerFunction(this, "Messages", {
      hands,
      entry: "signin/customMessage",
      impact: "nobody can confirm a new account or reset a password.",
      environment: { SITE_ADDRESS_PARAMETER: siteAddressName(stage.stage) },
    });
    mayReadSiteAddress(this, messages, stage.stage);
    signIn.writeMessagesWith(messages);
  }

  /** Redeems the links. */
  #addChallenge(): void {
    const { hands, signIn } = this.#props;
    const impact = "links that sign in do not work; passwords still do.";
    const of = { hands, impact, memoryMegabytes: 256, timeoutSeconds: 5 };
    const verify = new HandlerFunction(this, "Verify", {
      ...of,
      entry: "signin/verifyAuthChallenge",
      tableActions: ["GetItem", "UpdateItem"],
      memoryMegabytes: 512,
      // It says "used" or "late" of a right link by failing, and people click twice.
      failuresBeforeAlarm: 20,
    });
    signIn.allow(verify, ["AdminGetUser"]);
    signIn.challengeWith({
      define: new HandlerFunction(this, "Define", { ...of, entry: "signin/defineAuthChallenge" }),
      create: new HandlerFunction(this, "Create", { ...of, entry: "signin/createAuthChallenge" }),
      verify,
    });
  }

  /** Remembers each sign-in, for its owner to look through. */
  #addMemory(): void {
    const { hands, signIn } = this.#props;
    signIn.rememberWith(
      new HandlerFunction(this, "Remember", {
        hands,
        entry: "signin/postAuthentication",
        impact: "recent sign-ins are missing from their list, and where it does not answer at all nobody gets in.",
        tableActions: ["PutItem", "UpdateItem"],
        timeoutSeconds: 5,
      }),
    );
  }
}
