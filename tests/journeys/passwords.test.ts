import { expect, test } from "vitest";
import { weaknesses } from "#domain/account/weaknesses.ts";
import { authWords } from "#frontend/messages/auth.yaml";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { newDevice } from "./harness/browserDevice.ts";
import { linkIn, mailsTo, newestMail } from "./harness/mailbox.ts";
import { newStranger, newWriter } from "./harness/people.ts";
import { button, field, heading, submitSignIn, submitSignUp } from "./harness/signIn.ts";

const signInService = /\/local\/cognito/;
const { signIn, signUp, forgot, reset, fields, check, failures, checkMail } = authWords;

test("a forgotten password is reset through the e-mail, and the old one stops working", async () => {
  const writer = await newWriter();
  const { page } = await newDevice();
  await page.goto("/auth");
  await page.getByRole("link", { name: signIn.forgot }).click();
  await heading(page, forgot.title).waitFor();
  await field(page, fields.email).fill(writer.email);
  await button(page, forgot.submit).click();
  await heading(page, forgot.sentTitle).waitFor();

  await page.goto(linkIn(await newestMail(writer, 2)));
  await page.getByLabel(fields.newPassword, { exact: true }).fill("three ghosts at noon");
  await button(page, reset.submit).click();
  await heading(page, dashboardWords.title).waitFor();
  expect((await newestMail(writer, 3)).subject).toBe("Your Ghostlight password was changed");

  const { page: elsewhere } = await newDevice();
  await elsewhere.goto("/login");
  await submitSignIn(elsewhere, writer);
  await elsewhere.getByText(failures["invalid-credentials"]).waitFor();
  await submitSignIn(elsewhere, { ...writer, password: "three ghosts at noon" });
  await heading(elsewhere, dashboardWords.title).waitFor();
});

test("an e-mailed link sets a password once", async () => {
  const writer = await newWriter();
  const { page } = await newDevice();
  await page.goto("/forgot-password");
  await field(page, fields.email).fill(writer.email);
  await button(page, forgot.submit).click();
  await heading(page, forgot.sentTitle).waitFor();
  const link = linkIn(await newestMail(writer, 2));
  const setPassword = async (password: string) => {
    await page.goto(link);
    await page.getByLabel(fields.newPassword, { exact: true }).fill(password);
    await button(page, reset.submit).click();
  };
  await setPassword("three ghosts at noon");
  await heading(page, dashboardWords.title).waitFor();
  await setPassword("four ghosts at noon");
  await page.getByText(reset.linkOver).waitFor();
  await page.getByRole("link", { name: signIn.submit }).first().waitFor();
});

test("an address without an account gets the same message and no e-mail", async () => {
  const withoutAccount = newStranger();
  const { page } = await newDevice();
  await page.goto("/forgot-password");
  await field(page, fields.email).fill(withoutAccount.email);
  await button(page, forgot.submit).click();
  await heading(page, forgot.sentTitle).waitFor();
  await page.getByText(forgot.sent({ email: withoutAccount.email })).waitFor();
  expect(await mailsTo(withoutAccount)).toEqual([]);
  await page.goto("/auth");
  await submitSignIn(page, withoutAccount);
  await page.getByText(failures["invalid-credentials"]).waitFor();
});

test("a short password is refused next to its field", async () => {
  const { page } = await newDevice();
  await page.goto("/signup");
  await submitSignUp(page, { ...newStranger(), password: "short" });
  const password = page.getByLabel(fields.password, { exact: true });
  await page.getByText(weaknesses["too-short"]).waitFor();
  expect(await password.getAttribute("aria-invalid")).toBe("true");
});

test("empty fields are named, and nothing is sent", async () => {
  const { page } = await newDevice();
  await page.goto("/signup");
  await button(page, signUp.submit).click();
  for (const sentence of [check.nameMissing, check.emailMissing, check.passwordMissing])
    await page.getByText(sentence).waitFor();
  await page.goto("/auth");
  await button(page, signIn.submit).click();
  await page.getByText(check.emailMissing).waitFor();
});

test("signing in before confirming points to the e-mail, and a new one is sent", async () => {
  const person = newStranger();
  const { page } = await newDevice();
  await page.goto("/signup");
  await submitSignUp(page, person);
  await heading(page, checkMail.title).waitFor();
  await page.goto("/auth");
  await submitSignIn(page, person);
  await heading(page, checkMail.title).waitFor();
  await newestMail(person, 2);
});

test("if the sign-in service is down, the message says so", async () => {
  const writer = await newWriter();
  const { page } = await newDevice();
  await page.goto("/auth");
  await page.route(signInService, (route) => route.abort());
  await submitSignIn(page, writer);
  await page.getByText(failures.retryable).waitFor();
  await page.unroute(signInService);
  await button(page, signIn.submit).click();
  await heading(page, dashboardWords.title).waitFor();
});

test("without a connection, the sign-in says so and continues when the connection is back", async () => {
  const writer = await newWriter();
  const { page, context } = await newDevice();
  await page.goto("/login");
  await heading(page, signIn.title).waitFor();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await submitSignIn(page, writer);
  await page.getByText(failures.retryable).waitFor();
  await context.setOffline(false);
  await button(page, signIn.submit).click();
  await heading(page, dashboardWords.title).waitFor();
});
