import { personalLinkWords } from "#frontend/messages/personalLinks.yaml";

/** What stands for a reader's name, the play's title and the link in a message. */
export const placeholders = { name: "{name}", title: "{title}", link: "{link}" } as const;

interface MessageParts {
  readonly name: string;
  readonly title: string;
  readonly link: string;
}

let written: string | undefined;

/** Returns the message to readers as the author last wrote it since the page was loaded. */
export const lastMessage = (): string => written ?? personalLinkWords.defaultMessage(placeholders);

export const keepMessage = (message: string): void => {
  written = message;
};

/** Puts a reader's name and link into the message, all in one pass, so that a title with braces stays as it is. */
export const messageFor = (message: string, parts: MessageParts): string =>
  message.replace(/\{(name|title|link)\}/g, (_, part: keyof MessageParts) => parts[part]).trim();
