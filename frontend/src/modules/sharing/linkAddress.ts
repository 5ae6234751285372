import type { ShareLink } from "#domain/api/sharing.ts";
import { sharingWords as words } from "#frontend/messages/sharing.ts";

/** What readers are given. */
export const linkAddress = ({ token }: Pick<ShareLink, "token">): string => `${location.origin}/shared/${token}`;

/** A draft in the author's own mail program: nothing of it goes through us. */
export function mailDraft(play: string, address: string): string {
  const part = (name: string, text: string) => `${name}=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
  return `mailto:?${part("subject", words.mailSubject(play))}&${part("body", words.mailBody(play, address))}`;
}
