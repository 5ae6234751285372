import type { HttpAnswer } from "#local/http.ts";

/** Renders one of the local control pages: plain, without scripts. */
export const page = (title: string, main: string): HttpAnswer => ({
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Local Ghostlight</title>
<style>${style}</style>
</head>
<body><main><h1>${title}</h1>
${main}
</main></body>
</html>
`,
});

const style = `
:root { color-scheme: light dark; --background: #ecefec; --text: #131a17; --muted: #5f6a64; --link: #0d5844 }
@media (prefers-color-scheme: dark) { :root { --background: #0b0f0d; --text: #e5ece8; --muted: #a9b5af; --link: #63cfa7 } }
body { margin: 0; background: var(--background); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 42rem; margin: 0 auto; padding: 2rem 1rem }
a { color: var(--link) } code { font-size: .9em } dt { font-weight: 600; margin-top: 1rem } dd { margin: 0; color: var(--muted) }
summary { cursor: pointer } pre { font-size: .8em; overflow: auto }
table { border-collapse: collapse } th, td { text-align: left; padding: .25rem 1.5rem .25rem 0 }
`;
