import type { CustomMessageTriggerEvent } from "aws-lambda";
import { expect, test } from "vitest";
import type { UserId } from "#domain/play/play.ts";
import type { MailMessage } from "#lambdas/services/mailMessage.ts";
import { poolOf } from "#tests/support/userPool.ts";
import { createHandler } from "./customMessage.ts";
import type { OwnerMailDeps } from "./notifyOwner.ts";

const siteOrigin = async () => "https://ghostlight.example";
const noOwnerMail = () => ({ pool: poolOf().pool, sendMail: undefined });
const handler = createHandler(siteOrigin, noOwnerMail);

const sent = async (triggerSource: string, { name = "Will", userName = "f1e2", locale = "" } = {}) => {
  const event = {
    triggerSource,
    userName,
    request: {
      userAttributes: { name, email: "will@example.com", ...(locale && { locale }) },
      codeParameter: "{####}",
      linkParameter: "",
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  } as unknown as CustomMessageTriggerEvent;
  const { response } = await handler(event);
  return { subject: response.emailSubject ?? "", html: response.emailMessage ?? "" };
};

test.each(["CustomMessage_SignUp", "CustomMessage_ResendCode"])("%s links to the confirmation page", async (source) => {
  const { html, subject } = await sent(source);
  expect(html).toContain(
    'href="https://ghostlight.example/auth?type=signup&amp;lang=en#username=f1e2&amp;code={####}"',
  );
  expect(subject).toBe("Confirm your e-mail address for Ghostlight");
});

test("a password reset links to the page that sets a new password", async () => {
  const { html } = await sent("CustomMessage_ForgotPassword");
  expect(html).toContain('href="https://ghostlight.example/reset-password?lang=en#username=f1e2&amp;code={####}"');
});

test.each(["CustomMessage_UpdateUserAttribute", "CustomMessage_VerifyUserAttribute"])(
  "%s shows the code to type",
  async (source) => {
    expect((await sent(source)).html).toContain(">{####}<");
  },
);

test.each([
  ["CustomMessage_SignUp", "Confirma tu correo para Ghostlight"],
  ["CustomMessage_ForgotPassword", "Crea una contraseña nueva para Ghostlight"],
  ["CustomMessage_UpdateUserAttribute", "Tu código de Ghostlight"],
])("%s is in Spanish if the account is", async (source, wanted) => {
  const { subject, html } = await sent(source, { name: "Inés", locale: "es" });
  expect(subject).toBe(wanted);
  expect(html).toMatch(/^<!doctype html>\n<html lang="es">/);
  expect(html).toContain("<p>Hola Inés,</p>");
  expect(html).toContain("<p>El equipo de Ghostlight</p>");
});

test.each(["CustomMessage_SignUp", "CustomMessage_ForgotPassword"])(
  "the link in %s opens in the e-mail's language, whatever the browser's",
  async (source) => {
    expect((await sent(source, { locale: "es" })).html).toContain("lang=es#username=f1e2&amp;code={####}");
  },
);

test("an account in a language that we don't have gets English", async () => {
  expect((await sent("CustomMessage_SignUp", { locale: "fr-CA" })).subject).toBe(
    "Confirm your e-mail address for Ghostlight",
  );
});

test("other mails keep Cognito's text", async () => {
  expect(await sent("CustomMessage_AdminCreateUser")).toEqual({ subject: "", html: "" });
});

test.each([
  ["Will", "Will"],
  ["Inés Robledo", "Inés"],
  ["Zoë O'Neill-Ødegård", "Zoë"],
  ["D'Arcy Mason", "D&#39;Arcy"],
  ["J. M. Synge", "J. M. Synge"],
  ["Dr. Ada Quill", "Dr. Ada Quill"],
  ["Лев Толстой", "Лев"],
  ["近松門左衛門", "近松門左衛門"],
])("greets %s by the first name", async (name, greeted) => {
  const { html } = await sent("CustomMessage_SignUp", { name });
  expect(html).toContain(`<p>Hello ${greeted},</p>`);
});

test.each([
  "<img src=x onerror=alert(1)>",
  "you won a prize at evil.example",
  "https://evil.example",
  "{####}",
  "x".repeat(61),
  "",
])("doesn't greet by %j, which could be somebody's message", async (name) => {
  const { html } = await sent("CustomMessage_SignUp", { name });
  expect(html).toContain("<p>Hello,</p>");
  if (name) expect(html.replace("code={####}", "")).not.toContain(name);
});

test("a username can't break out of the link", async () => {
  const { html } = await sent("CustomMessage_SignUp", { userName: '"><script>&code=1' });
  expect(html).toContain("username=%22%3E%3Cscript%3E%26code%3D1&amp;code={####}");
});

test.each(["CustomMessage_SignUp", "CustomMessage_ForgotPassword", "CustomMessage_UpdateUserAttribute"])(
  "%s stays within Cognito's length limit and contains the code once",
  async (source) => {
    const { html, subject } = await sent(source, { name: "N".repeat(60) });
    expect(html.length).toBeLessThan(20_000);
    expect(subject.length).toBeLessThanOrEqual(140);
    expect(html.split("{####}")).toHaveLength(2);
  },
);

/** Changes the address of an account, and returns what the trigger sent besides the code. */
async function changeAddress(source: string, ownerMail: Partial<OwnerMailDeps> = {}, language: "en" | "es" = "en") {
  const userId = "1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed" as UserId;
  const { pool } = poolOf({ userId, email: "old@example.com", language });
  const mails: MailMessage[] = [];
  const deps = { pool, sendMail: async (mail: MailMessage) => void mails.push(mail), ...ownerMail };
  const event = {
    triggerSource: source,
    userName: userId,
    userPoolId: "eu-west-1_AbCdEf123",
    // Nothing says whether Cognito names the old address here or the new one.
    request: { userAttributes: { email: "new@example.com" }, codeParameter: "{####}" },
    response: {},
  } as unknown as CustomMessageTriggerEvent;
  const { response } = await createHandler(siteOrigin, () => deps)(event);
  return { mails, code: response.emailMessage };
}

test.each([
  ["en", "Your Ghostlight account is about to get another e-mail address", "If it wasn't you, change your password"],
  ["es", "La dirección de tu cuenta de Ghostlight está por cambiar", "Si no fuiste tú, cambia ahora tu contraseña"],
] as const)("a new address is announced at the old one, in the account's language (%s)", async (language, ...words) => {
  const { mails, code } = await changeAddress("CustomMessage_UpdateUserAttribute", {}, language);
  expect(mails).toMatchObject([{ to: "old@example.com", subject: words[0] }]);
  for (const part of [mails[0]?.text, mails[0]?.html]) expect(part).toContain(words[1]);
  expect(code).toContain("{####}");
});

test("the same code sent again, and every other code, is announced to nobody", async () => {
  for (const source of ["CustomMessage_VerifyUserAttribute", "CustomMessage_ForgotPassword", "CustomMessage_SignUp"]) {
    expect((await changeAddress(source)).mails).toEqual([]);
  }
});

test("the code is sent even if the old address can't be reached", async () => {
  const failing = { sendMail: () => Promise.reject(new Error("not verified")) };
  const { code } = await changeAddress("CustomMessage_UpdateUserAttribute", failing);
  expect(code).toContain("{####}");
});
