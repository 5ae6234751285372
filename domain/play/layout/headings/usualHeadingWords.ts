/*
 * Every page that shows a manuscript loads this, so it has only the usual words and not those of `headingWords.ts`.
 */

/** The alternatives of a regular expression. */
export const foreignActWords =
  "acte|akt|akte|akten|aufzug|atto|acto|ato|actul|jednání|dějství|bedrijf|felvonás|näytös|perde|действие|акт|дія|чин|πράξη" +
  "|מערכה|אקט|فصل|الفصل|پرده";
const foreignSceneWords =
  "scène|szene|scena|escena|cena|scen|scenen|auftritt|bild|tableau|cuadro|quadro|výstup|obraz|odsłona|tafereel|toneel|jelenet|kohtaus" +
  "|σκηνή|явление|сцена|картина|ява|תמונה|סצנה|סצענע|בילד|אויפטריט|مشهد|المشهد|صحنه";

const actWord = new RegExp(`^(?:act|${foreignActWords})$`, "u");
const sceneWord = new RegExp(`^(?:scene|${foreignSceneWords})$`, "u");

/** Returns whether a word in lower case is one for an act. */
export const isActWord = (word: string): boolean => actWord.test(word);

/** Returns whether a word in lower case is one for a scene. */
export const isSceneWord = (word: string): boolean => sceneWord.test(word);
