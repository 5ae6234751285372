import type { InterfaceLanguage } from "../../account/interfaceLanguages.ts";
import { readFountain } from "../formats/fountain/readFountain.ts";
import type { BlockId, Play } from "../play.ts";
import { laUltimaBombilla } from "./laUltimaBombilla.ts";
import { theLastBulb } from "./theLastBulb.ts";

const scripts: Readonly<Record<InterfaceLanguage, string>> = { en: theLastBulb, es: laUltimaBombilla };

/** The play that new writers find in their play list, "The Last Bulb", in the language of the interface. */
export const samplePlay = (newId: () => BlockId, language: InterfaceLanguage = "en"): Play => ({
  ...readFountain(scripts[language], newId).play,
  ...(language !== "en" && { typing: { language } }),
});
