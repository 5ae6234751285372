import {
  ConfirmSignUpCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { onTestFinished } from "vitest";
import { type ConformanceRunOptions, clientId, sdkOf, startConformanceRun, userPoolId } from "./conformanceRun.ts";

export const password = "words long enough";
export const Username = "will@example.com";
export const who = { UserPoolId: userPoolId, Username };
export const unknownUser = { ClientId: clientId, Username: "nobody@example.com" };

export const refused = (name: string, message?: string) => (message === undefined ? { name } : { name, message });
export const notAuthorized = (message?: string) => refused("NotAuthorizedException", message);

/** Opens a stand-in for one test, with the calls that most tests make. */
export const openForSdk = async (options: ConformanceRunOptions = {}) => {
  const cognito = await startConformanceRun(options);
  onTestFinished(cognito.stop);
  const sdk = sdkOf(cognito);
  const initiate = (AuthFlow: "USER_PASSWORD_AUTH" | "USER_SRP_AUTH", AuthParameters: Record<string, string>) =>
    sdk.send(new InitiateAuthCommand({ ClientId: clientId, AuthFlow, AuthParameters }));
  return {
    cognito,
    sdk,
    account: () => cognito.ensureAccount({ email: Username, password, name: "Will" }),
    register: () =>
      sdk.send(
        new SignUpCommand({
          ClientId: clientId,
          Username,
          Password: password,
          UserAttributes: [{ Name: "name", Value: "Will" }],
        }),
      ),
    confirm: (ConfirmationCode: string) =>
      sdk.send(new ConfirmSignUpCommand({ ClientId: clientId, Username, ConfirmationCode })),
    signIn: async (given = password, name = Username) => {
      const { AuthenticationResult } = await initiate("USER_PASSWORD_AUTH", { USERNAME: name, PASSWORD: given });
      const { AccessToken = "", RefreshToken = "", IdToken = "" } = AuthenticationResult ?? {};
      return { AccessToken, RefreshToken, IdToken };
    },
    srp: (name: string) => initiate("USER_SRP_AUTH", { USERNAME: name, SRP_A: "abc123" }),
    refresh: async (RefreshToken: string) => {
      const input = { ClientId: clientId, RefreshToken };
      const { AuthenticationResult } = await sdk.send(new GetTokensFromRefreshTokenCommand(input));
      return AuthenticationResult?.RefreshToken ?? "";
    },
    getUser: (AccessToken: string) => sdk.send(new GetUserCommand({ AccessToken })),
  };
};
