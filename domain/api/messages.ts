import * as z from "zod";
import { contactMessage } from "../messages/message.ts";
import { contract } from "./contract.ts";
import { instant, noBody, nothing } from "./shapes.ts";

/** The refusal code for exceeding the message limit. */
export const messageLimit = "message-limit";

export const sendMessage = contract({
  method: "POST",
  path: "/contact",
  who: "anyone",
  summary: "Leaves a message with the people who run Ghostlight.",
  params: nothing,
  query: nothing,
  body: contactMessage.extend({
    /** A hidden field that people never see. Bots fill in every field. */
    extra: z.string().max(0, "Leave this field empty.").optional(),
  }),
  response: z.object({ sent: z.literal(true) }),
});

const messageId = z.string().regex(/^\d{13}-[\w-]{10}$/);

/** A message as it was sent, and whether it has been answered. */
export const keptMessage = z.object({
  messageId,
  ...contactMessage.shape,
  sentAt: instant,
  answeredAt: instant.nullable(),
});
export type KeptMessage = z.output<typeof keptMessage>;

export const listMessages = contract({
  method: "GET",
  path: "/admin/messages",
  who: "admin",
  summary: "The messages of the contact form, the latest first, in pages: ask on with `next` until there is none.",
  params: nothing,
  query: z.strictObject({ next: messageId.optional() }),
  body: noBody,
  response: z.object({ messages: z.array(keptMessage), next: messageId.optional() }),
});

export const answerMessage = contract({
  method: "PATCH",
  path: "/admin/messages/{messageId}",
  who: "admin",
  summary: "Marks a message as answered, or as not answered after all.",
  params: z.strictObject({ messageId }),
  query: nothing,
  body: z.strictObject({ answered: z.boolean() }),
  response: keptMessage,
});

export const removeMessage = contract({
  method: "DELETE",
  path: "/admin/messages/{messageId}",
  who: "admin",
  summary: "Removes a message for good. One that is gone already is no matter.",
  params: z.strictObject({ messageId }),
  query: nothing,
  body: noBody,
  response: z.object({ removed: z.literal(true) }),
});
