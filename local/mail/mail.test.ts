import { SESv2Client, SendEmailCommand, type SendEmailCommandInput } from "@aws-sdk/client-sesv2";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { openMailbox } from "./mailbox.ts";
import { outboxPage } from "./mailboxPage.ts";
import { htmlOfText, textOfHtml } from "./mailText.ts";
import { startMail } from "./startMail.ts";

const mail = (body: { Text?: string; Html?: string }): SendEmailCommandInput => ({
  FromEmailAddress: "stage@ghostlight.example",
  Destination: { ToAddresses: ["will@example.com"] },
  Content: {
    Simple: {
      Subject: { Data: "Break a leg" },
      Body: {
        ...(body.Text !== undefined && { Text: { Data: body.Text } }),
        ...(body.Html !== undefined && { Html: { Data: body.Html } }),
      },
    },
  },
});

const started = async () => {
  const outbox = openMailbox(temporaryFolder());
  const server = await startMail({ outbox });
  onTestFinished(server.stop);
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const ses = new SESv2Client({ endpoint: server.endpoint, region: "eu-west-1", credentials });
  return { outbox, ses };
};

test("mail sent with the SDK appears in the outbox, newest first", async () => {
  const { outbox, ses } = await started();
  const { MessageId } = await ses.send(new SendEmailCommand(mail({ Text: "first" })));
  await ses.send(new SendEmailCommand(mail({ Html: "<p>second &amp; last</p>" })));
  expect(MessageId).toBeTruthy();
  expect(outbox.list()).toMatchObject([
    { to: "will@example.com", subject: "Break a leg", text: "second & last", html: "<p>second &amp; last</p>" },
    { text: "first", html: "first" },
  ]);
});

test("an e-mail without a body is refused with SES's error", async () => {
  const { outbox, ses } = await started();
  await expect(ses.send(new SendEmailCommand(mail({})))).rejects.toMatchObject({ name: "BadRequestException" });
  expect(outbox.list()).toEqual([]);
});

test("e-mails survive a restart, up to 500 of them", () => {
  const dataFolder = temporaryFolder();
  const outbox = openMailbox(dataFolder, () => Date.UTC(2026, 0, 1));
  for (let count = 1; count <= 502; count++) outbox.add({ to: "a@b.c", subject: `${count}`, text: "" });
  const again = openMailbox(dataFolder);
  again.add({ to: "a@b.c", subject: "503", text: "" });
  expect(again.list()).toHaveLength(500);
  expect(again.list().slice(0, 2)).toMatchObject([
    { subject: "503" },
    { subject: "502", at: "2026-01-01T00:00:00.000Z" },
  ]);
});

test("HTML is converted to readable text, and text becomes HTML with links", () => {
  expect(
    textOfHtml('<div>\n<p>Hello,</p>\n<p><a href="https://a.example/?x=1&amp;y=2">Go <b>in</b></a></p></div>'),
  ).toBe("Hello,\n\nGo in:\nhttps://a.example/?x=1&y=2");
  const page = "<html><head><title>Ghostlight</title><style>p {}</style></head><body><p>Ghostlight</p></body></html>";
  expect(textOfHtml(page)).toBe("Ghostlight");
  expect(htmlOfText("<b> https://a.example/?x=1&y=2")).toBe(
    '&lt;b&gt; <a href="https://a.example/?x=1&amp;y=2">https://a.example/?x=1&amp;y=2</a>',
  );
});

test("the page has clickable links, and nothing in an e-mail can run on it", () => {
  const html =
    '<p><a href="http://localhost:4000/auth?type=signup&amp;code=123456">Confirm</a><script>alert(1)</script></p>';
  const page = outboxPage([
    { to: "<i>@b.c", subject: "<script>", html, text: textOfHtml(html), at: "2026-01-01T00:00:00Z" },
  ]);
  expect(page).toContain('<a href="http://localhost:4000/auth?type=signup&amp;code=123456">');
  expect(page).not.toContain("<script>");
  expect(page).not.toContain("<i>@");
  expect(page).toContain("<iframe sandbox ");
  expect(outboxPage([])).toContain("No e-mails yet.");
});
