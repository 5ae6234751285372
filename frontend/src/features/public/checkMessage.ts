import { contactMessage } from "#domain/messages/message.ts";
import type { MessageTopic } from "#domain/messages/messageTopics.ts";
import { translateSentence } from "#frontend/messages/sentences.ts";
import type { FieldErrors } from "#frontend/ui/fieldErrors.ts";

/** The fields of the contact form. `extra` is hidden from people and filled in by bots. */
export interface MessageValues extends Record<string, string> {
  readonly name: string;
  readonly email: string;
  readonly topic: MessageTopic;
  readonly message: string;
  readonly extra: string;
}

/** Returns the errors that the server would return. */
export function checkMessage({ extra: _, ...written }: MessageValues): FieldErrors<keyof MessageValues & string> {
  const issues = contactMessage.safeParse(written).error?.issues ?? [];
  return Object.fromEntries(
    [...issues].reverse().map(({ path: [field], message }) => [String(field), translateSentence(message)]),
  );
}
