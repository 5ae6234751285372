import { forEachField, frontFields } from "#domain/play/front/frontFields.ts";
import { type Block, type BlockId, type BlockKind, blockKinds, type Character, type Span } from "#domain/play/play.ts";
import { readCastLine } from "../fountain/cast.ts";
import { NoticeLog } from "../reading/importNotice.ts";
import type { ReadPlay } from "../reading/readPlay.ts";
import { withAsides } from "../reading/withAsides.ts";
import { withoutOwnBrackets } from "../words/outerBrackets.ts";
import {
  blockStyleNames,
  castRunStyleNames,
  castStyleName,
  frontHeadingStyleName,
  frontStyleOf,
  sceneNumberStyleName,
  simultaneousStyleName,
  speechNumberStyleName,
} from "./playStyles.ts";
import type { WordParagraph } from "./wordParagraph.ts";

/** A play, and the first block of each paragraph. */
export interface ReadParagraphs extends ReadPlay {
  readonly blockOf: (paragraph: WordParagraph) => BlockId | undefined;
}

const kinds = new Map<string, BlockKind>([
  ...blockKinds.map((kind): [string, BlockKind] => [fold(blockStyleNames[kind]), kind]),
  [fold(simultaneousStyleName), "cue"],
]);
const fields = new Map(frontFields.map((field) => [fold(frontStyleOf(field)), field]));

/** Programs change the case of names that they have themselves, such as Title. */
function fold(styleName: string): string {
  return styleName.toLowerCase();
}

const texts = {
  unstyled: {
    kind: "guessed",
    message: (count: string) =>
      `Paragraphs without one of the play's styles (${count}) were imported as stage directions.`,
  },
} as const;

/** What our writer adds to a play's own text. */
const additions = new Set([frontHeadingStyleName, sceneNumberStyleName, speechNumberStyleName].map(fold));

/** Reads a document with our own styles. Paragraphs with others, which somebody added, become stage directions. */
export function readOwnParagraphs(paragraphs: readonly WordParagraph[], newId: () => BlockId): ReadParagraphs {
  const blocks: Block[] = [];
  const front = forEachField((): string[] => []);
  const characters: Character[] = [];
  const blockIds = new Map<WordParagraph, BlockId>();
  const log = new NoticeLog<keyof typeof texts>(texts);
  for (const paragraph of paragraphs) {
    const name = fold(paragraph.styleName);
    const field = fields.get(name);
    if (field) front[field].push(textOf(paragraph));
    else if (name === fold(castStyleName)) characters.push(readCharacter(paragraph, newId()));
    else if (!additions.has(name) && (kinds.has(name) || paragraph.spans.length > 0)) {
      const block = toBlock(paragraph, newId());
      blocks.push(block);
      blockIds.set(paragraph, block.id);
      if (!kinds.has(name)) log.add("unstyled", { blockId: block.id });
    }
  }
  const withNotes = withAsides(
    blocks,
    paragraphs.map((one) => ({ asides: one.asides, blockId: blockIds.get(one) })),
    newId,
  );
  return {
    play: { front: { ...forEachField((field) => front[field].join("\n")), characters }, blocks: withNotes.blocks },
    notices: [...log.list(), ...withNotes.notices],
    blockOf: (paragraph) => blockIds.get(paragraph),
  };
}

const textOf = ({ spans }: WordParagraph): string => spans.map(({ text }) => text).join("");

function toBlock({ styleName, spans }: WordParagraph, id: BlockId): Block {
  const kind = kinds.get(fold(styleName)) ?? "direction";
  if (kind === "pageBreak") return { id, kind, text: [] };
  const text: readonly Span[] = kind === "parenthetical" ? withoutOwnBrackets(spans) : spans;
  const isSimultaneous = fold(styleName) === fold(simultaneousStyleName);
  return { id, kind, text, ...(isSimultaneous ? { simultaneous: true } : {}) };
}

function readCharacter(paragraph: WordParagraph, id: string): Character {
  const { named } = paragraph;
  const part = (styleName: string): string =>
    named
      .filter((run) => fold(run.styleName) === fold(styleName))
      .map(({ text }) => text)
      .join("");
  // Somebody may have typed another line into the list.
  if (part(castRunStyleNames.name) === "") return { id, ...readCastLine(textOf(paragraph)) };
  return {
    id,
    name: part(castRunStyleNames.name),
    aliases: [],
    age: part(castRunStyleNames.age),
    gender: part(castRunStyleNames.gender),
    description: part(castRunStyleNames.description),
    doubling: part(castRunStyleNames.doubling),
  };
}
