import type { CustomMessageTriggerEvent } from "aws-lambda";
import { interfaceLanguageOf } from "#domain/account/interfaceLanguages.ts";
import { readSiteOrigin } from "#lambdas/shared/readSiteOrigin.ts";
import { withErrorReporting } from "#lambdas/shared/withErrorReporting.ts";
import { notifyOwner } from "./notifyOwner.ts";
import { type OwnerMailOfPool, ownerMailOfPool } from "./ownerMailOfPool.ts";
import {
  confirmAddress,
  type MessageFacts,
  resetPassword,
  type SignInMessage,
  verifyNewAddress,
} from "./signInMessages.ts";
import { withoutBlocking } from "./withoutBlocking.ts";

type Source = CustomMessageTriggerEvent["triggerSource"];

/** Any message not listed here keeps Cognito's own text. */
const messages: Readonly<Partial<Record<Source, (facts: MessageFacts) => SignInMessage>>> = {
  CustomMessage_SignUp: confirmAddress,
  CustomMessage_ResendCode: confirmAddress,
  CustomMessage_ForgotPassword: resetPassword,
  CustomMessage_UpdateUserAttribute: verifyNewAddress,
  CustomMessage_VerifyUserAttribute: verifyNewAddress,
};

/** The code for a new address must be sent, whether or not the old one can be reached. */
const timeoutMs = 2500;

/**
 * Cognito's CustomMessage trigger: writes the e-mails with confirmation codes and links. When a code goes to a new
 * address, the account still has its old one, and that gets an e-mail, too. Nothing calls us once the code is entered.
 */
export const createHandler = (siteOrigin: () => Promise<string>, ownerMail: OwnerMailOfPool) => {
  let origin: string | undefined;
  const notifyOldAddress = async ({ userName, userPoolId }: CustomMessageTriggerEvent): Promise<void> =>
    notifyOwner(ownerMail(userPoolId), userName, "newAddressAsked");
  return async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
    const write = messages[event.triggerSource];
    if (!write) return event;
    if (event.triggerSource === "CustomMessage_UpdateUserAttribute")
      await withoutBlocking(notifyOldAddress(event), timeoutMs);
    origin ??= await siteOrigin();
    const attributes: Readonly<Record<string, string | undefined>> = event.request.userAttributes;
    const { subject, html } = write({
      siteOrigin: origin,
      username: event.userName,
      to: { fullName: attributes.name, language: interfaceLanguageOf([attributes.locale ?? ""]) },
      codeParameter: event.request.codeParameter,
    });
    event.response.emailSubject = subject;
    event.response.emailMessage = html;
    return event;
  };
};

export const handler = withErrorReporting(createHandler(readSiteOrigin, ownerMailOfPool));
