import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod";
import { AwsError } from "#local/protocol/AwsError.ts";
import { type LoopbackServer, listenOnLoopback, readJson } from "#local/protocol/loopbackServer.ts";
import type { Mailbox } from "./mailbox.ts";

const content = z.object({ Data: z.string() });

/** SendEmail as we use it: one subject, with text or HTML or both. */
const sendEmail = z.object({
  FromEmailAddress: z.string().min(3),
  Destination: z.object({ ToAddresses: z.array(z.string().min(3)).min(1).max(50) }),
  ReplyToAddresses: z.array(z.string().min(3)).max(50).optional(),
  Content: z.object({
    Simple: z.object({
      Subject: content,
      Body: z
        .object({ Text: content.optional(), Html: content.optional() })
        .refine(({ Text, Html }) => Text ?? Html, "Body must have Text or Html."),
    }),
  }),
});

/** SES's version 2 protocol, limited to sending one e-mail, which goes to the outbox. */
export const startMail = ({
  outbox,
  port,
}: {
  readonly outbox: Mailbox;
  readonly port?: number;
}): Promise<LoopbackServer> =>
  listenOnLoopback((request, response) => {
    void answer(outbox, request, response);
  }, port);

const answer = async (outbox: Mailbox, request: IncomingMessage, response: ServerResponse) => {
  try {
    if (`${request.method} ${request.url}` !== "POST /v2/email/outbound-emails")
      throw new AwsError("NotFoundException", `Not played on this stage: ${request.method} ${request.url}`, 404);
    deliver(outbox, await readJson(request));
    send(response, 200, { MessageId: randomUUID() });
  } catch (error) {
    const { type, message, status } = error instanceof AwsError ? error : unexpected(error);
    response.setHeader("x-amzn-errortype", type);
    send(response, status, { message });
  }
};

const deliver = (outbox: Mailbox, input: unknown) => {
  const parsed = sendEmail.safeParse(input);
  if (!parsed.success) throw new AwsError("BadRequestException", z.prettifyError(parsed.error));
  const { Destination, Content } = parsed.data;
  const { Subject, Body } = Content.Simple;
  for (const to of Destination.ToAddresses)
    outbox.add({
      to,
      subject: Subject.Data,
      ...(Body.Text && { text: Body.Text.Data }),
      ...(Body.Html && { html: Body.Html.Data }),
    });
};

const unexpected = (error: unknown) => {
  console.error(error);
  return new AwsError("InternalServiceErrorException", "Something went wrong in the stand-in.", 500);
};

const send = (response: ServerResponse, status: number, body: object) => {
  response.writeHead(status, { "content-type": "application/json", "x-amzn-requestid": randomUUID() });
  response.end(JSON.stringify(body));
};
