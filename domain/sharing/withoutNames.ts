import { forEachField, frontFields } from "../play/front/frontFields.ts";
import { frontTable } from "../play/front/frontTable.ts";
import {
  type Block,
  type Character,
  type FrontMatter,
  type LayoutChanges,
  normalizeSpans,
  type PageLayout,
  type Play,
  textOf,
} from "../play/play.ts";
import { type BlackedOut, blackOut, type Piece } from "./blackOut.ts";
import { authorNamesIn, patternOf } from "./names.ts";

export interface BlindOptions {
  /** The author's names besides those on the title page. */
  readonly alsoNames?: readonly string[];
  /** Single words that the author chose to black out, such as a surname. */
  readonly words?: readonly string[];
}

/**
 * Returns the play for blind reading. Fields that reveal the author are left out. Everywhere else, including the
 * speeches, the author's full names are blacked out.
 */
export function withoutNames(play: Play, options: BlindOptions = {}): Play {
  const hide = blackOutOf(play, options);
  const parts = withoutSurnamesOf(play, options);
  return {
    front: frontWithout(play.front, (text) => hide(text).text, parts),
    blocks: play.blocks.map((block) => blockWithout(block, hide)),
    ...(play.pageLayout && { pageLayout: pageLayoutWithout(play.pageLayout, parts) }),
    ...(play.typing && { typing: play.typing }),
  };
}

/**
 * Returns the changes of a layout for a blind copy, if it isn't the play's own but one that was chosen for the copy. Its
 * marks are printed, too.
 */
export const layoutChangesWithoutNames = (play: Play, changes: LayoutChanges, options: BlindOptions): LayoutChanges =>
  changesWithout(changes, withoutSurnamesOf(play, options));

type BlackOut = (text: string) => BlackedOut;
type Censor = (text: string) => string;

/** Returns how a block's text is blacked out: full names and the chosen words. */
export function blackOutOf(play: Pick<Play, "front">, { alsoNames, words = [] }: BlindOptions): BlackOut {
  const pattern = patternOf(authorNames(play, alsoNames), { partsToo: false, words });
  return (text) => blackOut(text, pattern);
}

/**
 * Returns how a text is blacked out in which the author speaks for themselves, such as a question to readers: single names,
 * too, because there a surname alone reveals them.
 */
export function withoutSurnamesOf(play: Pick<Play, "front">, { alsoNames, words = [] }: BlindOptions): Censor {
  const pattern = patternOf(authorNames(play, alsoNames), { partsToo: true, words });
  return (text) => blackOut(text, pattern).text;
}

const namingFields = frontFields.filter((field) => frontTable[field].inBlindCopy === "names");

/** Returns the names of those who wrote the play, each as a list of words. */
export const authorNames = ({ front }: Pick<Play, "front">, alsoNames: readonly string[] = []) =>
  [...namingFields.map((field) => front[field]), ...alsoNames].flatMap(authorNamesIn);

function frontWithout(front: FrontMatter, whole: Censor, parts: Censor): FrontMatter {
  const nothing: Censor = () => "";
  const censors = { names: nothing, leftOut: nothing, withoutSurnames: parts, withoutNames: whole };
  return {
    ...forEachField((field) => censors[frontTable[field].inBlindCopy](front[field])),
    characters: front.characters.map((character) => characterWithout(character, whole, parts)),
  };
}

/** Returns the name as a cue would show it. Every field is listed, so a new one doesn't compile until it's decided. */
const characterWithout = (
  { id, name, aliases, age, gender, description, doubling }: Character,
  whole: Censor,
  parts: Censor,
): Character => ({
  id,
  name: whole(name),
  aliases: aliases.map(whole),
  age: parts(age),
  gender: parts(gender),
  description: parts(description),
  doubling: parts(doubling),
});

/** What the writer calls the layout is left out. The text that it adds to pages isn't the play's, so a surname is no word. */
const pageLayoutWithout = ({ name: _, changes, ...rest }: PageLayout, parts: Censor): PageLayout => ({
  ...rest,
  ...(changes && { changes: changesWithout(changes, parts) }),
});

const changesWithout = (changes: LayoutChanges, parts: Censor): LayoutChanges =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      name,
      name.startsWith("marks.") && typeof value === "string" ? parts(value) : value,
    ]),
  );

/** A name may have mixed formatting. Its bar has that of its first letter. */
function blockWithout(block: Block, hide: BlackOut): Block {
  const { pieces } = hide(textOf(block));
  if (!pieces.some(({ isBar }) => isBar)) return block;
  let start = 0;
  const spans = block.text.flatMap((span) => {
    const from = start;
    start += span.text.length;
    return pieces.map((piece) => ({ ...span, text: partOf(piece, from, start) }));
  });
  return { ...block, text: normalizeSpans(spans) };
}

/** Returns the part between two offsets of the source. A bar belongs to where it starts. */
function partOf({ text, start, isBar }: Piece, from: number, to: number): string {
  if (isBar) return start >= from && start < to ? text : "";
  return text.slice(Math.max(0, from - start), Math.max(0, to - start));
}
