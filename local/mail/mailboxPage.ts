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
<title>Outbox · Local Ghostlight</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>Every e-mail that Ghostlight has sent. None leaves your computer.</p>
${mails.length === 0 ? "<p>No e-mails yet.</p>" : mails.map(article).join("\n")}
</main>
</body>
</html>
`;

const article = ({ to, subject, text, html, at }: CaughtMail): string => `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="about">To <b>${escapeHtml(to)}</b> · <time datetime="${escapeHtml(at)}">${escapeHtml(at.replace("T", " ").slice(0, 19))} UTC</time></p>
<p>${htmlOfText(text)}</p>
<details><summary>Original e-mail</summary><iframe sandbox title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe></details>
</article>`;

const style = `
:root { color-scheme: light dark; --background: #ecefec; --surface: #fff; --text: #131a17; --muted: #5f6a64; --link: #0d5844 }
@media (prefers-color-scheme: dark) { :root { --background: #0b0f0d; --surface: #19211e; --text: #e5ece8; --muted: #a9b5af; --link: #63cfa7 } }
body { margin: 0; background: var(--background); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 42rem; margin: 0 auto; padding: 2rem 1rem }
article { background: var(--surface); border-radius: 8px; padding: 1rem 1.25rem; margin: 1rem 0; overflow-wrap: anywhere }
h2 { font-size: 1.1rem; margin: 0 } .about { color: var(--muted); font-size: .875rem; margin: 0 0 1rem }
a, summary { color: var(--link) } summary { cursor: pointer; font-size: .875rem }
iframe { width: 100%; height: 24rem; border: 0; background: #fff; margin-top: .5rem }
`;
