import { isHeading } from "../flow.ts";
import { type Block, type BlockId, type BlockKind, type Character, textOf } from "../play.ts";
import { wordsIn } from "../wordsIn.ts";
import { groupsOf } from "./groupNames.ts";
import { nameKeyOf } from "./nameKeyOf.ts";
import { type CueName, namingOf } from "./naming.ts";

/** A block as far as characters are concerned. Counting words takes the longest, so it's done once per block. */
export interface CountedBlock {
  readonly id: BlockId;
  readonly kind: BlockKind;
  /** Of a cue or heading; empty for all others. */
  readonly text: string;
  /** Of dialogue and lyrics; 0 for all others. */
  readonly words: number;
}

/** The act and scene of a speech, or of another place. A heading's text is empty if it's untitled; it's absent if there's no heading. */
export interface SpeechPlace {
  readonly act?: string;
  readonly scene?: string;
}

/** A name as it's written in cues. */
export interface Spelling {
  readonly name: string;
  readonly lines: number;
}

/** A character of the list, or a speaker who isn't in it. */
export interface PlayCharacter {
  /** The key of its name. */
  readonly key: string;
  /** The ID in the list of characters. */
  readonly id?: string;
  /** Whether it's `ALL`, `DANES`, or a list of names: lines of its own, but not a role. */
  readonly isGroup: boolean;
  /** As in the list of characters, or as most cues have it. */
  readonly name: string;
  readonly aliases: readonly string[];
  /** The most frequent first. */
  readonly spellings: readonly Spelling[];
  /** How many speeches. */
  readonly lines: number;
  readonly words: number;
  /** How many scenes (or acts without scenes) the character speaks in. */
  readonly scenes: number;
  /** The cues of all speeches, in order. */
  readonly cues: readonly BlockId[];
  readonly first?: SpeechPlace;
  readonly last?: SpeechPlace;
}

const spokenKinds: ReadonlySet<BlockKind> = new Set(["dialogue", "lyric"]);

export function countedBlockOf(block: Block): CountedBlock {
  const { id, kind } = block;
  const hasText = kind === "cue" || isHeading(kind);
  return {
    id,
    kind,
    text: hasText ? textOf(block) : "",
    words: spokenKinds.has(kind) ? wordsIn(block) : 0,
  };
}

/** Returns everybody in order of appearance, then the listed characters without a line. */
export function charactersIn(
  blocks: readonly CountedBlock[],
  characters: readonly Character[],
): readonly PlayCharacter[] {
  const naming = namingOf(
    blocks.flatMap(({ kind, text }) => (kind === "cue" ? [text] : [])),
    characters,
  );
  const counts = new Counts();
  for (const block of blocks) {
    if (block.kind === "cue") counts.addCue(block, naming.namesIn(block.text));
    else if (isHeading(block.kind)) counts.addHeading(block);
    else if (block.words > 0) counts.addWords(block.words);
  }
  const listed = new Map<string, Character>();
  for (const character of characters) {
    const key = nameKeyOf(character.name);
    if (key !== "" && !listed.has(key)) listed.set(key, character);
  }
  const isGroup = groupsOf(naming);
  const silent = [...listed.keys()].filter((key) => !counts.parts.has(key));
  return [...counts.parts.keys(), ...silent].map((key) => ({
    ...characterOf(key, counts.parts.get(key), listed.get(key)),
    isGroup: isGroup(key),
  }));
}

interface Part {
  readonly spellings: Map<string, number>;
  readonly cues: BlockId[];
  readonly first: SpeechPlace;
  last: SpeechPlace;
  words: number;
  scenes: number;
  /** The last section that was counted. */
  section: number;
}

/** Reads a play from start to end. */
class Counts {
  readonly parts = new Map<string, Part>();
  #place: SpeechPlace = {};
  #section = 0;
  #speaking: readonly Part[] = [];

  addHeading({ kind, text }: CountedBlock): void {
    const heading = text.replaceAll(/\s+/g, " ").trim();
    this.#place = kind === "act" ? { act: heading } : { ...this.#place, scene: heading };
    this.#section++;
    this.#speaking = [];
  }

  addCue({ id }: CountedBlock, names: readonly CueName[]): void {
    const keys = [...new Set(names.map(({ key }) => key))];
    this.#speaking = keys.map((key) => this.#partOf(key));
    for (const part of this.#speaking) {
      part.cues.push(id);
      part.last = this.#place;
      if (part.section !== this.#section) part.scenes++;
      part.section = this.#section;
    }
    for (const { name, key } of names) {
      const { spellings } = this.#partOf(key);
      spellings.set(name, (spellings.get(name) ?? 0) + 1);
    }
  }

  addWords(words: number): void {
    for (const part of this.#speaking) part.words += words;
  }

  #partOf(key: string): Part {
    const known = this.parts.get(key);
    if (known) return known;
    const place = this.#place;
    const part = { spellings: new Map(), cues: [], first: place, last: place, words: 0, scenes: 0, section: -1 };
    this.parts.set(key, part);
    return part;
  }
}

function characterOf(
  key: string,
  part: Part | undefined,
  listed: Character | undefined,
): Omit<PlayCharacter, "isGroup"> {
  const spellings = [...(part?.spellings ?? [])]
    .map(([name, lines]) => ({ name, lines }))
    .sort((a, b) => b.lines - a.lines);
  return {
    key,
    ...(listed && { id: listed.id }),
    name: listed?.name.trim() ?? spellings[0]?.name ?? key,
    aliases: listed?.aliases ?? [],
    spellings,
    lines: part?.cues.length ?? 0,
    words: part?.words ?? 0,
    scenes: part?.scenes ?? 0,
    cues: part?.cues ?? [],
    ...(part && { first: part.first, last: part.last }),
  };
}
