import { strToU8, zipSync } from "fflate";

const namespaces = [
  ...["office", "style", "text", "table", "drawing", "meta", "manifest"].map(
    (name) => `xmlns:${name === "drawing" ? "draw" : name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  ),
  'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xlink="x" xmlns:svg="s"',
].join(" ");

interface OdtParts {
  /** XML of the body's text. */
  readonly body: string;
  /** XML of automatic styles: direct formatting and lists. */
  readonly automatic?: string;
  /** XML of the styles that people see. */
  readonly styles?: string;
  /** XML of master pages. */
  readonly masters?: string;
  readonly title?: string;
  readonly more?: Readonly<Record<string, string>>;
}

const element = (name: string, content: string): string => `<office:${name}>${content}</office:${name}>`;
const root = (name: string, ...parts: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><office:${name} ${namespaces} office:version="1.3">${parts.join("")}</office:${name}>`;

const partsOf = ({ body, automatic = "", styles = "", masters = "", title = "" }: OdtParts) => ({
  content: [element("automatic-styles", automatic), element("body", element("text", body))],
  styles: [element("styles", styles), element("master-styles", masters)],
  meta: element("meta", `<dc:title>${title}</dc:title>`),
});

/** Creates an OpenDocument text as the XML of its parts says. */
export function odtFile(given: OdtParts): Uint8Array {
  const { content, styles, meta } = partsOf(given);
  const parts = {
    mimetype: "application/vnd.oasis.opendocument.text",
    "content.xml": root("document-content", ...content),
    "styles.xml": root("document-styles", ...styles),
    "meta.xml": root("document-meta", meta),
    ...given.more,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

/** Creates an OpenDocument text in one XML file. */
export function oneOdtFile(given: OdtParts): Uint8Array {
  const { content, styles, meta } = partsOf(given);
  return strToU8(root("document", meta, ...styles, ...content));
}
