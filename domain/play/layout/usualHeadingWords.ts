/*
 * Every page that shows a manuscript loads this, so it has only the usual words and not those of `headingWords.ts`.
 */

/** The alternatives of a regular expression. */
export const foreignActWords =
  "acte|akt|akten|aufzug|atto|acto|ato|bedrijf|felvonás|действие|акт|дія|πράξη|מערכה|אקט|فصل|الفصل|پرده";
const foreignSceneWords =
  "scène|szene|scena|escena|cena|scen|scenen|auftritt|bild|tableau|cuadro|quadro|obraz|tafereel|toneel|jelenet|kohtaus" +
  "|σκηνή|явление|сцена|картина|ява|תמונה|סצנה|مشهد|المشهد|صحنه";

const headingWord = new RegExp(`^(?:act|scene|${foreignActWords}|${foreignSceneWords})$`, "u");

/** Returns whether a word in lower case is one for an act or scene. */
export const isHeadingWord = (word: string): boolean => headingWord.test(word);
