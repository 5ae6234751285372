import { emptyFront, frontFields } from "#domain/play/front/frontFields.ts";
import { frontInFiles } from "#domain/play/front/frontInFiles.ts";
import type { FrontField } from "#domain/play/front/frontPlaces.ts";
import type { Block, BlockId, BlockKind, Character, FrontMatter, Span } from "#domain/play/play.ts";
import { isClosing } from "../fountain/closingLines.ts";
import { looksLikeCue } from "../fountain/cues.ts";
import { findStageHeading, headingKind } from "../fountain/headings.ts";
import { readInline } from "../fountain/inlineReader.ts";
import { readLines } from "../fountain/lines.ts";
import { NoticeLog } from "../reading/importNotice.ts";
import type { ReadPlay } from "../reading/readPlay.ts";

const texts = {
  comments: { kind: "changed", message: (count: string) => `Comments (${count}) were imported as notes.` },
  songs: { kind: "changed", message: (count: string) => `Titles of songs (${count}) became centered lines.` },
  fields: {
    kind: "changed",
    message: (count: string) =>
      `Entries that Ghostlight has no field for (${count}) were added to the production notes.`,
  },
} as const;

const fieldOfKey = new Map(
  frontFields.flatMap((field) => frontInFiles[field].downstage.map((key) => [key.toLowerCase(), field] as const)),
);

/** Reads Downstage, a markup for stage plays. Each line is read once. */
export function readDownstage(text: string, newId: () => BlockId): ReadPlay {
  const reader = new DownstageReader(newId);
  for (const [at, line] of text.split("\n").entries()) reader.read(line, at + 1);
  return reader.finish();
}

