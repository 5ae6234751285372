import type { CustomMessageTriggerEvent } from "aws-lambda";
import { interfaceLanguageOf } from "#domain/account/interfaceLanguages.ts";
import { readSiteOrigin } from "#lambdas/shared/siteOrigin.ts";
import { withErrorReporting } from "#lambdas/shared/withErrorReporting.ts";
import {
  confirmAddress,
  type MessageFacts,
  resetPassword,
  type SignInMessage,
  verifyNewAddress,
} from "./signInMessages.ts";

type Source = CustomMessageTriggerEvent["triggerSource"];

/** Any message not listed here keeps Cognito's own text. */
const messages: Readonly<Partial<Record<Source, (facts: MessageFacts) => SignInMessage>>> = {
  CustomMessage_SignUp: confirmAddress,
  CustomMessage_ResendCode: confirmAddress,
  CustomMessage_ForgotPassword: resetPassword,
  CustomMessage_UpdateUserAttribute: verifyNewAddress,
  CustomMessage_VerifyUserAttribute: verifyNewAddress,
};

/** Cognito's CustomMessage trigger: writes the e-mails with confirmation codes and links. */
export const createHandler = (siteOrigin: () => Promise<string>) => {
  let origin: string | undefined;
  return async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
    const write = messages[event.triggerSource];
    if (!write) return event;
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

export const handler = withErrorReporting(createHandler(readSiteOrigin));
