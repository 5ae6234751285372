type Read =
  | { readonly properties: Readonly<Record<string, string>> }
  /** The line with the error, counted from 1. */
  | { readonly faultyLine: number };

/** Reads contact properties as typed: one `name = value` per line. Each name may appear once. */
export function readProperties(text: string): Read {
  const properties = new Map<string, string>();
  for (const [at, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const [, name, value] = /^\s*([a-z][a-z0-9_]{0,99})\s*=(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined || properties.has(name)) return { faultyLine: at + 1 };
    properties.set(name, value.trim());
  }
  return { properties: Object.fromEntries(properties) };
}
