import { encodingOfLabel } from "./decodeAs.ts";

/** How a file may declare its encoding. */
export type Syntax = "html" | "xml" | "text";

/** Browsers look for a declaration in the first 1,024 bytes; Word's files have it further below. */
const searched = 8192;

const inXml = /^\s*<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/;
const inMeta = /<meta\s[^>]{0,300}?charset\s*=\s*["']?\s*([\w.:-]{1,40})/i;

/** Returns the encoding that a file says it has; undefined if it says none that can be decoded. */
export function declaredEncoding(bytes: Uint8Array, syntax: Syntax): string | undefined {
  if (syntax === "text") return undefined;
  const start = String.fromCharCode(...bytes.subarray(0, searched));
  const uncommented = start.replace(/<!--[\s\S]*?-->/g, "");
  const [, label] = inXml.exec(start) ?? (syntax === "html" ? inMeta.exec(uncommented) : null) ?? [];
  const name = label === undefined ? undefined : encodingOfLabel(label);
  // A declaration that can be read byte by byte isn't in UTF-16.
  return name?.startsWith("utf-16") ? "utf-8" : name;
}
