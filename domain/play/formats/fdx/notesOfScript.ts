import type { BlockId, PlayNotes } from "#domain/play/play.ts";
import { maxNotes } from "../../notes/noteLimits.ts";
import type { NoticeLog } from "../reading/importNotice.ts";
import type { XmlElement } from "../xml/parseXml.ts";
import type { fdxNotices } from "./fdxNotices.ts";
import { notesAfterScript, readScriptNotes, type ScriptNote, type ScriptPlace, toScriptNote } from "./scriptNotes.ts";

/** The notes of a script, in its text or after it. Those of our own files are taken out one range after the other. */
export class NotesOfScript {
  readonly #isOwn: boolean;
  /** Notes of other programs' files. */
  readonly #notes: ScriptNote[];
  readonly #places: ScriptPlace[] = [];
  /** Notes of our files that are still to be put after the paragraphs before them, by range. */
  readonly #own = new Map<string, XmlElement[]>();

  constructor(root: XmlElement, isOwn: boolean) {
    const notes = notesAfterScript(root);
    this.#isOwn = isOwn;
    this.#notes = isOwn ? [] : notes.map(toScriptNote);
    for (const note of isOwn ? notes : []) {
      const { Range: range = "" } = note.attributes;
      const others = this.#own.get(range);
      if (others) others.push(note);
      else this.#own.set(range, [note]);
    }
  }

  /** Takes the notes of our files with a range. */
  takeOwn(range: string): readonly XmlElement[] {
    const notes = this.#own.get(range) ?? [];
    this.#own.delete(range);
    return notes;
  }

  /** Takes all that are left. */
  takeRest(): readonly XmlElement[] {
    return [...this.#own.keys()].flatMap((range) => this.takeOwn(range));
  }

  /** Adds a place of the script, and the notes within it. */
  add(place: ScriptPlace, within: readonly XmlElement[]): void {
    this.#places.push(place);
    if (this.#isOwn) return;
    for (const note of within) this.#notes.push({ note, range: [place.start, place.end] });
  }

  /** Returns the notes of other programs' files as private notes; undefined if there are none. */
  read(newId: () => BlockId, log: NoticeLog<keyof typeof fdxNotices>): PlayNotes | undefined {
    const notes = readScriptNotes(this.#notes.slice(0, maxNotes), this.#places, newId);
    const all = Object.values(notes);
    const places = all.flatMap(({ passage = [] }) => passage.slice(0, 1).map(({ blockId }) => ({ blockId })));
    log.addMany("scriptNotes", all.length, places);
    log.addMany("manyNotes", Math.max(0, this.#notes.length - maxNotes));
    return all.length > 0 ? notes : undefined;
  }
}
