import { readAccountData } from "#domain/api/account.ts";
import type { Call } from "#frontend/platform/call.ts";
import type { Pack } from "./packing.ts";

type Patient = <T>(run: () => Promise<T>) => Promise<T>;

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/** More pages than any account has; a server that never comes to an end is not followed for ever. */
const mostPages = 100_000;

/** Puts everything but the plays into the ZIP. The activity goes in page by page: it may be long. */
export async function packAccount(call: Call, pack: Pack, patient: Patient): Promise<void> {
  const shares: unknown[] = [];
  const feedback: unknown[] = [];
  const first = await patient(() => call(readAccountData, {}));
  let page = first;
  let separator = "[\n";
  for (let count = 0; count < mostPages; count++) {
    shares.push(...page.shares);
    feedback.push(...page.feedback);
    const text = page.activity.map((entry) => JSON.stringify(entry)).join(",\n");
    if (text !== "") {
      await pack({ kind: "piece", path: "account/activity.json", text: separator + text, isLast: false });
      separator = ",\n";
    }
    const { next } = page;
    if (next === undefined) break;
    page = await patient(() => call(readAccountData, { query: { next } }));
  }
  const end = separator === "[\n" ? "[]\n" : "\n]\n";
  await pack({ kind: "piece", path: "account/activity.json", text: end, isLast: true });
  const files = {
    profile: first.profile,
    subscription: first.subscription,
    "sign-ins": first.signIns,
    contact: first.contact,
    shares,
    feedback,
  };
  for (const [name, value] of Object.entries(files))
    await pack({ kind: "text", path: `account/${name}.json`, text: asJson(value) });
}
