/** What a page's operators do, as far as accessibility rules ask. */
export interface PageContent {
  /** Rules that were broken, by their number. */
  readonly broken: ReadonlySet<string>;
  /** The numbers of its marked parts. */
  readonly marks: readonly number[];
  /** The two-byte codes that are shown, by the resource name of their font. */
  readonly codes: ReadonlyMap<string, ReadonlySet<number>>;
}

type Mark = "artifact" | "tagged" | "other";

const drawing = new Set(["Tj", "S", "f", "Do", "TJ", "'", '"', "B", "sh", "EI"]);

/** Goes through a page's operators. */
export function readContent(content: string): PageContent {
  const broken = new Set<string>();
  const marks: number[] = [];
  const codes = new Map<string, Set<number>>();
  const open: Mark[] = [];
  let font = "";
  let operands: string[] = [];
  const begin = (mark: Mark) => {
    if (mark === "artifact" && open.includes("tagged")) broken.add("01-003");
    if (mark === "tagged" && open.includes("artifact")) broken.add("01-004");
    open.push(mark);
  };
  const show = (shown: readonly number[]) => {
    const known = codes.get(font) ?? new Set();
    codes.set(font, known);
    for (const code of shown) known.add(code);
  };
  const perform: Readonly<Record<string, () => void>> = {
    BMC: () => begin("other"),
    BDC: () => {
      const [tag = "", properties = ""] = operands;
      const id = /\/MCID (\d+)/.exec(properties)?.[1];
      if (id !== undefined) marks.push(Number(id));
      begin(tag === "/Artifact" ? "artifact" : id === undefined ? "other" : "tagged");
    },
    EMC: () => void (open.pop() ?? broken.add("01-005")),
    Tf: () => {
      font = operands[0] ?? "";
    },
    Tj: () => show(codesIn(operands[0] ?? "")),
    TJ: () => show((operands[0]?.match(strings) ?? []).flatMap(codesIn)),
  };
  for (const [token] of content.matchAll(tokens)) {
    if (!isOperator(token)) {
      operands.push(token);
      continue;
    }
    perform[token]?.();
    if (drawing.has(token) && !open.some((mark) => mark !== "other")) broken.add("01-005");
    operands = [];
  }
  if (open.length > 0) broken.add("01-005");
  return { broken, marks, codes };
}

/** Strings, dictionaries, names and numbers, and operators. */
const tokens = /\((?:\\[\s\S]|[^\\()])*\)|<<[\s\S]*?>>|<[\dA-Fa-f\s]*>|\[[^\]]*\]|\/[^\s/<>[\]()]*|[^\s/<>[\]()]+/g;

const isOperator = (token: string): boolean => /^[A-Za-z'"*]/.test(token);

const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

const strings = /\((?:\\[\s\S]|[^\\()])*\)|<[\dA-Fa-f\s]*>/g;

/** Returns the two-byte codes of a string in ( ), or in hexadecimal digits in < >. */
function codesIn(string: string): readonly number[] {
  if (string.startsWith("<")) return (string.match(/[\dA-Fa-f]{4}/g) ?? []).map((code) => Number.parseInt(code, 16));
  const text = string
    .slice(1, -1)
    .replace(/\\([0-7]{1,3}|[\s\S])/g, (_, one: string) =>
      /^[0-7]/.test(one) ? String.fromCharCode(Number.parseInt(one, 8)) : (escapes[one] ?? one),
    );
  const codes: number[] = [];
  for (let at = 0; at + 1 < text.length; at += 2) codes.push(text.charCodeAt(at) * 256 + text.charCodeAt(at + 1));
  return codes;
}
