import { sessionEntries } from "#frontend/platform/browserStorage.ts";

/** The share link of this page. */
export interface ReaderLink {
  readonly token: string;
  /** The key of stored data: the part of the token that doesn't open anything by itself. */
  readonly name: string;
}

/** Returns the link in a path, if there is one. */
export function readerLinkIn(pathname: string): ReaderLink | undefined {
  const [, token = ""] = /^\/shared\/([^/]+)\/?$/.exec(pathname) ?? [];
  const [name = ""] = token.split(".");
  return token === "" || token === name ? undefined : { token, name };
}

// `public/opening.js` reads it before this code has loaded.
const passKey = ({ name }: ReaderLink) => `ghostlight.pass.${name}` as const;

/** Returns the pass for the link's password, while the tab is open. */
export function findPass(link: ReaderLink): string | undefined {
  try {
    return sessionEntries.getItem(passKey(link)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function savePass(link: ReaderLink, pass: string): void {
  try {
    sessionEntries.setItem(passKey(link), pass);
  } catch {
    // Without storage, the reader types the password again after a reload.
  }
}
