import type { InterfaceLanguage } from "#domain/account/interfaceLanguages.ts";
import { escapeHtml } from "./escapeHtml.ts";

/**
 * Colors that mail programs with a dark theme use. The light ones are in `style` attributes, because some programs ignore
 * style sheets.
 */
const darkColors = `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .mail-room { background: #0b0f0d !important; }
  .mail-page { background: #19211e !important; border-color: #2a332e !important; color: #e5ece8 !important; }
  .mail-page a { color: #63cfa7 !important; }
  .mail-page .mail-button { background: #63cfa7 !important; color: #04251a !important; }
  .mail-lamp { background: #ffcb45 !important; }
}`;

/** Returns an e-mail as an HTML document: lamp and name, then the content. */
export const mailDocument = (language: InterfaceLanguage, content: string): string =>
  [
    "<!doctype html>",
    `<html lang="${language}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>Ghostlight</title><style>${darkColors}\n</style></head>`,
    '<body class="mail-room" style="margin:0;padding:16px;background:#ecefec">',
    '<div class="mail-page" style="box-sizing:border-box;max-width:560px;margin:0 auto;padding:24px;' +
      "border:1px solid #d3dad5;border-radius:8px;background:#ffffff;color:#131a17;" +
      'font-family:system-ui,-apple-system,Segoe UI,sans-serif;font-size:16px;line-height:1.5;overflow-wrap:anywhere">',
    '<p style="margin:0 0 24px;font-size:17px;font-weight:700"><span class="mail-lamp" aria-hidden="true" ' +
      'style="display:inline-block;width:12px;height:12px;margin-right:8px;border-radius:6px;background:#f5b81f">' +
      "</span>Ghostlight</p>",
    content,
    "</div></body></html>",
  ].join("\n");

export const mailButton = (label: string, address: string): string =>
  `<a class="mail-button" href="${escapeHtml(address)}" style="display:inline-block;padding:12px 20px;` +
  `border-radius:8px;background:#0d5844;color:#ffffff;text-decoration:none;font-weight:600">${label}</a>`;

export const mailAnchor = (address: string): string =>
  `<a href="${escapeHtml(address)}" style="color:#0d5844">${escapeHtml(address)}</a>`;
