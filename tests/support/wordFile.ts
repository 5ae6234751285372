import { strToU8, zipSync } from "fflate";

const w = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const escapeText = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A run of text; tabs and line breaks as Word writes them. `properties` is XML for `rPr`. */
export const run = (text: string, properties = ""): string => {
  const parts = text
    .split(/(\t|\n)/)
    .filter((part) => part !== "")
    .map((part) => {
      if (part === "\t") return "<w:tab/>";
      return part === "\n" ? "<w:br/>" : `<w:t xml:space="preserve">${escapeText(part)}</w:t>`;
    });
  return `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${parts.join("")}</w:r>`;
};

/** A paragraph of text or runs. `properties` is XML for `pPr`. */
export const paragraph = (content: string, properties = ""): string =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content.startsWith("<w:") ? content : run(content)}</w:p>`;

export const styled = (style: string, content: string): string => paragraph(content, `<w:pStyle w:val="${style}"/>`);

/** A table of rows of cells of paragraphs. */
export const table = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell.startsWith("<w:") ? cell : paragraph(cell)}</w:tc>`).join("")}</w:tr>`).join("")}</w:tbl>`;

export interface WordParts {
  /** XML of the body. */
  readonly body: string;
  /** XML of the styles. */
  readonly styles?: string;
  readonly more?: Readonly<Record<string, string>>;
}

/** Creates a Word document as the XML of its parts says. */
export function wordFile({ body, styles = "", more = {} }: WordParts): Uint8Array {
  const parts = {
    "_rels/.rels": `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `${declaration}<w:document xmlns:w="${w}" xmlns:mc="m" xmlns:wps="s"><w:body>${body}<w:sectPr/></w:body></w:document>`,
    "word/styles.xml": `${declaration}<w:styles xmlns:w="${w}">${styles}</w:styles>`,
    ...more,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}
