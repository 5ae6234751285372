import * as z from "zod";
import { contactMessage } from "../messages/message.ts";
import { contract } from "./contract.ts";
import { instant, noBody, nothing } from "./shapes.ts";

/** The refusal code for exceeding the message limit. */
export const messageLimit = "message-limit";

/** Sends a message to the people who run Ghostlight. */
export const sendMessage = contract({
  method: "POST",
  path: "/contact",
  who: "anyone",
  params: nothing,
  query: nothing,
  body: contactMessage.extend({
    /** A hidden field that people never see. Bots fill in every field. */
    extra: z.string().max(0, "Leave this field empty.").optional(),
  }),
  response: z.object({ sent: z.literal(true) }),
});

export const messageId = z.string().regex(/^\d{13}-[\w-]{10}$/);

/** A message as it was sent, and whether it has been answered. */
export const keptMessage = z.object({
  messageId,
  ...contactMessage.shape,
  sentAt: instant,
  answeredAt: instant.nullable(),
});
export type KeptMessage = z.output<typeof keptMessage>;

/** Lists the messages of the contact form, latest first, in pages: repeat with `next` until there is none. */
export const listMessages = contract({
  method: "GET",
  path: "/admin/messages",
  who: "admin",
  params: nothing,
  query: z.strictObject({ next: messageId.optional() }),
  body: noBody,
  response: z.object({ messages: z.array(keptMessage), next: messageId.optional() }),
});

/** Marks a message as answered or not answered. */
export const answerMessage = contract({
  method: "PATCH",
  path: "/admin/messages/{messageId}",
  who: "admin",
  params: z.strictObject({ messageId }),
  query: nothing,
  body: z.strictObject({ answered: z.boolean() }),
  response: keptMessage,
});

/** Permanently deletes a message. If it's already deleted, nothing changes. */
export const removeMessage = contract({
  method: "DELETE",
  path: "/admin/messages/{messageId}",
  who: "admin",
  params: z.strictObject({ messageId }),
  query: nothing,
  body: noBody,
  response: z.object({ removed: z.literal(true) }),
});
