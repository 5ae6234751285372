import { Construct } from "constructs";
import { capabilities } from "#domain/api/capabilities.ts";
import { ApiFunction } from "./ApiFunction.ts";
import type { Stagehands } from "./HandlerFunction.ts";
import type { SignIn } from "./SignIn.ts";
import type { SiteApi } from "./SiteApi.ts";

interface LobbyProps {
  readonly hands: Stagehands;
  readonly api: SiteApi;
  readonly signIn: SignIn;
}

/** Where visitors leave messages, and where administrators read them and the activity log. */
export class Lobby extends Construct {
  constructor(scope: Construct, id: string, { hands, api, signIn }: LobbyProps) {
    super(scope, id);
    new ApiFunction(this, "Messages", {
      hands,
      api,
      entry: "messages/handler",
      contracts: capabilities.messages,
      impact: "the contact form sends nothing; what is written there stays in the form, beside our e-mail address.",
      tableActions: ["BatchWriteItem", "UpdateItem"],
      memoryMegabytes: 256,
    });
    const admin = new ApiFunction(this, "Admin", {
      hands,
      api,
      entry: "admin/handler",
      contracts: capabilities.admin,
      impact: "nothing that they notice: administrators cannot read the activity log and the messages.",
      tableActions: ["Query", "UpdateItem", "BatchWriteItem"],
      environment: { USER_POOL_ID: signIn.poolId },
    });
    signIn.allow(admin, ["AdminGetUser"]);
  }
}
