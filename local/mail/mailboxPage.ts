import { escapeHtml } from "#lambdas/shared/escapeHtml.ts";
import type { CaughtMail } from "./mailbox.ts";
import { htmlOfText } from "./mailText.ts";

/**
 * Renders the outbox as a page without scripts, with links in the page itself. E-mails are shown as text; the original
 * HTML is shown only in a sandboxed frame.
 */
export const outboxPage = (mails: readonly CaughtMail[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox · Ghostlight on this machine</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>Mails that Ghostlight would have sent. Here they stay on this machine.</p>
${mails.length === 0 ? "<p>Nothing yet.</p>" : mails.map(article).join("\n")}
</main>
</body>
</html>
`;

const article = ({ to, subject, text, html, at }: CaughtMail): string => `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="about">To <b>${escapeHtml(to)}</b> · <time datetime="${escapeHtml(at)}">${escapeHtml(at.replace("T", " ").slice(0, 19))} UTC</time></p>
<p>${htmlOfText(text)}</p>
<details><summary>As it was sent</summary><iframe sandbox title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe></details>
</article>`;

const style = `
:root { color-scheme: light dark; --room: #ecefec; --page: #fff; --ink: #131a17; --soft: #5f6a64; --link: #0d5844 }
@media (prefers-color-scheme: dark) { :root { --room: #0b0f0d; --page: #19211e; --ink: #e5ece8; --soft: #a9b5af; --link: #63cfa7 } }
body { margin: 0; background: var(--room); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 42rem; margin: 0 auto; padding: 2rem 1rem }
article { background: var(--page); border-radius: 8px; padding: 1rem 1.25rem; margin: 1rem 0; overflow-wrap: anywhere }
h2 { font-size: 1.1rem; margin: 0 } .about { color: var(--soft); font-size: .875rem; margin: 0 0 1rem }
a, summary { color: var(--link) } summary { cursor: pointer; font-size: .875rem }
iframe { width: 100%; height: 24rem; border: 0; background: #fff; margin-top: .5rem }
`;
