import { findName, type Naming, namingOf, partsOf } from "../../characters/naming.ts";
import { cutSpans } from "../../layout/lines/spans.ts";
import { type Block, normalizeSpans, type Play, textOf } from "../../play.ts";

/** How much of the speech before is kept: its last words, as actors' sides have them. */
const cueWords = 10;

/**
 * Returns what one actor has to learn: the character's speeches, each with the end of the speech before it, the stage
 * directions around them, and the headings of the scenes with a speech.
 */
export function sidesOf({ front, blocks }: Play, character: string): Play {
  const cues = blocks.flatMap((block) => (block.kind === "cue" ? [textOf(block)] : []));
  const sides = new Sides(character, namingOf(cues, front.characters));
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
  readonly #key: string;
  readonly #naming: Naming;
  #isSpeaking = false;
  #other: OtherSpeech | undefined;
  /** Headings of a scene without a speech so far. */
  #headings: readonly Block[] = [];
  /** Directions since somebody else's speech or a heading. */
  #directions: Block[] = [];

  constructor(character: string, naming: Naming) {
    this.#key = naming.keyOf(character);
    this.#naming = naming;
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
    this.#isSpeaking = speakersIn(cue, this.#naming).includes(this.#key);
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

/** Returns who speaks, and who may: in `ANN AND A GUEST`, Ann does, even if no guest speaks alone. */
function speakersIn(cue: Block, naming: Naming): readonly string[] {
  const whole = findName(textOf(cue));
  const parts = whole ? partsOf(whole).map(({ name }) => naming.keyOf(name)) : [];
  return [...naming.namesIn(textOf(cue)).map(({ key }) => key), ...parts];
}
