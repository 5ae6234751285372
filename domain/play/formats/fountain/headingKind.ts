/* Apart from what recognizes headings, which the editor opens without. */

const actWord = /^(acte?|akte?|atto|acto|aufzug)(?!\p{L})/iu;
const sceneWord = /^(scene|scène|szene|scena|escena|auftritt)(?!\p{L})/iu;

/** Level 1 is an act and all lower levels are scenes, unless the text says otherwise. */
export function headingKind(level: number, text: string): "act" | "scene" {
  if (actWord.test(text)) return "act";
  if (sceneWord.test(text)) return "scene";
  return level === 1 ? "act" : "scene";
}
