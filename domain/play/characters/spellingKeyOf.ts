import { foldText } from "../foldText.ts";
import { nameKeyOf } from "./nameKeyOf.ts";

/**
 * Returns the key under which two spellings look like one name: without case, accents, spaces and punctuation. Accents
 * are dropped from Latin letters only, because in other scripts they often make a different letter.
 */
export function spellingKeyOf(name: string): string {
  const folded = foldText(name, { matchCase: false }).text.normalize("NFD");
  const bare = folded.replace(latinAccents, "$1").replace(/[\p{P}\p{Z}]/gu, "");
  return bare === "" ? nameKeyOf(name) : bare.normalize("NFC");
}

const latinAccents = /(\p{Script=Latin})[\u0300-\u036f]+/gu;
