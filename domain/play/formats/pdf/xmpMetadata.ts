import type { PdfOptions } from "./pdfOptions.ts";

/** Describes the file a second time, in the form that archives and accessibility checkers read (ISO 16684-1). */
export const xmpMetadata = ({ title, author, language = "en", createdAt }: PdfOptions): string =>
  `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
${author ? `<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>\n` : ""}<dc:language><rdf:Bag><rdf:li>${escapeXml(language)}</rdf:li></rdf:Bag></dc:language>
<pdf:Producer>Ghostlight</pdf:Producer>
<xmp:CreatorTool>Ghostlight</xmp:CreatorTool>
<xmp:CreateDate>${createdAt.toISOString()}</xmp:CreateDate>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML can't hold control characters at all
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const escapeXml = (text: string): string =>
  text.replace(notXml, "").replace(/[&<>]/g, (letter) => entities[letter] ?? letter);
