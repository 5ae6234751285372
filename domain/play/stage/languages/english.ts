import type { StageWords } from "../stageLanguage.ts";

const goes =
  "(?:goes|go|runs?|walks?|rush(?:es)?|storms?|sweeps?|hurr(?:y|ies)|slips?|strides?|marche?s?|staggers?|creeps?|sneaks?|dash(?:es)?|stalks?|wanders?|drifts?|bursts?|steps?|strolls?|stumbles?|tiptoes?|flounces?|bolts?|(?:is|are) (?:led|carried|dragged|taken|shown|ushered))";
const going =
  "(?:going|running|walking|rushing|storming|sweeping|hurrying|slipping|striding|marching|staggering|creeping|sneaking|dashing|stalking|wandering)";
const comes = "(?:comes?|(?:is|are) brought)";
const off =
  "(?:(?:quickly |slowly |back |straight |right )?(?:out(?! of (?:his|her|their|its|the (?:chair|bed|way)))|off(?!-)|away|offstage)|(?:back )?into (?:the|his|her|their) (?!room\\b|arms)[\\p{L}-]+)";

export const english: StageWords = {
  common: "the|and|of|to|is|his|her|with|you|that|it",
  enters: `enters|re-?enters|${comes} (?:back )?(?:in|on|back|onstage)(?! to (?:the|his|her))|${goes} (?:back )?(?:in(?:to the room)?|on|onstage)(?= ?(?:[.,;]|$|again|with|from|and|through|carrying|followed))|returns?(?! (?:to|the|his|her|it|a))|appears?|arrives?|emerges?|${comes} out(?= onto)`,
  entering: "(?:re-?)?entering|coming (?:back )?in|returning(?! to)|appearing|arriving",
  exits: `exits|${goes} ${off}|leaves?(?= ?(?:[.,;!]|$|the (?:room|stage|house)|together|through|by|with|quickly|slowly|hurriedly|and\\b|left|right))|withdraws?(?= ?(?:[.,;]|$|to|into|with))|(?:retires?|pass(?:es)?|disappears?|vanish(?:es)?) (?:into|through|inside)[^,]*|vanish(?:es)?|disappears?|departs?`,
  exiting: `exiting|${going} ${off}|leaving(?= ?(?:[.,;!]|$|the (?:room|stage|house)))`,
  stays: "remains?|stays?",
  same: "the same",
  all: "all(?! (?:two|three|four|five|six))|everyone|everybody",
  several: "all (?:two|three|four|five|six)",
  both: "both|the two",
  except: "but|except|save|excepting|leaving",
  next: "later|afterwards?|then",
  she: "he|she",
  they: "they",
  who: "who",
  and: "and|&",
  with: "with|followed by|and|accompanied by|attended by|leading|supporting|carrying|dragging",
  toward:
    "at|to|toward|towards|behind|from|for|on|upon|of|before|beside|near|against|by|over|about|around|without|off|seeing|like",
  articles: "the|a|an|his|her|their|some|two|three|four|five|six|several|another|other|more|various|many",
  verbs: "[\\p{L}]+s",
  leadIns: "[\\p{L}]+ly|then|and|in|at|with|again|still|now|after|as|to|from|through|without",
  not: "to|not|n't|will|must|can|can't|could|would|may|should|shall|never|let|doesn't|don't|starts?|about",
  offstage:
    "within|offstage|off-?stage|without|voice|voice-?over|beneath|behind|from the (?:next|other) room|from (?:outside|off|below|above|inside)|outside|unseen|recorded",
};
