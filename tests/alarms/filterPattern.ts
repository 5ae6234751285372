/**
 * Returns whether a log line matches a filter pattern of CloudWatch for JSON, as far as our templates use them: fields
 * that equal a text, with wildcards, or a number, joined by "and".
 */
export function matchesPattern(pattern: string, line: string): boolean {
  const [, conditions = fail(pattern)] = /^\{ (.+) \}$/.exec(pattern) ?? [];
  const fields = fieldsOf(line);
  return fields !== undefined && conditions.split(" && ").every((condition) => holds(condition, fields));
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(line: string): Fields | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function holds(condition: string, fields: Fields): boolean {
  const [, name = fail(condition), operator, wanted = ""] = /^\$\.(\w+) (=|!=) (.+)$/.exec(condition) ?? [];
  const value = fields[name];
  if (value === undefined) return false;
  return isEqual(value, wanted) === (operator === "=");
}

function isEqual(value: unknown, wanted: string): boolean {
  const [, text] = /^"(.*)"$/.exec(wanted) ?? [];
  if (text === undefined) return value === Number(wanted);
  const parts = text.split("*").map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(String(value));
}

const fail = (text: string): never => {
  throw new Error(`The tests don't know this filter pattern: ${text}`);
};
