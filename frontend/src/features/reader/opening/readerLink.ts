import { sessionEntries } from "#frontend/platform/browserStorage.ts";

/** The link that the page stands at. */
export interface ReaderLink {
  readonly token: string;
  /** What this device's memory of the link is kept under: the part of the token that opens nothing. */
  readonly name: string;
}

/** The link in an address's path, if there is one. */
export function readerLinkIn(pathname: string): ReaderLink | undefined {
  const [, token = ""] = /^\/shared\/([^/]+)\/?$/.exec(pathname) ?? [];
  const [name = ""] = token.split(".");
  return token === "" || token === name ? undefined : { token, name };
}

// `public/opening.js` reads it before this page's code is there.
const passKey = ({ name }: ReaderLink) => `ghostlight.pass.${name}` as const;

/** What the link's password gave, as long as the tab is open. */
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
    // Whoever keeps nothing types the password once more after a reload.
  }
}
