import * as z from "zod";
import { escapeHtml } from "#lambdas/shared/escapeHtml.ts";
import type { ReceivedItem } from "./ingest.ts";

const event = z.looseObject({
  level: z.string().optional(),
  platform: z.string().optional(),
  server_name: z.string().optional(),
  transaction: z.string().optional(),
  message: z.string().optional(),
  exception: z
    .object({ values: z.array(z.looseObject({ type: z.string().optional(), value: z.string().optional() })) })
    .optional(),
});

/** Renders what would have been sent to Sentry, newest first. */
export const monitoringPage = (items: readonly ReceivedItem[]): string => `
<p>What was reported to error monitoring. None of it leaves your computer. As data: <a href="/local/monitoring.json">/local/monitoring.json</a></p>
${items.length === 0 ? "<p>No reports yet.</p>" : items.map(article).join("\n")}`;

const article = ({ at, type, payload }: ReceivedItem): string => `<details>
<summary><time>${escapeHtml(at.slice(11, 19))}</time> <b>${escapeHtml(type)}</b> ${escapeHtml(headline(payload))}</summary>
<pre>${escapeHtml(JSON.stringify(payload, null, 2).slice(0, maxShown))}</pre>
</details>`;

const maxShown = 20_000;

/** Returns where an item comes from, and a summary in a few words. */
function headline(payload: unknown): string {
  const parsed = event.safeParse(payload);
  if (!parsed.success) return "";
  const { level, platform, server_name, transaction, message, exception } = parsed.data;
  const thrown = exception?.values.at(-1);
  const words = thrown ? `${thrown.type}: ${thrown.value}` : (message ?? transaction);
  return [server_name ?? platform, level, words].filter(Boolean).join(" · ");
}
