import { type Block, type Play, textOf } from "#domain/play/play.ts";
import { paragraph, run, styled, table, wordFile } from "#tests/support/wordFile.ts";

/*
 * Five ways in which playwrights format a play in Word. None of them uses our styles: an importer sees centered names,
 * tabs, tables, hanging indents, or styles with names of their own.
 */

const centered = '<w:jc w:val="center"/>';
const before = '<w:spacing w:before="240"/>';
/** In twentieths of a point. */
const indent = (left: number): string => `<w:ind w:left="${left}"/>`;
const italic = (text: string): string => run(text, "<w:i/>");

/** Text of a block on one line, as it's typed. */
const typed = (block: Block): string => textOf(block).replaceAll("\n", " ");

interface Typing {
  readonly heading: (text: string, kind: "act" | "scene") => string;
  readonly direction: (text: string) => string;
  readonly speech: (name: string, parts: readonly Block[]) => string;
}

const isSpoken = ({ kind }: Block): boolean => kind === "dialogue" || kind === "lyric" || kind === "parenthetical";

function body({ front, blocks }: Play, typing: Typing): string {
  const out = [paragraph(front.title.toUpperCase(), centered), paragraph(`by ${front.authors}`, centered)];
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at] as Block;
    if (block.kind === "act" || block.kind === "scene") out.push(typing.heading(typed(block), block.kind));
    else if (block.kind !== "cue") out.push(typing.direction(typed(block)));
    else {
      const parts: Block[] = [];
      for (let next = blocks[at + 1]; next && isSpoken(next); next = blocks[at + 1]) {
        parts.push(next);
        at++;
      }
      out.push(typing.speech(typed(block), parts));
    }
  }
  return out.join("");
}

const headingAtCenter = (text: string): string => paragraph(text.toUpperCase(), centered + before);

const runIn = (parts: readonly Block[]): string =>
  parts.map((part) => (part.kind === "parenthetical" ? `(${typed(part)})` : typed(part))).join(" ");

const styles = `
<w:style w:type="paragraph" w:styleId="ActHeading"><w:name w:val="Act Heading"/><w:pPr><w:jc w:val="center"/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="SceneHeading"><w:name w:val="Scene Heading"/><w:pPr><w:jc w:val="center"/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="CharacterName"><w:name w:val="Character Name"/><w:pPr><w:spacing w:before="240"/><w:ind w:left="2880"/></w:pPr><w:rPr><w:caps/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="Dialogue"><w:name w:val="Dialogue"/></w:style>
<w:style w:type="paragraph" w:styleId="Parenthetical"><w:name w:val="Parenthetical"/><w:pPr><w:ind w:left="1440"/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="StageDirections"><w:name w:val="Stage Directions"/><w:pPr><w:spacing w:before="240"/><w:ind w:left="2160"/></w:pPr><w:rPr><w:i/></w:rPr></w:style>`;

const styleIds = { act: "ActHeading", scene: "SceneHeading" } as const;

const typings: Readonly<Record<string, Typing>> = {
  "centered names": {
    heading: headingAtCenter,
    direction: (text) => paragraph(italic(`(${text})`), before),
    speech: (name, parts) =>
      [
        paragraph(name.toUpperCase(), centered + before),
        ...parts.map((part) =>
          part.kind === "parenthetical" ? paragraph(`(${typed(part)})`, centered) : paragraph(typed(part)),
        ),
      ].join(""),
  },
  "names indented with tabs": {
    heading: headingAtCenter,
    direction: (text) => paragraph("") + paragraph(`(${text})`, indent(2160)),
    speech: (name, parts) =>
      [
        paragraph("") + paragraph(run(`\t\t\t\t${name.toUpperCase()}`)),
        ...parts.map((part) =>
          part.kind === "parenthetical" ? paragraph(run(`\t\t(${typed(part)})`)) : paragraph(typed(part)),
        ),
      ].join(""),
  },
  "a table of names and speeches": {
    heading: headingAtCenter,
    direction: (text) => paragraph(italic(text), before),
    speech: (name, parts) => table([[name.toUpperCase(), runIn(parts)]]),
  },
  "names with colons and hanging indents": {
    heading: (text) => paragraph(run(text, "<w:b/>"), before),
    direction: (text) => paragraph(italic(`(${text})`), before),
    speech: (name, parts) =>
      paragraph(run(`${name.toUpperCase()}:\t${runIn(parts)}`), `${before}<w:ind w:left="2160" w:hanging="2160"/>`),
  },
  "styles with names of their own": {
    heading: (text, kind) => styled(styleIds[kind], text),
    direction: (text) => styled("StageDirections", text),
    speech: (name, parts) =>
      [
        styled("CharacterName", name),
        ...parts.map((part) =>
          part.kind === "parenthetical" ? styled("Parenthetical", `(${typed(part)})`) : styled("Dialogue", typed(part)),
        ),
      ].join(""),
  },
};

const wordMain = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** What word processors need to open a document, and what our reader doesn't look at. */
const more = {
  "[Content_Types].xml": `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${wordMain}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${wordMain}.styles+xml"/></Types>`,
  "word/_rels/document.xml.rels": `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
};

/** Returns the play typed in each of these ways, as Word documents. */
export const typedDocuments = (play: Play): readonly { readonly how: string; readonly bytes: Uint8Array }[] =>
  Object.entries(typings).map(([how, typing]) => ({
    how,
    bytes: wordFile({ body: body(play, typing), styles, more }),
  }));
