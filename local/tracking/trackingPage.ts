import { escapeHtml } from "#lambdas/shared/escapeHtml.ts";
import type { Tracked } from "./tracker.ts";

/** Renders what would have been sent to HubSpot, newest first. */
export const trackingPage = (told: readonly Tracked[]): string => `
<p>What HubSpot's tracking script would have told of visitors who agreed to analytics. Here it stays on this machine; as data at <a href="/local/tracking.json">/local/tracking.json</a>.</p>
${told.length === 0 ? "<p>Nothing yet.</p>" : told.map(article).join("\n")}`;

const article = ({ at, ...said }: Tracked): string => `<details>
<summary><time>${escapeHtml(at.slice(11, 19))}</time> <b>${escapeHtml(said.call)}</b> ${escapeHtml(said.name || said.title)} ${escapeHtml(said.path)}</summary>
<pre>${escapeHtml(JSON.stringify(said, null, 2))}</pre>
</details>`;
