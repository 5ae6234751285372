import type { ShareLink } from "#domain/api/sharing.ts";
import { sharingWords } from "#frontend/messages/sharing.yaml";

/** Returns the address that readers get. */
export const linkAddress = ({ token }: Pick<ShareLink, "token">): string => `${location.origin}/shared/${token}`;

/** Returns a mailto link that opens the author's own mail program; we send nothing. */
export function mailDraft(play: string, address: string): string {
  const part = (name: string, text: string) => `${name}=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
  return `mailto:?${part("subject", sharingWords.mailSubject({ play }))}&${part("body", sharingWords.mailBody({ play, address }))}`;
}
