import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { mockClient } from "aws-sdk-client-mock";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendFrom } from "./mailMessage.ts";

const ses = mockClient(SESv2Client);
afterAll(() => ses.restore());
beforeEach(() => void ses.reset());
afterEach(() => void vi.unstubAllEnvs());

const sender = "Ghostlight <lamp@theater.example>";
const mail = { to: "will@example.org", subject: "Ünder the lamp", html: "<p>Come</p>", text: "Come" };
const sent = () => ses.commandCalls(SendEmailCommand).map(({ args: [command] }) => command.input);

test("an e-mail is sent from the stage's sender, with its text in both forms", async () => {
  await sendFrom(sender)(mail);
  expect(sent()).toEqual([
    {
      FromEmailAddress: sender,
      Destination: { ToAddresses: ["will@example.org"] },
      Content: {
        Simple: {
          Subject: { Data: "Ünder the lamp", Charset: "UTF-8" },
          Body: {
            Html: { Data: "<p>Come</p>", Charset: "UTF-8" },
            Text: { Data: "Come", Charset: "UTF-8" },
          },
        },
      },
    },
  ]);
});

test("an e-mail belongs to the stage's configuration set, which counts its bounces and complaints", async () => {
  vi.stubEnv("MAIL_CONFIGURATION_SET", "ghostlight-live");
  await sendFrom(sender)(mail);
  expect(sent()).toMatchObject([{ ConfigurationSetName: "ghostlight-live" }]);
});

test("a reply goes to somebody else where that is wanted", async () => {
  await sendFrom(sender)({ ...mail, replyTo: "nell@example.org" });
  expect(sent()).toMatchObject([{ FromEmailAddress: sender, ReplyToAddresses: ["nell@example.org"] }]);
});

test("an e-mail that can be stopped tells mail programs where", async () => {
  await sendFrom(sender)({ ...mail, stopAddress: "https://ghostlight.example/api/mail-choices/stop.x" });
  expect(sent()[0]?.Content?.Simple?.Headers).toEqual([
    { Name: "List-Unsubscribe", Value: "<https://ghostlight.example/api/mail-choices/stop.x>" },
    { Name: "List-Unsubscribe-Post", Value: "List-Unsubscribe=One-Click" },
  ]);
});

test("an e-mail that SES refuses is an error for the caller", async () => {
  ses.on(SendEmailCommand).rejects(new Error("not verified"));
  await expect(sendFrom(sender)(mail)).rejects.toThrow("not verified");
});
