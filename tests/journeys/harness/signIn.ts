import type { Locator, Page } from "playwright-core";
import { authWords } from "#frontend/messages/auth.yaml";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { shellWords } from "#frontend/messages/shell.yaml";
import { linkIn, type ReceivedMail } from "./mailbox.ts";
import type { TestPerson } from "./people.ts";

/** Returns a form field. The password field has a button with the same label next to it. */
export const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });

export const button = (page: Page | Locator, name: string) => page.getByRole("button", { name, exact: true });

export const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true, level: 1 });

/** Fills in the sign-in form and submits it. The sign-up form, which may still be there, has fields with the same names. */
export async function submitSignIn(
  page: Page,
  { email, password }: Pick<TestPerson, "email" | "password">,
): Promise<void> {
  const submit = button(page, authWords.signIn.submit);
  await submit.waitFor();
  await field(page, authWords.fields.email).fill(email);
  await page.getByLabel(authWords.fields.password, { exact: true }).fill(password);
  await submit.click();
}

/** Requests a link to an address in the sign-in form on the screen. */
export async function requestLink(page: Page, { email }: Pick<TestPerson, "email">): Promise<void> {
  await field(page, authWords.fields.email).fill(email);
  await button(page, authWords.signIn.link).click();
  await heading(page, authWords.linkSent.title).waitFor();
}

/** Opens a sign-in link and signs in with it. */
export async function signInByLink(page: Page, link: string, { email }: Pick<TestPerson, "email">): Promise<void> {
  await page.goto(link);
  await button(page, authWords.redeem.submit({ email })).click();
}

/** Signs in and waits for the plays. */
export async function signInOnPage(page: Page, person: TestPerson): Promise<void> {
  await page.goto("/auth");
  await submitSignIn(page, person);
  await heading(page, dashboardWords.title).waitFor();
}

/** Fills in the form of `/signup` and submits it. */
export async function submitSignUp(page: Page, { name, email, password }: TestPerson): Promise<void> {
  await field(page, authWords.fields.fullName).fill(name);
  await field(page, authWords.fields.email).fill(email);
  await page.getByLabel(authWords.fields.password, { exact: true }).fill(password);
  await button(page, authWords.signUp.submit).click();
}

export async function openAccountMenu(page: Page, { name }: Pick<TestPerson, "name">): Promise<void> {
  await button(page, shellWords.account({ name })).click();
}

export async function chooseSignOut(page: Page, person: TestPerson, where: string = shellWords.signOut): Promise<void> {
  await openAccountMenu(page, person);
  await page.getByRole("menuitem", { name: where }).click();
}

/** Waits for the sign-in page to replace the screen: loading a new page earlier would interrupt the sign-out. */
export const waitUntilSignedOut = (page: Page): Promise<void> => heading(page, authWords.signIn.title).waitFor();

/** Opens the link of a confirmation e-mail and confirms. */
export async function confirmAddressOn(page: Page, mail: ReceivedMail): Promise<void> {
  await page.goto(linkIn(mail));
  await button(page, authWords.confirm.submit).click();
}
