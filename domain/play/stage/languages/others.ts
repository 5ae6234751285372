import type { StageWords } from "../stageLanguage.ts";

export const dutch: StageWords = {
  common: "de|het|en|een|van|niet|ik|dat|je|met|zijn|is",
  enters:
    "komt (?:weer )?(?:binnen|op|terug)|komen (?:weer )?(?:binnen|op|terug)|treedt (?:binnen|op)|treden (?:binnen|op)|verschijnt|verschijnen|op(?= ?(?:[.;]|$))",
  entering: "binnenkomend|opkomend",
  exits:
    "gaat (?:weer )?(?:af|weg|heen|naar buiten)|gaan (?:weer )?(?:af|weg|heen|naar buiten)|af(?= ?(?:[.;]|$))|verlaat|verlaten|vertrekt|vertrekken",
  exiting: "weggaand|afgaand",
  inverts: true,
  stays: "blijft|blijven",
  same: "de vorigen|dezelfden|de vorige",
  all: "allen|iedereen",
  both: "beiden",
  except: "behalve|zonder",
  next: "later|daarna",
  she: "hij|zij|ze",
  they: "zij|ze",
  who: "die",
  and: "en",
  with: "met|en|gevolgd door",
  toward: "naar|aan|tegen|voor|achter|naast|bij|van|op|over|uit",
  articles: "de|het|een|zijn|haar|twee|drie|enkele",
  verbs: "[\\p{L}]+t",
  leadIns: "en|dan|langzaam|snel|door|naar|met",
  not: "wil|zal|moet|niet|te",
  offstage: "achter de schermen|van buiten|buiten|stem",
};

export const russian: StageWords = {
  common: "и|в|не|на|что|с|я|вы|он|как|его|за",
  enters:
    "входит|входят|вбегает|вбегают|возвращается|возвращаются|появляется|появляются|является|являются|показывается|показываются",
  entering: "входя|вбегая|возвращаясь",
  exits: "уходит|уходят|убегает|убегают|удаляется|удаляются|скрывается|скрываются",
  exiting: "уходя|убегая|удаляясь",
  crosses: "выходит|выходят|выбегает|выбегают|выходя",
  inverts: true,
  stays: "остается|остаются|остаётся",
  same: "те же|тот же|та же|прежние",
  all: "все",
  both: "оба|обе",
  except: "кроме|без",
  next: "потом|затем|после",
  she: "он|она",
  they: "они",
  who: "который|которая|которые",
  and: "и",
  with: "с|со|вместе с|и|за ним|за ней|вслед за",
  toward: "к|ко|на|за|у|от|для|из|о|об|перед|возле|над|под",
  articles: "два|две|три|несколько|его|ее",
  verbs: "[\\p{L}]+т(?:ся)?",
  leadIns: "[\\p{L}]+о|и|из|в|на|с|потом|затем|поспешно",
  not: "не|хочет|хотят|чтобы",
  offstage: "за сценой|за сценою|за дверью|за кулисами|голос|за окном",
};

/** What comes in without being anybody. */
const spanishThings = "luz|gente|aire|viento|humo|música|agua|frío|sol|ruido";

export const spanish: StageWords = {
  common: "el|la|los|y|que|de|un|una|no|es|por|con|se|en",
  enters: `(?:entran?|llegan?)(?! (?:${spanishThings})\\b| (?:a|al|hasta) (?!escena))|aparecen?|vuelven?(?! (?:a(?! escena)|al|la|las|el|los|en sí|hacia)\\b)|regresan?`,
  entering: "entrando|apareciendo|volviendo",
  exits:
    "vase|vanse|se va|se van|mutis|éntrase|éntranse|se marcha|se marchan|se retira|se retiran|hacen? mutis|desaparecen?|huyen?",
  exiting: "yéndose|saliendo",
  crosses: "(?:sale|salen)(?! (?:de su (?:asombro|estupor|sopor)|al encuentro|al paso|a recibir)\\b)",
  inverts: true,
  stays: "queda|quedan|se queda|se quedan",
  same: "dichos|dicho|dichas|los mismos",
  all: "todos|todas",
  both: "ambos|los dos|las dos",
  except: "menos|excepto|salvo",
  next: "luego|después|a poco",
  she: "él|ella",
  they: "ellos|ellas",
  who: "que|quien",
  and: "y|e",
  with: "con|y|seguido de|seguida de",
  toward: "a|al|de|del|hacia|para|por|sobre|ante|tras|como",
  articles: "el|la|los|las|un|una|unos|su|dos|tres|varios",
  leadIns: "[\\p{L}]+mente|y|por|con|en|al|a|luego|entonces",
  not: "va|quiere|no|puede",
  offstage: "dentro|desde dentro|fuera|desde fuera|voz|en off",
};

/** What comes in without being anybody. */
const italianThings = "luce|gente|aria|vento|fumo|musica|acqua|freddo|sole|rumore";
/** With one of these before it, "via" isn't an exit. */
const italianTakes =
  "manda|mandano|getta|gettano|butta|buttano|porta|portano|toglie|leva|caccia|scaccia|strappa|spinge|la|una|di|della|nella|sulla";

export const italian: StageWords = {
  common: "il|la|che|e|di|un|una|non|è|per|con|si|gli|i",
  enters: `(?:(?:ri)?entra(?:no)?|arriva(?:no)?)(?! (?:${italianThings})\\b)|appare|appaiono|compare|compaiono|sopraggiung(?:e|ono)|(?:ri)?torna(?:no)?(?! (?:a|ad|verso|in sé)\\b)`,
  entering: "entrando|rientrando|tornando",
  exits: `(?<!(?<!\\p{L})(?:a|da|in|la|una|altra|nessuna|ogni|di) )(?:parte|partono)(?! (?:di|del|della|dei)\\b)|se ne va|se ne vanno|(?:va|vanno) via|(?<!(?:${italianTakes}) )via(?= ?(?:[.,;!)]|$|per|da|dal|dalla|con|in|correndo|tutti))|si ritira|si ritirano|si allontana|si allontanano|scompare|scompaiono|fugge|fuggono`,
  exiting: "andandosene|uscendo",
  crosses: "(?:esce|escono)(?! (?:di|da|dal) (?:sé|senno)\\b)",
  inverts: true,
  stays: "resta|restano|rimane|rimangono",
  same: "detti|detto|detta|i medesimi|gli stessi|i precedenti",
  all: "tutti|tutte",
  both: "entrambi|ambedue",
  except: "meno|tranne|eccetto",
  next: "poi|indi|dopo",
  she: "lui|lei|egli|ella",
  they: "loro|essi",
  who: "che",
  and: "e|ed",
  with: "con|e|seguito da|seguita da",
  toward: "a|al|alla|ai|di|del|della|verso|per|su|da|come",
  articles: "il|lo|la|i|gli|le|un|uno|una|due|tre|suo|sua",
  leadIns: "[\\p{L}]+mente|e|poi|da|dalla|dal|con|in",
  not: "vuole|non|sta per|fa per",
  offstage: "di dentro|da dentro|di fuori|fuori|voce|fuori scena",
};

export const japanese: StageWords = {
  common: "の|は|を|が|に|で|です|ます",
  unspaced: true,
  enters: "入ってくる|入って来る|入場|登場|現れる|戻ってくる|戻って来る|やってくる|やって来る|持ってくる",
  exits: "出て行く|出ていく|退場|去る|立ち去る|走り去る|いなくなる",
  all: "全員|一同|みんな",
  both: "二人とも",
  except: "以外",
  not: "(?!)",
  offstage: "声だけ|舞台裏",
};
