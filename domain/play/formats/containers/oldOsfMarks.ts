import { normalizeSpans, type Span } from "#domain/play/play.ts";

/** The emphasis of version 1 of Open Screenplay Format, which is in the text: `<b>Now</b>`, `<br>`. */
const mark = /<(\/?)(b|i|u|br|font|size|color|bgcolor)(?:=(?:"[^"<>]{0,100}"|[^<>]{0,100}))?\s*\/?>/gi;

const names = { b: "bold", i: "italic", u: "underline" } as const;

/** Reads text with emphasis in it. Marks of fonts and colors are left out. */
export function readOldMarks(text: string): readonly Span[] {
  const spans: Span[] = [];
  const on = { bold: 0, italic: 0, underline: 0 };
  const push = (part: string): void => {
    if (part === "") return;
    spans.push({
      text: part,
      ...(on.bold > 0 ? { bold: true } : {}),
      ...(on.italic > 0 ? { italic: true } : {}),
      ...(on.underline > 0 ? { underline: true } : {}),
    });
  };
  let from = 0;
  for (const { 0: all, 1: end, 2: tag = "", index } of text.matchAll(mark)) {
    push(text.slice(from, index));
    from = index + all.length;
    const name = names[tag.toLowerCase() as keyof typeof names];
    if (tag.toLowerCase() === "br") push("\n");
    else if (name) on[name] = Math.max(0, on[name] + (end ? -1 : 1));
  }
  push(text.slice(from));
  return normalizeSpans(spans);
}
