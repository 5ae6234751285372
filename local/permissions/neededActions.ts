import * as z from "zod";

const services: Readonly<Record<string, string>> = {
  DynamoDB_20120810: "dynamodb",
  secretsmanager: "secretsmanager",
  AmazonSSM: "ssm",
  AWSCognitoIdentityProviderService: "cognito-idp",
};

/** The permissions that each part of a transaction needs. The transaction itself needs none. */
const partActions: Readonly<Record<string, string>> = {
  Put: "dynamodb:PutItem",
  Update: "dynamodb:UpdateItem",
  Delete: "dynamodb:DeleteItem",
  Get: "dynamodb:GetItem",
  ConditionCheck: "dynamodb:ConditionCheckItem",
};

/** User pool operations that need no credentials, or an access token in their place; the SDK doesn't even sign them. */
const open: readonly string[] = [
  "AssociateSoftwareToken",
  "ChangePassword",
  "ResendConfirmationCode",
  "RevokeToken",
  "UpdateUserAttributes",
  "VerifySoftwareToken",
  "VerifyUserAttribute",
].map((operation) => `AWSCognitoIdentityProviderService.${operation}`);

const transaction = z.object({ TransactItems: z.array(z.record(z.string(), z.unknown())) });

/** Returns the actions that IAM would check for a call of AWS's JSON protocol, from its `X-Amz-Target` and body. */
export function neededActions(target: string, body: string): readonly string[] {
  if (open.includes(target)) return [];
  const [prefix = "", operation = ""] = target.split(".");
  if (operation !== "TransactWriteItems" && operation !== "TransactGetItems") {
    return [`${services[prefix] ?? prefix}:${operation}`];
  }
  const parts = transaction.parse(JSON.parse(body)).TransactItems.flatMap((item) => Object.keys(item));
  return [...new Set(parts.map((part) => partActions[part] ?? `dynamodb:${part}`))];
}
