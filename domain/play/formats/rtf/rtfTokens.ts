/** A piece of an RTF file. */
export type RtfToken =
  | { readonly type: "open" }
  | { readonly type: "close" }
  | { readonly type: "word"; readonly name: string; readonly value: number | undefined }
  | { readonly type: "byte"; readonly code: number }
  | { readonly type: "text"; readonly text: string };

const pattern =
  /\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-fA-F]{2})|\\([^a-zA-Z])|([{}])|([^\\{}\r\n]+)|[\r\n]+|\\$/g;

const signWords: Readonly<Record<string, string>> = { "~": "nbsp", "-": "softhyphen", _: "nbhyphen", "*": "*" };

/** Splits RTF into its tokens, in one pass. Line ends of the file aren't tokens. */
export function* rtfTokens(text: string): Generator<RtfToken> {
  for (const match of text.matchAll(pattern)) {
    const token = tokenOf(match);
    if (token) yield token;
  }
}

function tokenOf([, word, value, hex, sign, bracket, plain]: RegExpMatchArray): RtfToken | undefined {
  if (word !== undefined) return { type: "word", name: word, value: value === undefined ? undefined : Number(value) };
  if (hex !== undefined) return { type: "byte", code: Number.parseInt(hex, 16) };
  if (sign !== undefined) return signToken(sign);
  if (bracket !== undefined) return bracket === "{" ? { type: "open" } : { type: "close" };
  return plain === undefined ? undefined : { type: "text", text: plain };
}

function signToken(sign: string): RtfToken {
  const name = signWords[sign];
  if (name) return { type: "word", name, value: undefined };
  return sign === "\n" || sign === "\r"
    ? { type: "word", name: "par", value: undefined }
    : { type: "text", text: sign };
}
