import { escapeHtml } from "#lambdas/shared/escapeHtml.ts";
import type { Tracked } from "./tracker.ts";

/** Renders what would have been sent to HubSpot, newest first. */
export const trackingPage = (requests: readonly Tracked[]): string => `
<p>What HubSpot's tracking script has sent about visitors who agreed to analytics. None of it leaves your computer. As data: <a href="/local/tracking.json">/local/tracking.json</a></p>
${requests.length === 0 ? "<p>No calls yet.</p>" : requests.map(article).join("\n")}`;

const article = ({ at, ...identity }: Tracked): string => `<details>
<summary><time>${escapeHtml(at.slice(11, 19))}</time> <b>${escapeHtml(identity.call)}</b> ${escapeHtml(identity.name || identity.title)} ${escapeHtml(identity.path)}</summary>
<pre>${escapeHtml(JSON.stringify(identity, null, 2))}</pre>
</details>`;
