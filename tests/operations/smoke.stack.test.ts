import { request } from "node:http";
import { expect, inject, test } from "vitest";
import { listPlays } from "#domain/api/plays.ts";
import { siteCaller } from "#lambdas/services/site/siteCaller.ts";
import { smokeTest } from "#lib/operations/smoke/smokeTest.ts";
import { demonstrationAccounts } from "#local/demonstration/accounts.ts";
import { signInToApi } from "#local/demonstration/signInToApi.ts";
import { startServer } from "#tests/support/startServer.ts";

const site = inject("origin");

async function checked(options: Partial<Parameters<typeof smokeTest>[0]> = {}): Promise<readonly string[]> {
  const reports: string[] = [];
  await smokeTest({ site, report: (each) => reports.push(each), ...options });
  return reports;
}

/** Serves the site, except that requests to paths that match get this status. */
const siteFailing = (paths: RegExp, status: number): Promise<string> =>
  startServer((message, response) => {
    const { method = "GET", url = "/", headers } = message;
    if (paths.test(`${method} ${url}`)) return void response.writeHead(status).end("{}");
    const passed = request(`${site}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    message.pipe(passed);
  });

const mailTo = async (email: string): Promise<readonly { readonly text: string }[]> => {
  const mails: { to: string; text: string }[] = await (await fetch(`${site}/local/outbox.json`)).json();
  return mails.filter(({ to }) => to === email);
};

test("the smoke test signs up, writes, shares and deletes, and leaves no account behind", async () => {
  const email = `smoke.${Date.now()}@ghostlight.test`;
  const reports = await checked({ account: { email } });
  expect(reports.slice(4)).toEqual([
    "signing up, with the e-mail",
    "signing in",
    "the sample play of a new account",
    "a new play",
    "that its text is saved and read back",
    "that a link shows it to somebody who isn't signed in, until it's revoked",
    "that the play is deleted",
    "that the account is deleted",
  ]);
  // The code at the start, and that the account was deleted.
  await expect.poll(() => mailTo(email)).toHaveLength(2);
  await expect(checked({ account: { email, password: "any password" } })).rejects.toThrow("isn't possible to sign in");
});

test("with an existing account, it deletes its play and keeps the account", async () => {
  const [account] = demonstrationAccounts;
  if (!account) throw new Error("There is no sample account.");
  const before = await playsOf(account);
  expect(await checked({ account })).toContain("that the play is deleted");
  expect(await playsOf(account)).toEqual(before);
});

test("a site with another release fails before anybody signs up", async () => {
  await expect(checked({ release: "another" })).rejects.toThrow("instead of another");
});

test.each([
  ["saves nothing", /^POST \/api\/plays\/[^/]+\/updates/, "updates was answered 500"],
  ["opens no link", /^GET \/api\/shared\//, "shared/{token} was answered 500"],
  ["revokes no link", /^DELETE \/api\/plays\/[^/]+\/shares/, "shares/{shareId} was answered 500"],
  ["deletes no play", /^DELETE \/api\/plays\/[^/]+$/, "plays/{playId} was answered 500"],
])("a site that %s fails the test, and the account is deleted all the same", async (_, paths, sentence) => {
  const email = `smoke.${Date.now()}@ghostlight.test`;
  await expect(checked({ site: await siteFailing(paths, 500), account: { email } })).rejects.toThrow(sentence);
  const again = checked({ account: { email } });
  await expect(again, "the address is free again").resolves.toContain("signing up, with the e-mail");
});

async function playsOf({ email, password }: { readonly email: string; readonly password: string }) {
  const { accessToken } = await signInToApi(site, email, password);
  return (await siteCaller(site, { accessToken })(listPlays)).plays.map(({ playId }) => playId).sort();
}
