import { escapeHtml } from "#lambdas/shared/escapeHtml.ts";

export const mailButton = (label: string, address: string): string =>
  `<a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 20px;border-radius:8px;` +
  `background:#0d5844;color:#ffffff;text-decoration:none;font-weight:600">${label}</a>`;

/** The closing line of every e-mail. */
const closing = "The Ghostlight team";

/** Returns an e-mail as HTML: greeting, paragraphs (as HTML), closing. */
export const mailHtml = (fullName: string | undefined, paragraphs: readonly string[]): string =>
  [
    '<div style="max-width:32em;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#131a17">',
    ...[escapeHtml(greeting(fullName)), ...paragraphs, closing].map((paragraph) => `<p>${paragraph}</p>`),
    "</div>",
  ].join("\n");

/** Returns the same e-mail as plain text. */
export const mailText = (fullName: string | undefined, paragraphs: readonly string[]): string =>
  [greeting(fullName), ...paragraphs, closing].join("\n\n");

/**
 * Greets by name only if it looks like a name. Anyone can sign up with someone else's address, and mail programs turn
 * bare domains into links. So a "name" must not be able to carry a message.
 */
const greeting = (fullName = ""): string => {
  const name = fullName.trim();
  const looksLikeName = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,59}$/u.test(name.replaceAll(". ", " "));
  return looksLikeName ? `Hello ${name},` : "Hello,";
};
