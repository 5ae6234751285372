import { untitled } from "../../play.ts";
import { acceptableName } from "../fileName.ts";
import type { PackageChoices } from "./packageChoices.ts";
import type { PackagePart } from "./packagePart.ts";

/** Enough for any title and author, and less than a file name may have on any system. */
const maxTitleBytes = 120;
const maxAuthorBytes = 60;

interface FileFacts {
  readonly title: string;
  /** Empty in a blind file. */
  readonly author: string;
  /** What distinguishes it from the package's other files. */
  readonly label: string;
  readonly extension: string;
}

/** Returns a name like `Ghosts - Henrik Ibsen - Synopsis.pdf` that every system accepts. */
export function packageFileName({ title, author, label, extension }: FileFacts): string {
  const named = shorten(acceptableName(title), maxTitleBytes) || untitled;
  const parts = [named, shorten(acceptableName(author), maxAuthorBytes), label].filter((part) => part !== "");
  return `${parts.join(" - ").replace(device, "$1_")}.${extension}`;
}

/** Windows reserves these names for devices, whatever follows their first period. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.)/i;

function shorten(text: string, maxBytes: number): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let end = 0;
  for (const letter of text) {
    bytes += encoder.encode(letter).length;
    if (bytes > maxBytes) return text.slice(0, end).replace(/[. ]+$/, "");
    end += letter.length;
  }
  return text;
}

/** Returns what a part is called in its file's name. */
export function partLabel(part: PackagePart, { firstPages }: Pick<PackageChoices, "firstPages">): string {
  if (part !== "firstPages") return labels[part];
  return firstPages === 1 ? "First page" : `First ${firstPages} pages`;
}

const labels: Readonly<Record<Exclude<PackagePart, "firstPages">, string>> = {
  script: "Full script",
  blindScript: "Full script (blind copy)",
  synopsis: "Synopsis",
  characters: "Character breakdown",
  musicalNumbers: "Musical numbers",
  titlePage: "Title page",
  coverLetter: "Cover letter",
  bio: "Bio",
};
