/** What a file may hold besides the play's text. The export dialog offers these options. */
export type FormatOption =
  /** Pages with the measures of a layout, on a size of paper. */
  | "layout"
  /** Our own page breaks and page numbers; other programs break their pages themselves. */
  | "pages"
  | "notes"
  /** It's possible to leave the title page out, and what follows it. JSON keeps all of a play. */
  | "titlePage"
  | "characterPage"
  | "sceneNumbers"
  | "speechNumbers"
  | "watermark";

/** A file format of plays. */
interface FormatRecord {
  /** As the activity log and the command line name it. */
  readonly id: string;
  /** As people call it, within a sentence. */
  readonly label: string;
  /** With their periods, in lowercase; the first is for exported files. */
  readonly extensions: readonly [string, ...string[]];
  readonly mimeType: string;
  readonly reads: boolean;
  readonly writes: boolean;
  /** Empty for formats that are only read. */
  readonly holds: readonly FormatOption[];
}

/**
 * The only list of formats: dialogs, the command line, readers and writers come from it. It's plain data, so that a
 * screen that names formats doesn't load them.
 */
export const formats = [
  {
    id: "fountain",
    label: "Fountain",
    extensions: [".fountain", ".spmd", ".jftn"],
    mimeType: "text/plain",
    reads: true,
    writes: true,
    holds: ["notes", "titlePage", "characterPage"],
  },
  {
    id: "plain text",
    label: "plain text",
    extensions: [".txt", ".text"],
    mimeType: "text/plain",
    reads: true,
    writes: true,
    holds: ["notes", "titlePage", "characterPage", "sceneNumbers", "speechNumbers"],
  },
  {
    id: "docx",
    label: "Word",
    extensions: [".docx", ".docm"],
    mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    reads: true,
    writes: true,
    holds: ["layout", "notes", "titlePage", "characterPage", "sceneNumbers", "speechNumbers", "watermark"],
  },
  {
    id: "odt",
    label: "OpenDocument",
    extensions: [".odt", ".ott", ".fodt"],
    mimeType: "application/vnd.oasis.opendocument.text",
    reads: true,
    writes: false,
    holds: [],
  },
  {
    id: "fdx",
    label: "Final Draft",
    extensions: [".fdx", ".fdxt"],
    mimeType: "application/xml",
    reads: true,
    writes: true,
    holds: ["layout", "notes", "titlePage", "characterPage", "sceneNumbers"],
  },
  {
    id: "html",
    label: "HTML",
    extensions: [".html", ".htm", ".xhtml"],
    mimeType: "text/html",
    reads: true,
    writes: true,
    holds: ["notes", "titlePage", "characterPage", "sceneNumbers", "speechNumbers", "watermark"],
  },
  {
    id: "markdown",
    label: "Markdown",
    extensions: [".md", ".markdown"],
    mimeType: "text/markdown",
    reads: true,
    writes: true,
    holds: ["notes", "titlePage", "characterPage"],
  },
  {
    id: "rtf",
    label: "RTF",
    extensions: [".rtf"],
    mimeType: "application/rtf",
    reads: true,
    writes: false,
    holds: [],
  },
  {
    id: "tei",
    label: "TEI",
    extensions: [".xml", ".tei"],
    mimeType: "application/tei+xml",
    reads: true,
    writes: false,
    holds: [],
  },
  {
    id: "downstage",
    label: "Downstage",
    extensions: [".ds"],
    mimeType: "text/plain",
    reads: true,
    writes: true,
    holds: ["notes", "titlePage", "characterPage"],
  },
  {
    id: "highland",
    label: "Highland",
    extensions: [".highland"],
    mimeType: "application/zip",
    reads: true,
    writes: false,
    holds: [],
  },
  {
    id: "fadein",
    label: "Fade In",
    extensions: [".fadein"],
    mimeType: "application/zip",
    reads: true,
    writes: false,
    holds: [],
  },
  {
    id: "osf",
    label: "Open Screenplay Format",
    extensions: [".osf"],
    mimeType: "application/xml",
    reads: true,
    writes: false,
    holds: [],
  },
  {
    id: "celtx",
    label: "Celtx",
    extensions: [".celtx"],
    mimeType: "application/zip",
    reads: true,
    writes: false,
    holds: [],
  },
  {
    id: "json",
    label: "Ghostlight JSON",
    extensions: [".json"],
    mimeType: "application/json",
    reads: true,
    writes: true,
    holds: ["notes"],
  },
  {
    id: "epub",
    label: "EPUB",
    extensions: [".epub"],
    mimeType: "application/epub+zip",
    reads: true,
    writes: true,
    holds: ["notes", "titlePage", "characterPage", "sceneNumbers", "speechNumbers"],
  },
  {
    id: "pdf",
    label: "PDF",
    extensions: [".pdf"],
    mimeType: "application/pdf",
    reads: true,
    writes: true,
    holds: ["layout", "pages", "titlePage", "characterPage", "sceneNumbers", "speechNumbers", "watermark"],
  },
] as const satisfies readonly FormatRecord[];

export type Format = (typeof formats)[number];
export type FormatId = Format["id"];
export type ReadableId = Extract<Format, { readonly reads: true }>["id"];
export type WritableId = Extract<Format, { readonly writes: true }>["id"];

export const holds = ({ holds: held }: FormatRecord, option: FormatOption): boolean => held.includes(option);

export const isReadable = (format: Format): format is Extract<Format, { readonly reads: true }> => format.reads;

/** Archives in which there may be a play. */
export const archiveEnding = ".zip";

/** For a file picker's `accept`. */
export const playFileEndings: readonly string[] = [
  ...formats.filter(isReadable).flatMap(({ extensions }) => extensions),
  archiveEnding,
];

export const isWritable = (format: Format): format is Extract<Format, { readonly writes: true }> => format.writes;

/** Returns the format of a file name's extension; a name without one is plain text. */
export function findFormat(name: string): { readonly extension: string; readonly format: Format | undefined } {
  const extension = /\.[^./\\ ]+$/.exec(name)?.[0].toLowerCase() ?? ".txt";
  return { extension, format: formats.find(({ extensions }) => extensions.some((one) => one === extension)) };
}
