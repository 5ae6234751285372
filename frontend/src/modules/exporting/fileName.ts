import { untitled } from "#domain/play/play.ts";

/** Names that Windows keeps for devices, whatever follows the dot. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const mostCharacters = 80;

interface FileNameOptions {
  /** What tells the file from another of the same play, e.g. `blind copy`. */
  readonly note?: string | undefined;
}

/** A file's name from a play's title, allowed on every system; letters of all scripts stay as they are. */
export function fileName(title: string, extension: string, { note }: FileNameOptions = {}): string {
  const safe = title
    .normalize("NFC")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
    .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, " ")
    .replace(/[<>:"/\\|?*]/g, " ")
    .replace(/\s+/g, " ");
  const short = Array.from(safe)
    .slice(0, mostCharacters)
    .join("")
    .replace(/^[. ]+|[. ]+$/g, "");
  const name = short === "" ? untitled : short;
  return `${reserved.test(name) ? `${name} play` : name}${note ? ` (${note})` : ""}.${extension}`;
}
