import { speakerOf } from "../../count.ts";
import { cutSpans } from "../../layout/spans.ts";
import { type Block, type Character, normalizeSpans, type Play, textOf } from "../../play.ts";

/** How much of the speech before is kept: its last words, as actors' sides have them. */
const cueWords = 10;

/**
 * Returns what one actor has to learn: the character's speeches, each with the end of the speech before it, the stage
 * directions around them, and the headings of the scenes with a speech.
 */
export function sidesOf({ front, blocks }: Play, character: string): Play {
  const sides = new Sides(namesOf(character, front.characters));
  for (const block of blocks) sides.add(block);
  return { front, blocks: sides.blocks };
}

/** The speech of somebody else that may turn out to be the cue. */
interface OtherSpeech {
  readonly cue: Block;
  /** The last paragraph that is spoken. */
  spoken: Block | undefined;
}

class Sides {
  readonly blocks: Block[] = [];
  readonly #names: ReadonlySet<string>;
  #isSpeaking = false;
  #other: OtherSpeech | undefined;
  /** Headings of a scene without a speech so far. */
  #headings: readonly Block[] = [];
  /** Directions since somebody else's speech or a heading. */
  #directions: Block[] = [];

  constructor(names: ReadonlySet<string>) {
    this.#names = names;
  }

  add(block: Block): void {
    switch (block.kind) {
      case "act":
      case "scene":
        this.#addHeading(block);
        break;
      case "cue":
        this.#addCue(block);
        break;
      case "dialogue":
      case "lyric":
      case "parenthetical":
        this.#addSpoken(block);
        break;
      case "pageBreak":
        break;
      default:
        (this.#isSpeaking ? this.blocks : this.#directions).push(block);
    }
  }

  #addHeading(heading: Block): void {
    const above = heading.kind === "scene" ? this.#headings.filter(({ kind }) => kind === "act") : [];
    this.#headings = [...above, heading];
    this.#isSpeaking = false;
    this.#other = undefined;
    this.#directions = [];
  }

  #addCue(cue: Block): void {
    this.#isSpeaking = speakersIn(cue).some((name) => this.#names.has(name));
    if (this.#isSpeaking) {
      this.blocks.push(...this.#headings, ...cueLineOf(this.#other), ...this.#directions, alone(cue));
      this.#headings = [];
      this.#other = undefined;
    } else this.#other = { cue, spoken: undefined };
    this.#directions = [];
  }

  #addSpoken(block: Block): void {
    if (this.#isSpeaking) this.blocks.push(block);
    else if (this.#other && block.kind !== "parenthetical") this.#other.spoken = block;
    if (!this.#isSpeaking) this.#directions = [];
  }
}

const cueLineOf = (other: OtherSpeech | undefined): readonly Block[] =>
  other ? [alone(other.cue), ...(other.spoken ? [lastWordsOf(other.spoken)] : [])] : [];

/** A speech isn't set beside one that is left out. */
const alone = ({ simultaneous: _, ...cue }: Block): Block => cue;

function lastWordsOf(block: Block): Block {
  const text = textOf(block);
  const start = Array.from(text.matchAll(/\S+/g), ({ index }) => index).at(-cueWords) ?? 0;
  if (text.slice(0, start).trim() === "") return block;
  return { ...block, text: normalizeSpans([{ text: "… " }, ...cutSpans(block.text, start, text.length)]) };
}

const fold = (name: string): string => name.normalize("NFC").trim().toLowerCase();

function namesOf(character: string, characters: readonly Character[]): ReadonlySet<string> {
  const listed = characters.find(({ name }) => fold(name) === fold(character));
  return new Set([character, ...(listed?.aliases ?? [])].map(fold).filter((name) => name !== ""));
}

/** Returns who speaks: the whole name first, because a comma or "and" may be part of it, then each of several. */
function speakersIn(cue: Block): readonly string[] {
  const whole = speakerOf(textOf(cue));
  return [whole, ...whole.split(/[/&+,]|\band\b/i)].map(fold).filter((name) => name !== "");
}
