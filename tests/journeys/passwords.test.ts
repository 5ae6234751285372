import { expect, test } from "vitest";
import { authWords } from "#frontend/messages/auth.yaml";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { newDevice } from "./harness/browserDevice.ts";
import { linkIn, newestMail } from "./harness/mailbox.ts";
import { newWriter } from "./harness/people.ts";
import { storedSession } from "./harness/session.ts";
import { button, field, heading, submitSignIn } from "./harness/signIn.ts";

const { signIn, forgot, reset, fields, failures } = authWords;

test("a forgotten password is replaced once with the e-mailed link, and the old one stops working", async () => {
  const writer = await newWriter();
  const password = "three ghosts at noon";
  const { page } = await newDevice();
  await page.goto("/auth");
  await page.getByRole("link", { name: signIn.forgot }).click();
  await heading(page, forgot.title).waitFor();
  await field(page, fields.email).fill(writer.email);
  await button(page, forgot.submit).click();
  await heading(page, forgot.sentTitle).waitFor();

  const link = linkIn(await newestMail(writer, 2));
  const setPassword = async (text: string) => {
    await page.goto(link);
    await page.getByLabel(fields.newPassword, { exact: true }).fill(text);
    await button(page, reset.submit).click();
  };
  await setPassword(password);
  await heading(page, dashboardWords.title).waitFor();
  expect((await newestMail(writer, 3)).subject).toBe("Your Ghostlight password was changed");
  await setPassword("four ghosts at noon");
  await page.getByText(reset.linkOver).waitFor();
  await page.getByRole("link", { name: signIn.submit }).first().waitFor();
  await expect(storedSession(writer)).rejects.toThrow("Incorrect");
  await storedSession({ ...writer, password });
});

test("while the sign-in service or the connection is down, the sign-in says so, and continues afterwards", async () => {
  const signInService = /\/local\/cognito/;
  const writer = await newWriter();
  const { page, context } = await newDevice();
  await page.goto("/login");
  await page.route(signInService, (route) => route.abort());
  await submitSignIn(page, writer);
  await page.getByText(failures.retryable).waitFor();
  await page.unroute(signInService);
  await context.setOffline(true);
  await button(page, signIn.submit).click();
  await page.getByText(failures.retryable).waitFor();
  await context.setOffline(false);
  await button(page, signIn.submit).click();
  await heading(page, dashboardWords.title).waitFor();
});
