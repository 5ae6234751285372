import { type Line, lineOf, type Paragraph, splitSpans, textOfParagraph } from "./paragraph.ts";

/*
 * How speeches are typed in Japanese and Chinese: a name before brackets, `美咲「…」`, before a wide colon, `美华：…`, or
 * before a wide space. There are no capitals by which names could be told.
 */

const name = String.raw`[\s\u3000]*([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々・\p{L}\p{N}]{1,12})`;
const manner = String.raw`(?:[（(]([^（）()]{1,60})[）)])?[\s\u3000]*`;
const east = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const before = {
  bracket: new RegExp(`^${name}${manner}(?=[「『])`, "u"),
  colon: new RegExp(`^${name}${manner}：[\\s\\u3000]*(?=\\S)`, "u"),
  space: new RegExp(`^${name}${manner.replace("[\\s\\u3000]*", "")}\\u3000+(?=\\S)`, "u"),
} as const;

/** A name must begin more than one speech in the text, or several names must. */
const minSpeeches = 2;

interface NamedLine {
  readonly name: string;
  readonly manner: string | undefined;
  readonly restAt: number;
}

/** Splits paragraphs whose lines begin with names into names and speeches. Other text stays as it is. */
export function withEastAsianNames(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const lines = paragraphs.filter(({ layout }) => !layout.kind).flatMap((one) => one.lines);
  const form = (Object.keys(before) as (keyof typeof before)[]).find((one) =>
    isUsed(lines, before[one], one === "space"),
  );
  if (!form) return paragraphs;
  return paragraphs.flatMap((one) => (one.layout.kind ? [one] : splitParagraph(one, before[form])));
}

function isUsed(lines: readonly Line[], pattern: RegExp, needsRepeated: boolean): boolean {
  const names = lines.flatMap(({ text }) => findName(text, pattern)?.name ?? []);
  const isRepeated = new Set(names).size < names.length;
  return names.length >= minSpeeches && (!needsRepeated || (isRepeated && names.length * 2 >= lines.length));
}

function findName(text: string, pattern: RegExp): NamedLine | undefined {
  const [all, found, how] = pattern.exec(text) ?? [];
  if (all === undefined || found === undefined || !east.test(text)) return undefined;
  return { name: found, manner: how, restAt: all.length };
}

/** Lines without a name after one that has it belong to the speech, until its bracket is closed. */
function splitParagraph(one: Paragraph, pattern: RegExp): readonly Paragraph[] {
  const parts: { readonly named: NamedLine | undefined; readonly lines: Line[] }[] = [];
  for (const line of one.lines) {
    const named = findName(line.text, pattern);
    const last = parts.at(-1);
    if (!last || named || (last.named && isClosed(last.lines))) parts.push({ named, lines: [line] });
    else last.lines.push(line);
  }
  if (parts.every(({ named }) => !named)) return [one];
  const [first] = parts;
  return parts.flatMap((part) => paragraphsOfPart(part, part === first ? one : { ...one, asides: undefined }));
}

const isClosed = (lines: readonly Line[]): boolean => /[」』]\s*$/u.test(lines.at(-1)?.text ?? "");

function paragraphsOfPart(
  { named, lines }: { readonly named: NamedLine | undefined; readonly lines: readonly Line[] },
  { layout, apart, asides }: Paragraph,
): readonly Paragraph[] {
  const of = (kind: "cue" | "parenthetical" | "dialogue", given: readonly Line[]): Paragraph => ({
    lines: given,
    apart: false,
    layout: { ...layout, kind },
  });
  if (!named) return [{ lines, apart, layout: { ...layout }, asides }];
  const [first, ...more] = lines;
  const rest = first ? lineOf(splitSpans(first.spans, [named.restAt])[1] ?? []) : undefined;
  return [
    { ...of("cue", [lineOf([{ text: named.name }])]), apart, asides },
    ...(named.manner ? [of("parenthetical", [lineOf([{ text: named.manner }])])] : []),
    of("dialogue", withoutBrackets([...(rest ? [rest] : []), ...more])),
  ];
}

/** Removes one pair of brackets around a whole speech. They only say that it's one. */
function withoutBrackets(lines: readonly Line[]): readonly Line[] {
  const text = textOfParagraph({ lines, apart: false, layout: { centered: false, indent: 0 } }).trim();
  if (!/^「[^「」]*」$|^『[^『』]*』$/u.test(text)) return lines;
  return lines.map((line, at) => {
    const start = at === 0 ? line.text.search(/[「『]/u) + 1 : 0;
    const end =
      at === lines.length - 1 ? Math.max(line.text.lastIndexOf("」"), line.text.lastIndexOf("』")) : line.text.length;
    return lineOf(splitSpans(line.spans, [start, end])[1] ?? []);
  });
}
