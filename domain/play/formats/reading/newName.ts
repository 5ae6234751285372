import { looksLikeCue } from "../fountain/cues.ts";
import { isLongerThanName } from "../plainText/textShape.ts";
import { stageWords } from "../words/stageWords.ts";

/** Sounds and silences in other languages than English. */
const sounds =
  /^(silencios?|pausas?|música|canción|truenos?|disparos?|aplausos|noche|día|stille|pause|donner|schüsse?|applaus|nacht|silence|musique|tonnerre|nuit|tableau|mouvement|acclamations|applaudissements|tumulte|rires|paus|tystnad|musik|пауза|молчание|музыка|silenzio|musica|tuoni?|spari?|notte)$/iu;

/** Returns whether a text names a sound, a silence or the like: `PAUSE`, `Stille`. */
export const isSound = (text: string): boolean => stageWords.test(text) || sounds.test(text);

/** Returns whether a line in capitals can be the name of somebody who hasn't spoken before, and not a sound or a sentence. */
export const isNewName = (line: string): boolean =>
  looksLikeCue(line) && !isLongerThanName(line) && !/[.!?…]$/u.test(line) && !isSound(line);
