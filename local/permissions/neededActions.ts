import * as z from "zod";

const services: Readonly<Record<string, string>> = {
  DynamoDB_20120810: "dynamodb",
  secretsmanager: "secretsmanager",
  AmazonSSM: "ssm",
  AWSCognitoIdentityProviderService: "cognito-idp",
};

/** What each part of a transaction needs leave for; the transaction itself needs none. */
const partActions: Readonly<Record<string, string>> = {
  Put: "dynamodb:PutItem",
  Update: "dynamodb:UpdateItem",
  Delete: "dynamodb:DeleteItem",
  Get: "dynamodb:GetItem",
  ConditionCheck: "dynamodb:ConditionCheckItem",
};

/** What anybody may ask of a user pool: the SDK does not even sign it. */
const open: readonly string[] = ["AWSCognitoIdentityProviderService.ResendConfirmationCode"];

const transaction = z.object({ TransactItems: z.array(z.record(z.string(), z.unknown())) });

/** The actions that IAM would look for at a call of AWS's JSON protocol, by its `X-Amz-Target` and its body. */
export function neededActions(target: string, body: string): readonly string[] {
  if (open.includes(target)) return [];
  const [prefix = "", operation = ""] = target.split(".");
  if (operation !== "TransactWriteItems" && operation !== "TransactGetItems") {
    return [`${services[prefix] ?? prefix}:${operation}`];
  }
  const parts = transaction.parse(JSON.parse(body)).TransactItems.flatMap((item) => Object.keys(item));
  return [...new Set(parts.map((part) => partActions[part] ?? `dynamodb:${part}`))];
}
