import {
  AdminConfirmSignUpCommand,
  CognitoIdentityProviderClient,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { siteConfig } from "#domain/api/config.ts";
import { type ApiSession, signInToApi } from "#local/demonstration/signInToApi.ts";

const password = "words enough for now";

/** Creates a confirmed free account and signs it in. */
export async function newPerson(origin: string, name: string): Promise<ApiSession> {
  const config = siteConfig.parse(await (await fetch(`${origin}/config.json`)).json());
  const email = `${name}@ghostlight.test`;
  const pool = new CognitoIdentityProviderClient({
    endpoint: config.userPoolEndpoint ?? "",
    region: "eu-west-1",
    credentials: { accessKeyId: "bench", secretAccessKey: "bench" },
  });
  const UserAttributes = [
    { Name: "email", Value: email },
    { Name: "name", Value: name },
  ];
  await pool.send(
    new SignUpCommand({ ClientId: config.userPoolClientId, Username: email, Password: password, UserAttributes }),
  );
  await pool.send(new AdminConfirmSignUpCommand({ UserPoolId: config.userPoolId, Username: email }));
  return await signInToApi(origin, email, password);
}
