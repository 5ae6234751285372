import { type Block, textOf } from "../../play.ts";
import { isUnprinted } from "./passages.ts";

/** How plays in the languages of closing lines end in words: the words alone, or with what ends. */
const ends: readonly RegExp[] = [
  /^(the )?end( of (the |this )?(play|show|script|musical|opera|monologue))?$/,
  /^(fin|finis)$/,
  /^fin (de|del|de la|du|de l[’'])? ?(obra|pieza|comedia|drama|tragedia|monólogo|pièce|comédie|drame|tragédie)$/,
  /^(das )?ende( (des|der) (stücks|stückes|dramas|komödie|tragödie))?$/,
  /^fine( (del|della|dell[’'])? ?(dramma|commedia|tragedia|opera|spettacolo))?$/,
  /^(het )?einde( van het (stuk|toneelstuk))?$/,
  /^koniec( (sztuki|dramatu|komedii))?$/,
  /^fim( (da|do) (peça|drama|comédia))?$/,
  /^конец( (пьесы|спектакля|драмы|комедии))?$/,
  /^slut( på (pjäsen|stycket))?$/,
];

/** How many lines at the end are looked at: a blackout or a curtain may follow the words. */
const lastLines = 3;

/** Returns whether a play ends with words such as END OF PLAY, so that nobody else needs to say it. */
export function saysTheEnd(blocks: readonly Block[]): boolean {
  const last = lastPrinted(blocks);
  const text = last.findIndex(({ kind }) => kind !== "transition" && kind !== "centered" && kind !== "direction");
  return last.slice(0, text < 0 ? last.length : text + 1).some((block, at) => {
    // In a speech, it's only the end if nothing follows it.
    const isEnding = at === 0 || at !== text;
    return isEnding && ends.some((end) => end.test(wordsOf(block)));
  });
}

/** Returns the last printed lines, the last one first. */
function lastPrinted(blocks: readonly Block[]): readonly Block[] {
  const last: Block[] = [];
  for (let at = blocks.length - 1; at >= 0 && last.length < lastLines; at--) {
    const block = blocks[at];
    if (block && block.kind !== "pageBreak" && !isUnprinted(block)) last.push(block);
  }
  return last;
}

const wordsOf = (block: Block): string =>
  textOf(block)
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}’']+/gu, " ")
    .trim();
