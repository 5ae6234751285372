import type { MentionCounts } from "#domain/play/characters/planNames.ts";
import { charactersWords } from "./characters.yaml";
import { formatList } from "./format.ts";

/** How many cues and mentions have a new name. */
export interface NameChanges {
  readonly cues: number;
  readonly mentions: MentionCounts;
}

export const totalOf = ({ directions, list, front, synopses }: MentionCounts): number =>
  directions + list + front + synopses;

/** Says how often a name is mentioned, and where: "3 mentions in directions and synopses". */
export function describeMentions(counts: MentionCounts): string {
  const { mentionsIn, mentionPlaces } = charactersWords;
  const places = (["directions", "list", "front", "synopses"] as const).filter((place) => counts[place] > 0);
  return mentionsIn({ count: totalOf(counts), places: formatList(places.map((place) => mentionPlaces[place])) });
}

/** Says what a new name changes, before it does. */
export function describePlannedName({ cues, isListed }: { readonly cues: number; readonly isListed: boolean }): string {
  const { changes, mentionPlaces } = charactersWords;
  return changes({
    what: formatList([charactersWords.cues({ count: cues }), ...(isListed ? [mentionPlaces.list] : [])]),
  });
}

/** Says what a new name has changed. */
export function describeRenaming(from: string, to: string, { cues, mentions }: NameChanges): string {
  const mentioned = totalOf(mentions) > 0 ? [describeMentions(mentions)] : [];
  return charactersWords.renamed({
    from,
    to,
    what: formatList([charactersWords.cues({ count: cues }), ...mentioned]),
  });
}
