import { expect, test } from "vitest";
import { nameOfId, resourcesIn, wholeStage } from "#tests/support/synthesizedStage.ts";

const { app } = wholeStage();
const all = resourcesIn(app);

test("generated secrets are as they were: with any edit here, CloudFormation overwrites the operator's keys", () => {
  const generated = Object.fromEntries(
    all("AWS::SecretsManager::Secret").map(([id, { Properties }]) => [nameOfId(id), Properties.GenerateSecretString]),
  );
  expect(generated).toEqual({
    ApiOriginSecret: { ExcludePunctuation: true, PasswordLength: 48 },
    SecretsLinkKey: { ExcludePunctuation: true, PasswordLength: 48 },
    SecretsStripeKeys: {
      ExcludePunctuation: true,
      GenerateStringKey: "webhookSecret",
      SecretStringTemplate: '{"apiKey":"sk_none"}',
    },
    SecretsHubspotToken: {
      ExcludePunctuation: true,
      GenerateStringKey: "unused",
      SecretStringTemplate: '{"accessToken":"none"}',
    },
  });
});

test("the template contains no secrets", () => {
  const text = JSON.stringify(app.toJSON());
  expect(text).toContain("{{resolve:secretsmanager:");
  expect(text).not.toMatch(/"SecretString":"/);
});
