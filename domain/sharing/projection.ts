import type { Block, BlockId, Character, FrontMatter, Play } from "../play/play.ts";
import type { Shown } from "./share.ts";

/** What a link shows of the play: no note, no address, and of chosen scenes nothing that tells of the others. */
export function projectionOf({ front, blocks }: Play, shows: Shown): Play {
  const shown = chosen(blocks, shows).filter(({ kind }) => kind !== "note");
  const isPart = shows.what === "scenes";
  return {
    front: { ...front, ...unsaid, ...(isPart && ofTheWhole), characters: charactersIn(shown, front, isPart) },
    blocks: shown,
  };
}

/** Whoever has the link had it from the author: where the author lives is nobody's business who was sent it on. */
const unsaid = { contact: "" } as const;

/** Tells what happens in the scenes that are not shown. */
const ofTheWhole = { synopsis: "", productionNotes: "", musicalNumbers: "" } as const;

/** A heading stands over everything up to the next one of its level or a higher one. */
const levels: Partial<Record<Block["kind"], number>> = { act: 1, scene: 2 };

/** In the play's order, whatever the order of choice. What is no heading any more shows nothing. */
function chosen(blocks: readonly Block[], shows: Shown): readonly Block[] {
  if (shows.what === "play") return blocks;
  const headings = new Set<BlockId>(shows.headings);
  let level = 0;
  return blocks.filter(({ id, kind }) => {
    const own = levels[kind];
    if (own === undefined) return level > 0;
    if (headings.has(id)) level = level === 0 ? own : Math.min(level, own);
    else if (own <= level) level = 0;
    return level > 0;
  });
}

/** Of chosen scenes only who speaks in them; a former name only where a cue still has it. */
function charactersIn(shown: readonly Block[], { characters }: FrontMatter, isPart: boolean): readonly Character[] {
  const cues = shown
    .filter(({ kind }) => kind === "cue")
    .map(({ text }) => folded(text.map((span) => span.text).join("")));
  const isHeard = (name: string) => name.trim() !== "" && cues.some((cue) => hasWord(cue, folded(name)));
  return characters
    .map((character) => ({ ...character, aliases: character.aliases.filter(isHeard) }))
    .filter(({ name, aliases }) => !isPart || isHeard(name) || aliases.length > 0);
}

const folded = (text: string) => text.normalize("NFC").toLocaleUpperCase("en").trim();

/** A cue may name several, or say how it is spoken: whole words count. */
function hasWord(cue: string, name: string): boolean {
  for (let at = cue.indexOf(name); at !== -1; at = cue.indexOf(name, at + 1)) {
    if (!isLetter(cue[at - 1]) && !isLetter(cue[at + name.length])) return true;
  }
  return false;
}

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
