import { escapeHtml } from "#lambdas/shared/escapeHtml.ts";

const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** Returns what a mail program without HTML would show: links on their own lines, a blank line between paragraphs. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<(head|script|style)\b.*?<\/\1>/gis, "")
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gis, "$2:\n$1\n")
    .replace(/<\/(p|div|h[1-6]|li|tr)>|<br\s*\/?>/gi, "\n\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => signs[name] ?? "")
    .replace(/[ \t]*\n\s*\n\s*/g, "\n\n")
    .trim();

/** Returns the text with its addresses as links. Everything else is escaped. */
export const htmlOfText = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join("")
    .replaceAll("\n", "<br>\n");
