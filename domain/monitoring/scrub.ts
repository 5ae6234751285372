/**
 * What error monitoring is told never holds a person's data or the words of a play. Everything that leaves for it
 * goes through here, from browsers and from functions.
 */

const removed = "[removed]";

/** Names of fields that hold what people wrote or who they are. */
const personalKeys =
  /^(e-?mail|username|full_?name|pen_?name|first_?name|last_?name|password|secret|token|authorization|cookies?|ip_address|title|subtitle|label|aria-label|placeholder|text|words|speech|note|address|phone)$/i;

/** Names of fields that hold an error's own words; engines and libraries quote what they stumbled over. */
const messageKeys = /^(message|value|error|stack|formatted)$/;

/** A copy of plain data without what is nobody else's to read. */
export const scrub = (value: unknown): unknown => scrubField(value, "", new WeakMap());

/** `done` holds what was copied already: what leads back to itself ends there. */
function scrubField(value: unknown, key: string, done: WeakMap<object, unknown>): unknown {
  if (personalKeys.test(key) && value !== null && value !== undefined) return removed;
  if (typeof value === "string") return messageKeys.test(key) ? scrubMessage(value) : scrubText(value);
  if (typeof value !== "object" || value === null) return value;
  if (done.has(value)) return done.get(value);
  done.set(value, removed);
  const copy = Array.isArray(value)
    ? value.map((each) => scrubField(each, key, done))
    : Object.fromEntries(Object.entries(value).map(([name, each]) => [name, scrubField(each, name, done)]));
  done.set(value, copy);
  return copy;
}

/** The words of an error without anything in quotes: there stand the pieces of text that a parser or an editor refused. */
export function scrubMessage(message: string): string {
  return scrubText(hideQuoted(message)).slice(0, mostCharacters);
}

/** As much of a stack as helps. */
const mostCharacters = 8_000;

/** From the first quote to the last: what was quoted may hold quotes itself. Names of properties help, and are ours. */
const hideQuoted = (message: string): string =>
  message
    .replace(/"[\s\S]*"/g, '"…"')
    .replace(/`[\s\S]*`/g, "`…`")
    .replace(/[“«„][\s\S]*[”»“]/g, "“…”")
    .replace(/'[\s\S]*'/g, (quoted) => (/^'[A-Za-z_$][\w$.-]{0,39}'$/.test(quoted) ? quoted : "'…'"));

/** Any text without addresses of people, tokens, what follows a `?` or `#` in addresses, and labels in selectors. */
export const scrubText = (text: string): string =>
  text
    .replace(/\[(?:aria-label|alt|name|placeholder|title|value)="[\s\S]*"\]/g, "[…]")
    // Not our own source folders: `lambdas/shared/endpoint.ts:31` says where an error happened.
    .replace(/(?<!\/(?:lambdas|features))(\/shared\/)[^/?#\s"'\\]+/g, "$1[token]")
    .replace(/((?:https?:\/\/|\/)[^\s?#"'<>\\]*)[?#][^\s"<>\\]*/g, "$1")
    .replace(/[\w.!#$%&'*+/=?^`{|}~-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, "[e-mail]")
    .replace(/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, "[token]")
    .replace(/\bBearer\s+\S+/gi, "Bearer [token]");
