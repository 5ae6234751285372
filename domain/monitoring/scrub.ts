/**
 * Error monitoring must never receive personal data or the text of a play. Every report goes through this code, from
 * browsers and from functions.
 */

const removed = "[removed]";

/** Names of fields that hold what people wrote or who they are. */
const personalKeys =
  /^(e-?mail|username|full_?name|pen_?name|first_?name|last_?name|password|secret|token|authorization|cookies?|ip_address|title|subtitle|label|aria-label|placeholder|text|words|speech|note|address|phone)$/i;

/** Names of fields that hold an error's own message. Engines and libraries quote the input that caused the error. */
const messageKeys = /^(message|value|error|stack|formatted)$/;

/** Returns a copy of plain data without private content. */
export const scrub = (value: unknown): unknown => scrubField(value, "", new WeakMap());

/** `done` holds what has already been copied, so that circular references end there. */
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

/** Removes everything in quotes from an error message, because parsers and editors quote the text they refused. */
export function scrubMessage(message: string): string {
  return scrubText(hideQuoted(message)).slice(0, maxCharacters);
}

/** The useful length of a stack. */
const maxCharacters = 8_000;

/**
 * Removes everything from the first quote to the last, because quoted text may contain quotes itself. Property names
 * stay, because they're useful and come from our own code.
 */
const hideQuoted = (message: string): string =>
  message
    .replace(/"[\s\S]*"/g, '"…"')
    .replace(/`[\s\S]*`/g, "`…`")
    .replace(/[“«„][\s\S]*[”»“]/g, "“…”")
    .replace(/'[\s\S]*'/g, (quoted) => (/^'[A-Za-z_$][\w$.-]{0,39}'$/.test(quoted) ? quoted : "'…'"));

/**
 * Removes e-mail addresses, tokens, whatever follows a `?` or `#` in addresses, and labels in selectors from any text.
 */
export const scrubText = (text: string): string =>
  text
    .replace(/\[(?:aria-label|alt|name|placeholder|title|value)="[\s\S]*"\]/g, "[…]")
    // Doesn't match our own source folders: `lambdas/shared/endpoint.ts:31` says where an error happened.
    .replace(/(?<!\/(?:lambdas|features))(\/(?:shared|mail-choices)\/)[^/?#\s"'\\]+/g, "$1[token]")
    .replace(/((?:https?:\/\/|\/)[^\s?#"'<>\\]*)[?#][^\s"<>\\]*/g, "$1")
    .replace(/[\w.!#$%&'*+/=?^`{|}~-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, "[e-mail]")
    .replace(/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, "[token]")
    .replace(/\bBearer\s+\S+/gi, "Bearer [token]");
