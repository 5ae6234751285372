import type { StageWords } from "../stageLanguage.ts";

const goes =
  "(?:geht|gehen|gehn|läuft|laufen|eilt|eilen|stürzt|stürzen|rennt|rennen|stürmt|stürmen|schleicht|schleichen|tritt|treten|kommt|kommen|springt)";

export const german: StageWords = {
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
