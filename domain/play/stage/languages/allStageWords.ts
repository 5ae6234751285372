import { type StageLanguage, type StageWords, stageLanguage } from "../stageLanguage.ts";
import { english } from "./english.ts";
import { norwegian, swedish } from "./nordic.ts";
import { dutch, italian, japanese, russian, spanish } from "./others.ts";

const goes =
  "(?:geht|gehen|gehn|läuft|laufen|eilt|eilen|stürzt|stürzen|rennt|rennen|stürmt|stürmen|schleicht|schleichen|tritt|treten|kommt|kommen|springt)";

const german: StageWords = {
  common: "der|die|und|das|ich|nicht|ist|ein|zu|mit|sie|den",
  enterFirst: "auftritt|auftreten",
  enters: `(?:kommt|kommen|(?:tritt|treten)(?! zurück))(?! (?:auf|an|ans|vor|zu|zum|zur|näher|hinter|neben|ab|vom|von|zwischen|hinaus)\\b)|(?:tritt|treten) auf(?= ?(?:[.,;]|$|und))|erscheint|erscheinen|herein|kehrt zurück|kehren zurück`,
  entering: "eintretend|hereintretend|hereinkommend|hereinstürmend|hereinstürzend|zurückkommend|auftretend|kommend",
  exits: `ab(?! und| [\\p{L}]+ (?:von|vom))|${goes}[^.;]* hinaus|hinaus(?= ?(?:[.;]|$))|verlässt|verläßt|verlassen|entfernt sich|entfernen sich|abgehen|geht fort|gehen fort|(?:geht|gehen)(?= ?(?:[.;]|$))`,
  exiting: "abgehend|hinausgehend|abeilend",
  inverts: true,
  stays: "bleibt|bleiben",
  same: "vorige|vorigen|voriger|die ?selben",
  all: "alle(?! (?:zwei|drei|viere?|fünf|sechs|übrigen|anderen))|sämtliche",
  several: "alle (?:zwei|drei|viere?|fünf|sechs)",
  both: "beide",
  except: "ohne|außer|bis auf",
  next: "dann|später|hernach|zuletzt",
  she: "er|sie",
  they: "sie",
  who: "der|die|welcher|welche",
  and: "und",
  with: "mit|und|samt|nebst|gefolgt von",
  toward: "zu|zum|zur|auf|an|ans|am|vor|hinter|neben|nach|von|vom|des|bei|für|gegen|um|über|unter|aus|wie",
  articles: "der|die|das|den|dem|ein|eine|einen|einem|einige|zwei|drei|vier|seine|ihre",
  verbs: "[\\p{L}]+t",
  leadIns:
    "[\\p{L}]+(?:end|ig|lich)|geht|gehen|eilt|stürzt|läuft|zur|zum|in|durch|nach|mit|schnell|langsam|rasch|dann|und|alle|allein|wieder|stürmt|hüpft|sieht|nimmt den hut|schleicht",
  not: "will|wollen|auf und|möchte|nimmt[^.]*|legt[^.]*|wischt[^.]*|wendet[^.]*|reißt[^.]*|schneidet[^.]*|holt[^.]*|bricht|lehnt|wartet|setzt[^.]*|zieht[^.]*|nicht",
  offstage:
    "von (?:draußen|außen|innen|drinnen)|draußen|hinter (?:der|den) (?:szene|bühne|kulissen)|aus dem nebenzimmer|unsichtbar|stimme|unten|inwendig",
};

const french: StageWords = {
  common: "le|la|les|et|de|un|une|que|il|est|à|vous|je|pas|des",
  enters:
    "entre(?! (?:le|la|les|l'|ses|leurs|deux|eux|elles|dans|autres|nous|vous))|entrent|rentre(?:nt)?(?! (?:dans|chez|et referme))|paraît|paraissent|reparaît|reparaissent|apparaît|apparaissent|arrive|arrivent|survient|surviennent|revient|reviennent|accourt|accourent|(?:est|sont) (?:r?entrée?s?)",
  entering:
    "entrant|rentrant|paraissant|reparaissant|apparaissant|arrivant|revenant|survenant|accourant|sortant d(?:e la|e l'|u|e chez|e sa)",
  exits:
    "sort(?! de (?:sa|son|ses|leurs?)\\b| (?:un|une|des|le|la|les|son|sa|ses)\\b)|sortent(?! (?:un|une|des|le|la|les)\\b)|(?:est|sont) (?:tous )?sorti(?:e|s|es)?|s'en va|s'en vont|s'éloigne|s'éloignent|disparaît|disparaissent|se retire|se retirent|se sauve|se sauvent|quitte(?:nt)? la (?:scène|salle)",
  exiting: "s'en allant|s'éloignant|sortant(?! de)",
  crosses:
    "(?:res)?sort(?:ent)? d(?:e la|e l'|u|e chez)|rentre dans|rentrent dans|rentre chez|entre(?:nt)? dans la maison",
  inverts: true,
  stays: "reste|restent|demeure|demeurent",
  same: "les mêmes|le même|la même|les précédents",
  all: "tous(?! (?:deux|trois|quatre|les (?:deux|trois|quatre)))|toutes(?! deux)|tout le monde|chacun",
  several: "tous (?:les )?(?:trois|quatre)",
  both: "tous deux|tous les deux|toutes deux|les deux",
  except: "moins|sauf|excepté|hormis",
  next: "puis|ensuite|un instant|un moment",
  she: "il|elle",
  they: "ils|elles",
  who: "qui",
  and: "et",
  with: "avec|et|suivie? de|suivis de|suivies de|accompagnée? de",
  toward:
    "à|au|aux|de|du|des|vers|chez|contre|devant|derrière|pour|par|sur|sous|près|voyant|apercevant|en|comme|autour",
  articles: "le|la|les|l|un|une|des|d|son|sa|ses|deux|trois|quelques|plusieurs",
  leadIns: "[\\p{L}]+ment|puis|et|au|à|en|dans|par|avec|alors|du|de|depuis|là|vite|enfin",
  not: "va|vont|veut|ne|n'|fait|peut|avant de|pour|moment où|ouvre[^.]*",
  offstage:
    "dehors|du dehors|au dehors|hors de vue|hors scène|dans la coulisse|en coulisse|derrière la (?:scène|porte|toile)|à la cantonade|voix|de l'intérieur|de l'extérieur",
};

const byLanguage: Readonly<Record<string, StageWords>> = {
  en: english,
  de: german,
  fr: french,
  sv: swedish,
  nb: norwegian,
  nl: dutch,
  ru: russian,
  es: spanish,
  it: italian,
  ja: japanese,
  nn: norwegian,
  da: norwegian,
};

export const allStageWords: readonly StageWords[] = [...new Set(Object.values(byLanguage))];

/** Returns the words of a language by its BCP 47 tag. */
export const stageWordsIn = (tag = ""): StageWords | undefined => byLanguage[tag.split("-")[0] ?? ""];

const kept = new Map<StageWords, StageLanguage>();

/** Returns the patterns of a language. They're made once. */
export function compiled(words: StageWords): StageLanguage {
  const language = kept.get(words) ?? stageLanguage(words);
  kept.set(words, language);
  return language;
}
