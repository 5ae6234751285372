import { beforeAll, expect, test } from "vitest";
import {
  type AttackPerson,
  addSecondFactor,
  newPerson,
  openAttackFixture,
  passTime,
  signInByLink,
  type Tokens,
  unknownPerson,
} from "./fixture.ts";

const fixture = openAttackFixture();
let person: AttackPerson;
let tokens: Tokens;
let codes: readonly string[];

const withToken = (token: string) => ({ authorization: `Bearer ${token}` });
const makeCodes = (token: string) => fixture.post("/api/security/recovery-codes", {}, withToken(token));
const recover = (body: object) => fixture.post("/api/recovery", body);

beforeAll(async () => {
  person = await newPerson(fixture);
  tokens = await signInByLink(fixture, person);
  await addSecondFactor(fixture, tokens.AccessToken);
  codes = (await makeCodes(tokens.AccessToken)).body.codes as readonly string[];
  expect(codes).toHaveLength(10);
});

test("nobody but our functions can sign in with a plain password", async () => {
  const { userPoolClientId: ClientId, userPoolId: UserPoolId } = await fixture.config();
  const AuthParameters = { USERNAME: person.email, PASSWORD: person.password };
  for (const AuthFlow of ["USER_PASSWORD_AUTH", "ADMIN_USER_PASSWORD_AUTH", "ADMIN_NO_SRP_AUTH"]) {
    expect(await fixture.cognito("InitiateAuth", { ClientId, AuthFlow, AuthParameters })).toMatchObject({
      status: 400,
    });
  }
  const admin = { UserPoolId, ClientId, AuthFlow: "ADMIN_USER_PASSWORD_AUTH", AuthParameters };
  expect((await fixture.cognito("AdminInitiateAuth", admin)).body.__type).toMatch(/MissingAuthenticationToken/);
  const off = { UserPoolId, Username: person.email, SoftwareTokenMfaSettings: { Enabled: false } };
  expect((await fixture.cognito("AdminSetUserMFAPreference", off)).body.__type).toMatch(/MissingAuthenticationToken/);
});

test("a code without the password, and the password without a code, remove nothing, and all refusals are the same", async () => {
  const { email, password } = person;
  const nobody = unknownPerson();
  const plain = await newPerson(fixture);
  const attempts = [
    { email, password: "guessed again", code: codes[0] },
    { email, password, code: "0000-0000-0000-0000" },
    { email, password, code: "" },
    { ...nobody, code: codes[0] },
    { ...plain, code: codes[0] },
  ];
  const answers = [];
  for (const attempt of attempts) answers.push(await recover(attempt));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ status: 400, body: { code: "recovery-refused" } });
  expect(JSON.stringify(answers)).not.toMatch(/eyJ|Session|Token/);
});

test.each([
  ["an object in place of the password", { password: { length: 1 } }],
  ["a list of codes", { code: ["0000-0000-0000-0000"] }],
  ["a user ID in place of the address", { email: "00000000-0000-4000-8000-000000000000" }],
  ["a code of ten thousand characters", { code: "0".repeat(10_000) }],
  ["a field that doesn't exist", { isAdmin: true }],
] as const)("%s is refused before anything is tried", async (_, change) => {
  const { email, password } = person;
  expect(await recover({ email, password, code: codes[0], ...change })).toMatchObject({ status: 400 });
});

test("codes aren't made again with an old session, which would lock their owner out", async () => {
  await passTime(fixture, 6);
  expect(await makeCodes(tokens.AccessToken)).toMatchObject({ status: 403, body: { code: "stale-sign-in" } });
});

test("a code works once, and guessing is stopped after five attempts for one address", async () => {
  await passTime(fixture, 15);
  const { email, password } = person;
  const all = await Promise.all(Array.from({ length: 4 }, () => recover({ email, password, code: codes[1] })));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await recover({ email, password, code: codes[1] })).toMatchObject({ status: 400 });
  expect(await recover({ email, password, code: codes[2] })).toMatchObject({ status: 429 });
});
