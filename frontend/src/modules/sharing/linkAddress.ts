import type { ShareLink } from "#domain/api/sharing.ts";
import { sharingWords } from "#frontend/messages/sharing.yaml";

/** Returns the address that readers get. */
export const linkAddress = ({ token }: Pick<ShareLink, "token">): string => `${location.origin}/shared/${token}`;

/** Returns a mailto link that opens the author's own mail program; we send nothing. */
export const mailDraft = (play: string, address: string): string =>
  mailTo("", play, sharingWords.mailBody({ play, address }));

/** Returns the same with a text of the author's, to somebody. */
export function mailTo(email: string, play: string, text: string): string {
  const part = (name: string, value: string) => `${name}=${encodeURIComponent(value.replaceAll("\n", "\r\n"))}`;
  return `mailto:${encodeURIComponent(email)}?${part("subject", sharingWords.mailSubject({ play }))}&${part("body", text)}`;
}
