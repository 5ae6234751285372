import { charactersIn } from "#domain/play/characters/charactersIn.ts";
import { isUnprinted } from "#domain/play/layout/passages.ts";
import { type BlockId, type Play, textOf } from "#domain/play/play.ts";

export interface Speaker {
  readonly name: string;
  /** Whether it's `ALL` or another group, and not a role. */
  readonly isGroup: boolean;
  /** The cue of each speech. */
  readonly speeches: readonly BlockId[];
  /** The texts of these cues, each once. */
  readonly cues: readonly string[];
}

/**
 * Returns who speaks, as the editor counts them: `ANN AND TOM` is a speech of both, and former names are the same
 * character's. Roles are in order of their first speech, and groups after them. Load it on demand, because the page
 * opens without the words for groups.
 */
export function speakersIn({ blocks, front }: Pick<Play, "blocks" | "front">): readonly Speaker[] {
  const cues = blocks.filter((block) => block.kind === "cue" && !isUnprinted(block));
  const counted = cues.map((block) => ({ id: block.id, kind: block.kind, text: textOf(block), words: 0 }));
  const textById = new Map(counted.map(({ id, text }) => [id, text]));
  const speaking = charactersIn(counted, front.characters).filter(({ lines }) => lines > 0);
  return [...speaking.filter(({ isGroup }) => !isGroup), ...speaking.filter(({ isGroup }) => isGroup)].map(
    ({ name, isGroup, cues: speeches }) => ({
      name,
      isGroup,
      speeches,
      cues: [...new Set(speeches.map((id) => textById.get(id) ?? ""))],
    }),
  );
}
