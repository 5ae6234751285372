import type { FrontField } from "#domain/play/front/frontPlaces.ts";
import { type BlockKind, blockKinds, type Character, type FrontMatter } from "#domain/play/play.ts";
import { findCastField, readCastLine } from "../fountain/cast.ts";
import { isCastHeading } from "../fountain/castHeading.ts";

/** What paragraphs can be that are no elements of the play. */
export const otherKinds = ["title", "characters", "leftOut"] as const;
export type OtherKind = (typeof otherKinds)[number];

/** `speech` is a name and its speech in one paragraph. */
export const groupKinds = [...blockKinds, "speech", ...otherKinds] as const;
export type GroupKind = (typeof groupKinds)[number];

/** What the writer says groups are, by their IDs. */
export type GroupKinds = Readonly<Record<string, GroupKind>>;

export const isOtherKind = (kind: GroupKind): kind is OtherKind => otherKinds.some((other) => other === kind);

export const isBlockKind = (kind: GroupKind): kind is BlockKind => blockKinds.some((known) => known === kind);

/** Collects what the file's styles or the writer say belongs to the title page or to the list of characters. */
export class ChosenFront {
  readonly #title: string[] = [];
  readonly #people: string[] = [];
  readonly #fields = new Map<FrontField, string[]>();

  get hasTitle(): boolean {
    return this.#title.length > 0 || this.#fields.has("title");
  }

  /** The title that a style of the file names. */
  get styledTitle(): string | undefined {
    return this.#title.length > 0 ? undefined : this.#fields.get("title")?.join(" ");
  }

  addField(field: FrontField, text: string): void {
    this.#fields.set(field, [...(this.#fields.get(field) ?? []), text]);
  }

  add(kind: OtherKind, text: string): void {
    if (kind === "title") this.#title.push(text);
    if (kind === "characters") this.#people.push(...text.split("\n").filter((line) => !isCastHeading(line.trim())));
  }

  /** Returns a front matter with what was chosen. A list of characters may end with place and time. */
  addTo(front: FrontMatter, newId: () => Character["id"]): FrontMatter {
    const fields = this.#people.flatMap((line) => findCastField(line.trim()) ?? []);
    const people = this.#people.filter((line) => line.trim() !== "" && !findCastField(line.trim()));
    const texts: Partial<Record<keyof FrontMatter, string>> = {};
    for (const { field, value } of fields)
      texts[field] = [texts[field] ?? front[field], value].filter(Boolean).join("\n");
    const styled = Object.fromEntries([...this.#fields].map(([field, lines]) => [field, lines.join("\n")]));
    return {
      ...front,
      ...styled,
      ...texts,
      ...(this.#title.length > 0 && { title: this.#title.join(" ") }),
      characters: [...front.characters, ...people.map((line) => ({ ...readCastLine(line), id: newId() }))],
    };
  }
}
