import { expect, onTestFinished, test } from "vitest";
import { capabilities } from "#domain/api/capabilities.ts";
import { signInToApi } from "#local/demonstration/signInToApi.ts";
import {
  askAs,
  newPerson,
  openAttackFixture,
  passTime,
  redeem,
  requestSignInLink,
  shareLinkTo,
  signInByLink,
} from "./fixture.ts";

const fixture = openAttackFixture();

const guarded = Object.values(capabilities)
  .flat()
  .filter(({ who }) => who !== "anyone");

test("a deleted account is locked out at once, for every token and sign-in method, and its address is free again", async () => {
  const person = await newPerson(fixture);
  const { AccessToken, RefreshToken } = await signInByLink(fixture, person);
  const link = await shareLinkTo(fixture, person);
  const elsewhere = await signInToApi(fixture.origin(), person.email, person.password);
  expect(await askAs(fixture, AccessToken)).toMatchObject({ status: 200 });

  expect(await askAs(fixture, elsewhere.accessToken, "/api/account", "DELETE")).toMatchObject({ status: 200 });

  const locked = { status: 401, body: { code: "account-closed" } };
  for (const token of [AccessToken, elsewhere.accessToken]) {
    const ask = ({ method, path }: (typeof guarded)[number]) =>
      askAs(fixture, token, `/api${path.replaceAll(/\{\w+\}/g, "some-play-of-hers")}`, method);
    expect(await Promise.all(guarded.map(ask))).toMatchObject(guarded.map(() => locked));
  }
  const { userPoolClientId: ClientId } = await fixture.config();
  expect(await fixture.cognito("GetTokensFromRefreshToken", { ClientId, RefreshToken })).toMatchObject({ status: 400 });
  // As for an address that never had an account: the answer is wrong, and the challenge is repeated.
  expect(await redeem(fixture, link)).toMatchObject({ kind: "asked" });
  await expect(signInToApi(fixture.origin(), person.email, person.password)).rejects.toThrow();
  const before = (await fixture.mails(person.email)).length;
  expect(await requestSignInLink(fixture, person.email)).toEqual({ status: 200, body: { sent: true } });
  expect(await fixture.mails(person.email)).toHaveLength(before);

  const { email: Username, password: Password } = person;
  const UserAttributes = [{ Name: "name", Value: "Nell, once more" }];
  expect(await fixture.cognito("SignUp", { ClientId, Username, Password, UserAttributes })).toMatchObject({
    status: 200,
  });
});

test("an account that the user pool couldn't remove at once is removed by the sweeper", async () => {
  const { email: Username, password: Password } = await newPerson(fixture);
  const { accessToken } = await signInToApi(fixture.origin(), Username, Password);
  const { userPoolClientId: ClientId } = await fixture.config();
  const UserAttributes = [{ Name: "name", Value: "Nell, once more" }];
  const signUp = () => fixture.cognito("SignUp", { ClientId, Username, Password, UserAttributes });
  const breakPool = (times: number) => fixture.post("/local/faults", { service: "pool", kind: "500", times });
  onTestFinished(() => void breakPool(0));

  await breakPool(1000);
  expect(await askAs(fixture, accessToken, "/api/account", "DELETE")).toMatchObject({ status: 200 });
  await breakPool(0);
  expect(await askAs(fixture, accessToken)).toMatchObject({ status: 401, body: { code: "account-closed" } });
  expect((await signUp()).body.__type).toMatch(/UsernameExists/);

  await passTime(fixture, 16);
  await expect.poll(signUp).toMatchObject({ status: 200 });
});

test("a session left open can't delete the account", async () => {
  const { AccessToken } = await signInByLink(fixture, await newPerson(fixture));
  await passTime(fixture, 6);
  expect(await askAs(fixture, AccessToken, "/api/account", "DELETE")).toMatchObject({
    status: 403,
    body: { code: "stale-sign-in" },
  });
  expect(await askAs(fixture, AccessToken)).toMatchObject({ status: 200 });
});

test("recent sign-ins list the method and device, for one's own account only", async () => {
  const person = await newPerson(fixture);
  await signInToApi(fixture.origin(), person.email, person.password);
  await passTime(fixture, 1.1);
  const { AccessToken } = await signInByLink(fixture, person);
  const { body } = await askAs(fixture, AccessToken, "/api/security/sign-ins");
  expect(body.signIns).toMatchObject([{ how: "link" }, { how: "password" }]);
});
