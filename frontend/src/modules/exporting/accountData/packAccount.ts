import { readAccountData } from "#domain/api/account.ts";
import type { Call } from "#frontend/platform/call.ts";
import type { Pack } from "./packing.ts";

type WithRetries = <T>(run: () => Promise<T>) => Promise<T>;

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/** More pages than any account has. Guards against a server that never returns a last page. */
const maxPages = 100_000;

/** Adds everything but the plays to the ZIP. Activity is added page by page because it may be long. */
export async function packAccount(call: Call, pack: Pack, withRetries: WithRetries): Promise<void> {
  const shares: unknown[] = [];
  const feedback: unknown[] = [];
  const first = await withRetries(() => call(readAccountData, {}));
  let page = first;
  let separator = "[\n";
  for (let count = 0; count < maxPages; count++) {
    shares.push(...page.shares);
    feedback.push(...page.feedback);
    const text = page.activity.map((entry) => JSON.stringify(entry)).join(",\n");
    if (text !== "") {
      await pack({ kind: "piece", path: "account/activity.json", text: separator + text, isLast: false });
      separator = ",\n";
    }
    const { next } = page;
    if (next === undefined) break;
    page = await withRetries(() => call(readAccountData, { query: { next } }));
  }
  const end = separator === "[\n" ? "[]\n" : "\n]\n";
  await pack({ kind: "piece", path: "account/activity.json", text: end, isLast: true });
  const files = {
    profile: first.profile,
    subscription: first.subscription,
    "sign-ins": first.signIns,
    contact: first.contact,
    presets: first.presets,
    devices: first.devices,
    versions: first.versions,
    shares,
    feedback,
  };
  for (const [name, value] of Object.entries(files))
    await pack({ kind: "text", path: `account/${name}.json`, text: asJson(value) });
}