const heading = /^(#{1,6})[ \t]+(.*?)[ \t]*$/;
const entry = /^([^\s:][^:]{0,40}):[ \t]*(.*)$/;
const person = /^([^–—-]{1,80}?)(?:[ \t]+[–—-][ \t]+(.*))?$/;
/** `SONG: A Title`, `SONG 1: A Title`, `SONG 1 A Title`. */
const song = /^SONG(?:[ \t]+\d{1,3})?(?::|[ \t]*$)|^SONG[ \t]+\d{1,3}[ \t]+\S/;

/** What no list of characters has: a direction, a forced name or scene, or a page break. */
const beginsPlay = /^(>|@\S|\.(?!\.)\S|={3,}$)/;

/** The part of the file that a line belongs to. */
type Part = "titlePage" | "cast" | "frontText" | "play";

class DownstageReader {
  readonly #newId: () => BlockId;
  readonly #blocks: Block[] = [];
  readonly #fields = new Map<FrontField, string[]>();
  readonly #characters: Character[] = [];
  readonly #log = new NoticeLog<keyof typeof texts>(texts);
  #part: Part = "titlePage";
  /** The lines of a paragraph or comment that isn't finished. */
  #open: { readonly kind: BlockKind; readonly lines: string[] } | undefined;
  #isInComment = false;
  /** Whether speech may follow: there was a name since the last empty line. */
  #isSpeaking = false;

  constructor(newId: () => BlockId) {
    this.#newId = newId;
  }

  read(line: string, number: number): void {
    if (this.#isInComment || line.trimStart().startsWith("/*")) this.#readComment(line, number);
    else if (line.trimStart().startsWith("//")) this.#addComment([line.trim().slice(2).trim()], number);
    else if (line.trim() === "") this.#endSpeech();
    else if (heading.test(line)) this.#readHeading(line);
    else if (this.#part === "play") this.#readPlayLine(line, number);
    else this.#readFrontLine(line.trim(), number);
  }

  finish(): ReadPlay {
    if (this.#isInComment && this.#open) this.#log.add("comments");
    this.#isInComment = false;
    this.#endSpeech();
    const fields = Object.fromEntries([...this.#fields].map(([field, lines]) => [field, lines.join("\n")]));
    const front: FrontMatter = { ...emptyFront, ...fields, characters: this.#characters };
    return { play: { front, blocks: this.#blocks }, notices: this.#log.list() };
  }

  #readComment(line: string, number: number): void {
    if (!this.#isInComment) {
      this.#endParagraph();
      this.#open = { kind: "note", lines: [] };
      this.#isInComment = true;
    }
    const end = line.indexOf("*/");
    const text = (end < 0 ? line : line.slice(0, end)).replace(/^\s*\/\*/, "").trim();
    if (text !== "") this.#open?.lines.push(text);
    if (end < 0) return;
    const { lines = [] } = this.#open ?? {};
    this.#open = undefined;
    this.#isInComment = false;
    this.#addComment(lines, number);
  }

  #addComment(lines: readonly string[], line: number): void {
    this.#endParagraph();
    this.#put("note", [{ text: lines.join("\n") }]);
    this.#log.add("comments", { line });
  }

  #readHeading(line: string): void {
    const [, marks = "", text = ""] = heading.exec(line) ?? [];
    this.#endSpeech();
    if (marks.length === 1 && this.#blocks.every(({ kind }) => kind === "note")) {
      if (!this.#fields.has("title") && this.#part === "titlePage") this.#addField("title", text);
      else this.#beginFrontText(text);
    } else if (/^(dramatis personae|characters|cast)/i.test(text)) this.#part = "cast";
    else if (this.#part !== "cast" || marks.length === 2 || findStageHeading(text, true) !== undefined) {
      this.#part = "play";
      this.#put(headingKind(Math.max(1, marks.length - 1), text), spansOf(text));
    }
  }

  #beginFrontText(text: string): void {
    this.#part = "frontText";
    this.#addField("productionNotes", text);
  }

  #readFrontLine(line: string, number: number): void {
    if (this.#part === "cast" && beginsPlay.test(line)) {
      this.#part = "play";
      this.#readPlayLine(line, number);
    } else if (this.#part === "cast") this.#addCharacter(line);
    else if (this.#part === "frontText") this.#addField("productionNotes", line);
    else this.#readEntry(line, number);
  }

  /** Reads a line of the title page; anything but a key and a value begins the play. */
  #readEntry(line: string, number: number): void {
    const [, key, value = ""] = entry.exec(line) ?? [];
    if (key === undefined) {
      this.#part = "play";
      this.#readPlayLine(line, number);
      return;
    }
    const field = fieldOfKey.get(key.toLowerCase());
    if (field === "title" && this.#fields.has("title")) return;
    this.#addField(field ?? "productionNotes", field ? value : line);
    if (!field) this.#log.add("fields", { line: number });
  }

  #addField(field: FrontField, value: string): void {
    this.#fields.set(field, [...(this.#fields.get(field) ?? []), value]);
  }

  #addCharacter(line: string): void {
    const [, names = line, description = ""] = person.exec(line) ?? [];
    const [name = "", ...aliases] = names.split("/").map((one) => one.trim());
    this.#characters.push({ id: this.#newId(), name, aliases, age: "", gender: "", description, doubling: "" });
  }

  #readPlayLine(line: string, number: number): void {
    const text = line.trim();
    if (/^={3,}$/.test(text)) this.#putAlone("pageBreak", []);
    else if (text.startsWith(">")) this.#continue(this.#directionKind(), text.replace(/^>+[ \t]?/, ""));
    else if (song.test(text) || text === "SONG END") this.#readSong(text, number);
    else if (/^\.(?!\.)\S/.test(text)) this.#putAlone("scene", spansOf(text.slice(1)));
    else if (!this.#isSpeaking && isCue(text)) this.#readCue(text);
    else if (this.#isSpeaking) this.#readSpoken(line, text);
    else this.#continue(this.#directionKind(), text);
  }

  #readSong(text: string, line: number): void {
    if (text === "SONG END") return;
    this.#putAlone("centered", spansOf(text));
    this.#log.add("songs", { line });
  }

  #readCue(text: string): void {
    const [, name = "", dual] = /^@?(.*?)[ \t]*(\^)?$/.exec(text) ?? [];
    this.#endParagraph();
    this.#put("cue", spansOf(name), dual !== undefined && this.#blocks.some(({ kind }) => kind === "cue"));
    this.#isSpeaking = true;
  }

  /** Reads a line of a speech: a direction in brackets, verse if it's indented, or prose. */
  #readSpoken(line: string, text: string): void {
    const [, inner] = /^\(([^()]*)\)$/.exec(text) ?? [];
    if (inner !== undefined) {
      this.#endParagraph();
      this.#put("parenthetical", spansOf(inner));
    } else this.#continue(/^( {2}|\t)/.test(line) ? "lyric" : "dialogue", text);
  }

  #directionKind(): BlockKind {
    if (this.#open && (this.#open.kind === "setting" || this.#open.kind === "direction")) return this.#open.kind;
    const before = this.#blocks.findLast(({ kind }) => kind !== "note")?.kind;
    return before === "act" || before === "scene" ? "setting" : "direction";
  }

  /** Adds a line to the open paragraph if it's of the same kind. */
  #continue(kind: BlockKind, text: string): void {
    if (this.#open?.kind !== kind) {
      this.#endParagraph();
      this.#open = { kind, lines: [] };
    }
    this.#open.lines.push(text);
  }

  #putAlone(kind: BlockKind, spans: readonly Span[]): void {
    this.#endSpeech();
    this.#put(kind, spans);
  }

  #endSpeech(): void {
    this.#endParagraph();
    this.#isSpeaking = false;
  }

  #endParagraph(): void {
    const open = this.#open;
    this.#open = undefined;
    if (!open) return;
    const isTransition = open.kind === "direction" && open.lines.length === 1 && isClosing(open.lines[0] ?? "");
    this.#put(isTransition ? "transition" : open.kind, readLines(open.lines));
  }

  #put(kind: BlockKind, text: readonly Span[], isSimultaneous = false): void {
    this.#blocks.push({ id: this.#newId(), kind, text, ...(isSimultaneous ? { simultaneous: true } : {}) });
  }
}

const spansOf = (line: string): readonly Span[] => readInline(line).spans;

const isCue = (text: string): boolean => /^@\S/.test(text) || looksLikeCue(text);
