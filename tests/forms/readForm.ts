import { readPasted } from "#domain/play/formats/reading/readPasted.ts";
import { type ImportedPlay, readPlayFile } from "#domain/play/formats/reading/readPlayFile.ts";
import type { Play } from "#domain/play/play.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { compareForm, type FormResult } from "./compareForms.ts";
import type { FileKind, HomemadeForm } from "./homemadeForms.ts";
import type { TypedParagraph } from "./typedParagraph.ts";
import { typeInForm } from "./typeInForm.ts";
import { toDocx, toHtml, toOdt, toRtf, toText } from "./writeTyped.ts";

export interface ReadForm extends FormResult {
  /** The codes of the notices that reading the file gave; none for pasted text. */
  readonly notices: readonly string[];
}

/** Types a play in a form, reads the file or the pasted text, and compares. */
export async function readForm(play: Play, form: HomemadeForm, kind: FileKind): Promise<ReadForm> {
  const typed = typeInForm(play, form);
  const read = await readTyped(typed, form, kind);
  const notices = read.notices.map(({ code }) => code);
  return { ...compareForm(typed, play, notices.includes("title") ? withoutTitle(read.play) : read.play), notices };
}

/** Without the title that's only the file's name. */
const withoutTitle = (read: Read["play"]): Read["play"] =>
  read.front ? { ...read, front: { ...read.front, title: "" } } : read;

type Read = Pick<ImportedPlay, "notices"> & { readonly play: Pick<Play, "blocks"> & Partial<Pick<Play, "front">> };

async function readTyped(typed: readonly TypedParagraph[], { widths }: HomemadeForm, kind: FileKind): Promise<Read> {
  const file = (name: string, bytes: Uint8Array) => readPlayFile({ name, bytes }, numberedIds());
  const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
  if (kind === "docx") return file("typed.docx", toDocx(typed));
  if (kind === "odt") return file("typed.odt", toOdt(typed));
  if (kind === "rtf") return file("typed.rtf", toRtf(typed));
  if (kind === "html") return file("typed.html", encode(toHtml(typed)));
  if (kind === "txt") return file("typed.txt", encode(toText(typed, widths)));
  const [text, html] = kind === "pasted html" ? ["", toHtml(typed)] : [toText(typed, widths), ""];
  return { play: readPasted({ text, html }, numberedIds()), notices: [] };
}
