import type { Branded } from "../brand.ts";

/** What the button on the page of an e-mail's link does: it stops e-mails, or confirms the address that they go to. */
export const mailChoices = ["stop", "confirm"] as const;
export type MailChoice = (typeof mailChoices)[number];

/** Names one choice of one person. Whoever has it can make the choice, and nothing else. */
export type MailToken = Branded<"MailToken">;

/** Returns what a token is for; undefined if it can't be one. The server decides whether it's genuine. */
export const mailChoiceIn = (token: string): MailChoice | undefined =>
  mailChoices.find((choice) => token.startsWith(`${choice}.`));

/** Parts of a token of an author: the choice, the account, and the signature. A reader's names the link, too. */
const authorParts = 3;

/** Returns what a token's e-mails are about: comments on all plays of an author, or replies to the comments of a reader. */
export const subjectOfMails = (token: string): "comments" | "replies" =>
  token.split(".").length > authorParts ? "replies" : "comments";

/** The screen that the links in e-mails about comments lead to. The token is in the fragment, so it's in no log. */
export const mailChoicePath = "/mail";
