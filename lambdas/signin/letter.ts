import { escapeHtml } from "./escapeHtml.ts";

export const button = (label: string, address: string): string =>
  `<a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 20px;border-radius:8px;` +
  `background:#0d5844;color:#ffffff;text-decoration:none;font-weight:600">${label}</a>`;

/** Ends every mail. */
const closing = "The Ghostlight team";

/** The page of a mail: greeting, paragraphs (as HTML), closing. */
export const letter = (fullName: string | undefined, paragraphs: readonly string[]): string =>
  [
    '<div style="max-width:32em;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#131a17">',
    ...[escapeHtml(greeting(fullName)), ...paragraphs, closing].map((paragraph) => `<p>${paragraph}</p>`),
    "</div>",
  ].join("\n");

/** The same as plain text. */
export const plainLetter = (fullName: string | undefined, paragraphs: readonly string[]): string =>
  [greeting(fullName), ...paragraphs, closing].join("\n\n");

/**
 * Greets by name only what looks like a name. Anybody can sign up somebody else's address, and mail programs
 * make links of bare domains: so a "name" must not carry a message of its own.
 */
const greeting = (fullName = ""): string => {
  const name = fullName.trim();
  const looksLikeName = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,59}$/u.test(name.replaceAll(". ", " "));
  return looksLikeName ? `Hello ${name},` : "Hello,";
};
