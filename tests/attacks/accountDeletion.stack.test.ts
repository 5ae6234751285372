import { expect, test } from "vitest";
import { capabilities } from "#domain/api/capabilities.ts";
import { signInToApi } from "#local/demonstration/signInToApi.ts";
import {
  askAs,
  comeIn,
  newPerson,
  openAttackFixture,
  passTime,
  redeem,
  requestSignInLink,
  shareLinkTo,
} from "./fixture.ts";

const stage = openAttackFixture();

const guarded = Object.values(capabilities)
  .flat()
  .filter(({ who }) => who !== "anyone");

test("a deleted account is locked out at once, for every token and sign-in method, and its address is free again", async () => {
  const person = await newPerson(stage);
  const { AccessToken, RefreshToken } = await comeIn(stage, person);
  const link = await shareLinkTo(stage, person);
  const elsewhere = await signInToApi(stage.origin(), person.email, person.password);
  expect(await askAs(stage, AccessToken)).toMatchObject({ status: 200 });

  expect(await askAs(stage, elsewhere.accessToken, "/api/account", "DELETE")).toMatchObject({ status: 200 });

  for (const { method, path } of guarded) {
    const address = `/api${path.replaceAll(/\{\w+\}/g, "some-play-of-hers")}`;
    for (const token of [AccessToken, elsewhere.accessToken]) {
      expect(await askAs(stage, token, address, method), path).toMatchObject({
        status: 401,
        body: { code: "account-closed" },
      });
    }
  }
  const { userPoolClientId: ClientId } = await stage.config();
  expect(await stage.cognito("GetTokensFromRefreshToken", { ClientId, RefreshToken })).toMatchObject({ status: 400 });
  // As for an address that never had an account: the answer is wrong, and the challenge is repeated.
  expect(await redeem(stage, link)).toMatchObject({ kind: "asked" });
  await expect(signInToApi(stage.origin(), person.email, person.password)).rejects.toThrow();
  const before = (await stage.mails(person.email)).length;
  expect(await requestSignInLink(stage, person.email)).toEqual({ status: 200, body: { sent: true } });
  expect(await stage.mails(person.email)).toHaveLength(before);

  const { email: Username, password: Password } = person;
  const UserAttributes = [{ Name: "name", Value: "Nell, once more" }];
  expect(await stage.cognito("SignUp", { ClientId, Username, Password, UserAttributes })).toMatchObject({
    status: 200,
  });
});

test("a session left open can't delete the account", async () => {
  const { AccessToken } = await comeIn(stage, await newPerson(stage));
  await passTime(stage, 6);
  expect(await askAs(stage, AccessToken, "/api/account", "DELETE")).toMatchObject({
    status: 403,
    body: { code: "stale-sign-in" },
  });
  expect(await askAs(stage, AccessToken)).toMatchObject({ status: 200 });
});

test("recent sign-ins list the method and device, for one's own account only", async () => {
  const person = await newPerson(stage);
  await signInToApi(stage.origin(), person.email, person.password);
  await passTime(stage, 1.1);
  const { AccessToken } = await comeIn(stage, person);
  const { body } = await askAs(stage, AccessToken, "/api/security/sign-ins");
  expect(body.signIns).toMatchObject([{ how: "link" }, { how: "password" }]);
});
