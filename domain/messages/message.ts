import * as z from "zod";
import { maxMessageLength, messageTopics } from "./messageTopics.ts";

/** One line of text: invisible characters and line breaks become spaces. */
const line = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();

/** Plain text: line breaks stay, tabs become spaces, other control characters are removed. */
const plainText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/\t/g, " ")
    .replace(/[^\P{Cc}\n]/gu, "")
    .trim();

/** A contact form message, cleaned. */
export const contactMessage = z.strictObject({
  name: z
    .string()
    .max(1000)
    .transform(line)
    .pipe(z.string().min(1, "Enter your name.").max(200, "Use at most 200 characters.")),
  email: z.string().trim().pipe(z.email("Enter an e-mail address such as name@example.org.").max(254)),
  topic: z.enum(messageTopics, "Choose a topic."),
  message: z
    .string()
    .max(4 * maxMessageLength)
    .transform(plainText)
    .pipe(z.string().min(1, "Enter a message.").max(maxMessageLength, `At most ${maxMessageLength} characters.`)),
});
export type ContactMessage = z.output<typeof contactMessage>;
