import { inStyleOf, isInCapitals } from "../capitals.ts";
import { directionKinds } from "../count.ts";
import { frontFields } from "../front/frontFields.ts";
import type { FrontField } from "../front/frontPlaces.ts";
import { frontTable } from "../front/frontTable.ts";
import {
  type Block,
  type BlockId,
  type BlockKind,
  type Character,
  type FrontMatter,
  type PlayOutline,
  textOf,
} from "../play.ts";
import type { PlayCharacter } from "./charactersIn.ts";
import type { SpellingProblem } from "./findSpellingProblems.ts";
import { mentionFinder } from "./mentionFinder.ts";
import { nameKeyOf } from "./nameKeyOf.ts";
import { type CueName, type Naming, namingOf } from "./naming.ts";

/** Replaces a range of a block's text, as it was before all edits. */
export interface TextEdit {
  readonly id: BlockId;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Replaces a range of a text in the list of characters, as it was before all edits. */
export interface ListEdit extends Omit<TextEdit, "id"> {
  readonly id: string;
  readonly field: DescribingField;
}

/** The texts of the list that may mention other characters. */
const describingFields = ["description", "doubling"] as const satisfies readonly (keyof Character)[];
type DescribingField = (typeof describingFields)[number];

/** Replaces a range of a text in the front matter, as it was before all edits. */
export interface FrontEdit extends Omit<TextEdit, "id"> {
  readonly field: FrontField;
}

const tellingFields = frontFields.filter((field) => frontTable[field].tellsStory);

/** Where a character is mentioned outside of cues and speeches. Each list is in order. */
export interface Mentions {
  readonly directions: readonly TextEdit[];
  /** In the descriptions of the list of characters. */
  readonly list: readonly ListEdit[];
  readonly front: readonly FrontEdit[];
  /** In the synopses of acts and scenes. The ID is their heading's. */
  readonly synopses: readonly TextEdit[];
}

/** How many mentions there are in each place. */
export type MentionCounts = Readonly<Record<keyof Mentions, number>>;

export const countMentions = ({ directions, list, front, synopses }: Mentions): MentionCounts => ({
  directions: directions.length,
  list: list.length,
  front: front.length,
  synopses: synopses.length,
});

export const noMentions: Mentions = { directions: [], list: [], front: [], synopses: [] };

/** A change of the list of characters. */
export type ListChange =
  | { readonly kind: "rename"; readonly id: string; readonly name: string; readonly former: string }
  /** Makes one of two entries a former name of the other. */
  | { readonly kind: "merge"; readonly id: string; readonly into: string }
  | { readonly kind: "alias"; readonly id: string; readonly alias: string };

/** Everything that a new name changes. */
export interface NamePlan {
  /** In order. */
  readonly cues: readonly TextEdit[];
  readonly mentions: Mentions;
  readonly list?: ListChange;
  /** The key of the character before and after; absent if no character changes its name. */
  readonly key?: { readonly from: string; readonly to: string };
}

/** A play as far as plans need it, read at one time. */
export interface NamedPlay {
  readonly blocks: readonly Block[];
  readonly characters: readonly Character[];
  readonly front: Omit<FrontMatter, "characters">;
  readonly outline: PlayOutline;
  /** Of these blocks and this list. */
  readonly cast: readonly PlayCharacter[];
}

/** Returns the other character who is called by a name, whom renaming a character to it merges with. */
export const findNamesake = (play: NamedPlay, key: string, name: string): PlayCharacter | undefined => {
  const other = namingIn(play).keyOf(name);
  return other === key ? undefined : play.cast.find((character) => character.key === other);
};

/** Plans to rename a character everywhere. If the name is another character's, the two become one. */
export function planRename(play: NamedPlay, key: string, name: string): NamePlan {
  const own = play.cast.find((character) => character.key === key);
  const to = name.trim().replaceAll(/\s+/g, " ");
  if (!own || to === "" || to === own.name) return { cues: [], mentions: noMentions };
  const naming = namingIn(play);
  const namesake = findNamesake(play, key, to);
  const written = namesake?.spellings[0]?.name;
  const isExact = own.id === undefined && nameKeyOf(to) === key;
  const nameInCue = (old: string): string => written ?? (isInCapitals(old) && !isExact ? to.toUpperCase() : to);
  const list = listChangeOf(own, namesake, to);
  return {
    cues: editCues(play.blocks, naming, (cueName) => (cueName.key === key ? nameInCue(cueName.name) : undefined)),
    mentions: editMentions(play, own, namesake?.name ?? to),
    ...(list && { list }),
    key: { from: key, to: namesake?.key ?? nameKeyOf(to) },
  };
}

/** Kinds of blocks with what characters say, which a new name doesn't change. */
const spokenKinds: ReadonlySet<BlockKind> = new Set<BlockKind>(["dialogue", "lyric"]);

/** Returns how often speeches still mention a character by a name that isn't the new one. */
export function countInSpeeches(play: NamedPlay, key: string, name: string): number {
  const own = play.cast.find((character) => character.key === key);
  const to = findNamesake(play, key, name)?.name ?? name.trim().replaceAll(/\s+/g, " ");
  if (!own || to === "" || to === own.name) return 0;
  const editsOf = mentionEdits(play, own, to);
  return play.blocks.reduce((sum, block) => sum + (spokenKinds.has(block.kind) ? editsOf(textOf(block)).length : 0), 0);
}

/** Plans to correct a name in cues. A variant of another character's name is merged with it; a typo isn't kept anywhere. */
export function planCorrection(play: NamedPlay, { kind, spelling, intended }: SpellingProblem): NamePlan {
  const naming = namingIn(play);
  const key = naming.keyOf(spelling.name);
  if (kind === "spelling" && naming.keyOf(intended) !== key) {
    return { ...planRename(play, key, intended), mentions: noMentions };
  }
  const correct = ({ name }: CueName): string | undefined => (name === spelling.name ? intended : undefined);
  return { cues: editCues(play.blocks, naming, correct), mentions: noMentions };
}

const namingIn = ({ blocks, characters }: NamedPlay): Naming =>
  namingOf(
    blocks.flatMap((block) => (block.kind === "cue" ? [textOf(block)] : [])),
    characters,
  );

function listChangeOf(own: PlayCharacter, namesake: PlayCharacter | undefined, name: string): ListChange | undefined {
  if (own.id !== undefined && namesake?.id !== undefined) return { kind: "merge", id: own.id, into: namesake.id };
  if (own.id !== undefined)
    return { kind: "rename", id: own.id, name: namesake?.name ?? name, former: own.lines > 0 ? own.name : "" };
  return namesake?.id === undefined ? undefined : { kind: "alias", id: namesake.id, alias: own.name };
}

function editCues(
  blocks: readonly Block[],
  naming: Naming,
  rename: (name: CueName) => string | undefined,
): readonly TextEdit[] {
  return blocks.flatMap((block) => {
    if (block.kind !== "cue") return [];
    const names = naming.namesIn(textOf(block));
    return names.flatMap((cueName) => {
      const { from, to, name } = cueName;
      const others = names.filter((one) => one !== cueName);
      const isAmongCapitals = others.length > 0 && others.every((other) => isInCapitals(other.name));
      const renamed = rename(cueName);
      const text = isAmongCapitals ? renamed?.toUpperCase() : renamed;
      return text === undefined || text === name ? [] : [{ id: block.id, from, to, text }];
    });
  });
}

/** Returns what finds mentions in a text, with the new name in their style. */
function mentionEdits(
  { cast }: NamedPlay,
  own: PlayCharacter,
  name: string,
): (text: string) => readonly Omit<TextEdit, "id">[] {
  const others = cast.filter((character) => character !== own);
  const find = mentionFinder(namesOf(own), others.flatMap(namesOf));
  return (text) =>
    find(text).flatMap(({ from, to }) => {
      const old = text.slice(from, to);
      const now = inStyleOf(old, name);
      return now === old ? [] : [{ from, to, text: now }];
    });
}

function editMentions(play: NamedPlay, own: PlayCharacter, name: string): Mentions {
  const { blocks, characters, front, outline } = play;
  const editsOf = mentionEdits(play, own, name);
  return {
    directions: blocks.flatMap((block) =>
      directionKinds.has(block.kind) ? editsOf(textOf(block)).map((edit) => ({ ...edit, id: block.id })) : [],
    ),
    list: characters.flatMap(({ id, ...texts }) =>
      describingFields.flatMap((field) => editsOf(texts[field]).map((edit) => ({ ...edit, id, field }))),
    ),
    front: tellingFields.flatMap((field) => editsOf(front[field]).map((edit) => ({ ...edit, field }))),
    synopses: Object.entries(outline).flatMap(([id, { synopsis = "" }]) =>
      editsOf(synopsis).map((edit) => ({ ...edit, id: id as BlockId })),
    ),
  };
}

const namesOf = ({ name, aliases, spellings }: PlayCharacter): readonly string[] => [
  name,
  ...aliases,
  ...spellings.map((spelling) => spelling.name),
];
