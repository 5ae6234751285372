import type { LineRole, ManuscriptSheet } from "#domain/play/layout/pagedManuscript.ts";
import type { BlockKind } from "#domain/play/play.ts";

/*
 * Names of the structure's elements. Those of PDF have no speeches, so each kind of block has a name of its own, which
 * the file maps to a standard one (ISO 32000-1, 14.8.4). Our reader recognizes elements by them.
 */

/** What front matter is, before it's known which part. */
export type FrontTag = "FrontTitle" | "FrontHeading" | "FrontText" | "CastMember";

const kindTags = {
  Act: "act",
  Scene: "scene",
  Setting: "setting",
  Direction: "direction",
  Cue: "cue",
  Parenthetical: "parenthetical",
  Dialogue: "dialogue",
  Lyric: "lyric",
  Transition: "transition",
  Centered: "centered",
} as const satisfies Readonly<Record<string, BlockKind>>;

type KindTag = keyof typeof kindTags;
export type StructureTag = KindTag | FrontTag;

const tags: Partial<Record<LineRole, StructureTag>> = {
  ...(Object.fromEntries(Object.entries(kindTags).map(([tag, kind]) => [kind, tag])) as Record<LineRole, KindTag>),
  innerDirection: "Direction",
  title: "FrontTitle",
  frontHeading: "FrontHeading",
  castMember: "CastMember",
};

/** Returns the name of a line's element. Centered lines of the front matter aren't the play's. */
export function tagOf(role: LineRole, section: ManuscriptSheet["section"]): StructureTag {
  const tag = tags[role] ?? "FrontText";
  return section === "play" || !Object.hasOwn(kindTags, tag) ? tag : "FrontText";
}

/** Returns the kind of block that a name is for; undefined for names of front matter. */
export const kindOfTag = (tag: StructureTag): BlockKind | undefined =>
  (kindTags as Readonly<Record<string, BlockKind>>)[tag];

export const structureTags: readonly StructureTag[] = [
  ...(Object.keys(kindTags) as KindTag[]),
  ...(["FrontTitle", "FrontHeading", "FrontText", "CastMember"] as const),
];

export const isStructureTag = (tag: string): tag is StructureTag => structureTags.some((one) => one === tag);

/*
 * Empty marked content within an element. It isn't part of the structure, and no other program shows it.
 */

/** Between two lines of the writer, such as verse. Lines that were only wrapped have none. */
export const lineEndMark = "LineEnd";
/** Where a line ends without a space: within a word that's too long, after a hyphen, between East Asian characters. */
export const inWordMark = "InWord";
/**
 * After a line of right-to-left text that was only wrapped. The next line is drawn from its end, and pdf.js would take
 * the marks of its last letter for marks on this line.
 */
export const wrappedMark = "Wrapped";
/** At the top of a page, in an element that began on an earlier one. */
export const continuedMark = "Continued";
