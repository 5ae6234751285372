/** The key of the stored page. It's the same for every link, and none is part of it. */
export const storedPage = "/shared.html";

/** An address that delivers the page with the headers of a share link. No link has it. */
export const anySharedPage = "/shared/page";

/** What the page loads from the site's root. Their names don't change with their content. */
export const rootFiles: readonly string[] = ["/head.js", "/opening.js", "/bulb.svg"];

export const isRootFile = (path: string): boolean => rootFiles.includes(path);

/** Returns the paths of the hashed files that a page loads at once. */
export const assetsIn = (html: string): readonly string[] =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
