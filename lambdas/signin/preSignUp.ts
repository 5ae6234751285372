import type { PreSignUpTriggerEvent } from "aws-lambda";
import { switchedOffCodes } from "#domain/api/switches.ts";
import { type IsOn, switchesFromStore } from "#lambdas/shared/switches.ts";

/**
 * Cognito's PreSignUp trigger: refuses new accounts while the switch `sign-up` is off. Cognito passes the error's message
 * to the browser, and there is no other way to refuse. An account that an operator creates isn't refused.
 */
export const createHandler =
  (isOn: IsOn) =>
  async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
    if (event.triggerSource === "PreSignUp_SignUp" && !(await isOn("sign-up")))
      throw new Error(switchedOffCodes["sign-up"]);
    return event;
  };

export const handler = createHandler(switchesFromStore());
