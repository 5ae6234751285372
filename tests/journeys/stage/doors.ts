import type { Page } from "playwright-core";
import { authWords } from "#frontend/words/auth.ts";
import { dashboardWords } from "#frontend/words/dashboard.ts";
import { shellWords } from "#frontend/words/shell.ts";
import type { Person } from "./people.ts";

const { signIn: signInWords, signUp: signUpWords, fields } = authWords;

/** A field of a form; the password's has a button with the same words beside it. */
export const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

export const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true, level: 1 });

/** Fills in the sign-in form that is on the screen and sends it. */
export async function submitSignIn(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  await field(page, fields.email).fill(email);
  await page.getByLabel(fields.password, { exact: true }).fill(password);
  await button(page, signInWords.submit).click();
}

/** Signs in and sees the plays. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto("/auth");
  await submitSignIn(page, person);
  await heading(page, dashboardWords.title).waitFor();
}

/** Fills in the form of `/signup` and sends it. */
export async function submitSignUp(page: Page, { name, email, password }: Person): Promise<void> {
  await field(page, fields.fullName).fill(name);
  await field(page, fields.email).fill(email);
  await page.getByLabel(fields.password, { exact: true }).fill(password);
  await button(page, signUpWords.submit).click();
}

export async function openAccountMenu(page: Page, { name }: Pick<Person, "name">): Promise<void> {
  await button(page, shellWords.account(name)).click();
}

export async function chooseSignOut(page: Page, person: Person): Promise<void> {
  await openAccountMenu(page, person);
  await page.getByRole("menuitem", { name: shellWords.signOut }).click();
}
