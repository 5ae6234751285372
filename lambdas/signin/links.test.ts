import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { linkAnswerOf } from "#domain/api/signIn.ts";
import type { UserId } from "#domain/play/play.ts";
import type { MailMessage } from "#lambdas/services/mailMessage.ts";
import type { PoolAccount } from "#lambdas/services/userPoolClient.ts";
import { startTestTable } from "#tests/support/table.ts";
import { poolOf } from "#tests/support/userPool.ts";
import { mailLink } from "./mailLink.ts";
import { redeemLink } from "./redeemLink.ts";

const { table } = await startTestTable();
const start = new Date("2027-01-10T12:00:00.000Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

/** Sets up one account and captures its e-mails. */
function openSignIn(account: Partial<PoolAccount> = {}) {
  const userId = randomUUID() as UserId;
  const { pool, asked, change } = poolOf({ userId, ...account });
  const mails: MailMessage[] = [];
  const post = {
    table,
    pool,
    sendMail: async (mail: MailMessage) => void mails.push(mail),
    siteOrigin: async () => "https://ghostlight.example",
  };
  const ask = (email = "will@example.com", destination?: string) => mailLink(post, { email, destination }, start);
  const askBecause = (why: "sign-up" | "new-address") => mailLink(post, { email: "will@example.com", why }, start);
  const link = () => new URL(/https:\S+/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "nowhere:");
  const secret = () => new URLSearchParams(link().hash.slice(1)).get("secret") ?? "";
  const redeem = (answer: string, now = after(1), email = "will@example.com") =>
    redeemLink({ table, pool }, { userId, email, answer }, now);
  return { userId, asked, change, mails, ask, askBecause, link, secret, redeem };
}

test("the secret is in the URL fragment, next to the address and the destination", async () => {
  const { ask, link, mails, secret } = openSignIn();
  await ask("Will@Example.com", "/editor/abc?x=1");
  expect(mails[0]).toMatchObject({ to: "will@example.com", subject: "Your Ghostlight sign-in link" });
  expect(`${link().origin}${link().pathname}${link().search}`).toBe(
    "https://ghostlight.example/auth?type=magiclink&lang=en",
  );
  const fragment = Object.fromEntries(new URLSearchParams(link().hash.slice(1)));
  expect(fragment).toEqual({ email: "will@example.com", secret: secret(), destination: "/editor/abc?x=1" });
  expect(Buffer.from(secret(), "base64url")).toHaveLength(32);
  expect(mails[0]?.html).toContain(link().href.replaceAll("&", "&amp;"));
});

test("signing up with an address that has an account sends an e-mail with a sign-in link", async () => {
  const { askBecause, mails, secret, redeem } = openSignIn();
  await askBecause("sign-up");
  expect(mails[0]?.subject).toBe("You already have a Ghostlight account");
  expect(mails[0]?.text).toContain("https://ghostlight.example/forgot-password?lang=en");
  expect(await redeem(secret())).toBe(true);
});

test.each([
  ["sign-in link", {}, undefined, "Tu enlace para entrar en Ghostlight"],
  ["address in use", {}, "new-address", "Esta dirección ya tiene una cuenta de Ghostlight"],
  ["existing account", { hasSecondFactor: true }, "sign-up", "Ya tienes una cuenta de Ghostlight"],
] as const)("the e-mail about %s is in the account's language", async (_, account, why, subject) => {
  const { ask, askBecause, mails } = openSignIn({ language: "es", fullName: "Inés", ...account });
  await (why ? askBecause(why) : ask());
  expect(mails[0]?.subject).toBe(subject);
  expect(mails[0]?.text).toMatch(/^Hola Inés,\n/);
  expect(mails[0]?.html).toMatch(/^<!doctype html>\n<html lang="es">/);
  const links = mails[0]?.text.match(/https:\S+/g) ?? [];
  expect(links.map((link) => new URL(link).searchParams.get("lang"))).toEqual(links.map(() => "es"));
});

test("with an authenticator app, the sign-up e-mail links to the sign-in page and signs nobody in", async () => {
  const { askBecause, mails, link } = openSignIn({ hasSecondFactor: true });
  await askBecause("sign-up");
  expect(mails[0]?.subject).toBe("You already have a Ghostlight account");
  expect(link().href).toBe("https://ghostlight.example/auth?lang=en");
});

test("signing up again with an unconfirmed address resends the confirmation", async () => {
  const { askBecause, mails, asked } = openSignIn({ status: "UNCONFIRMED" });
  await askBecause("sign-up");
  expect([mails, asked]).toEqual([[], ["resend will@example.com"]]);
});

test.each([{ status: "CONFIRMED" }, { status: "UNCONFIRMED" }])(
  "the owner of an address that is wanted for another account is told what they can do: %o",
  async (account) => {
    const { askBecause, mails, asked, link } = openSignIn(account);
    await askBecause("new-address");
    expect(mails[0]?.subject).toBe("This address already has a Ghostlight account");
    expect(link().href).toBe("https://ghostlight.example/auth?lang=en");
    expect(asked).toEqual([]);
  },
);

test("no two secrets are the same", async () => {
  const { ask, secret } = openSignIn();
  await ask();
  const first = secret();
  await ask();
  expect(secret()).not.toBe(first);
});

test("only one of fifty concurrent attempts signs in", async () => {
  const { ask, secret, redeem } = openSignIn();
  await ask();
  const results = await Promise.all(Array.from({ length: 50 }, () => redeem(secret())));
  expect(results.filter((result) => result === true)).toHaveLength(1);
  expect(results.filter((result) => result === "link-used")).toHaveLength(49);
});

test("a call that Cognito repeats for the same click signs in, and another click doesn't", async () => {
  const { ask, secret, redeem } = openSignIn();
  await ask();
  const click = linkAnswerOf(secret(), randomUUID());
  expect(await redeem(click, after(598))).toBe(true);
  expect(await redeem(click, after(603))).toBe(true);
  expect(await redeem(linkAnswerOf(secret(), randomUUID()), after(604))).toBe("link-used");
  expect(await redeem(secret(), after(604))).toBe("link-used");
  expect(await redeem(click, after(619))).toBe("link-used");
});

test("a link works for exactly ten minutes", async () => {
  const { ask, secret, redeem } = openSignIn();
  await ask();
  expect(await redeem(secret(), after(600))).toBe("link-late");
  expect(await redeem(secret(), after(599))).toBe(true);
});

test("only the newest link works, only for its address, and only with the whole secret", async () => {
  const { ask, secret, redeem } = openSignIn();
  await ask();
  const older = secret();
  await ask();
  expect(await redeem(older)).toBe(false);
  expect(await redeem(secret(), after(1), "other@example.com")).toBe(false);
  for (const wrong of ["", secret().slice(1), `${secret()}A`, `${secret().slice(0, -1)}_`, "A".repeat(43)]) {
    if (wrong !== secret()) expect(await redeem(wrong), wrong).toBe(false);
  }
  expect(await redeem(secret())).toBe(true);
});

test("if an authenticator app was turned on in the meantime, the link says so and isn't used up", async () => {
  const { userId, ask, secret, redeem, change } = openSignIn();
  await ask();
  change(userId, { hasSecondFactor: true });
  expect(await redeem(secret())).toBe("second-factor-on");
  expect(await redeem("A".repeat(43))).toBe(false);
  change(userId, { hasSecondFactor: false });
  expect(await redeem(secret())).toBe(true);
});

test("with an authenticator app, the e-mail links to the sign-in page without a secret", async () => {
  const { ask, mails, link } = openSignIn({ hasSecondFactor: true });
  await ask();
  expect(mails[0]?.subject).toBe("Sign in to Ghostlight with your password and code");
  expect(link().href).toBe("https://ghostlight.example/auth?lang=en");
});

test("an unconfirmed account gets its confirmation again, because the person who chose the password may not own the address", async () => {
  const { ask, mails, asked } = openSignIn({ status: "UNCONFIRMED" });
  await ask();
  expect(mails).toEqual([]);
  expect(asked).toEqual(["resend will@example.com"]);
});

test.each([
  { enabled: false },
  { status: "FORCE_CHANGE_PASSWORD" },
  { status: "RESET_REQUIRED" },
  { email: "x@y.example" },
])("%j: no e-mail and no other effect", async (account) => {
  const { ask, mails, asked } = openSignIn(account);
  await ask();
  expect([mails, asked]).toEqual([[], []]);
});

test("a name that carries a message isn't used as a greeting", async () => {
  const { ask, mails } = openSignIn({ fullName: '<a href="https://evil.example">click</a>' });
  await ask();
  expect(mails[0]?.html).toContain("<p>Hello,</p>");
  expect(`${mails[0]?.html}${mails[0]?.text}`).not.toContain("evil");
});
