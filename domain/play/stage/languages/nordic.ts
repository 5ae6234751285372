import type { StageWords } from "../stageLanguage.ts";

export const swedish: StageWords = {
  common: "och|att|det|jag|är|en|som|på|inte|med|för|af|icke",
  enters:
    "(?:kommer|träder|stiger|går|rusar|springer|smyger) (?:åter )?(?:in|tillbaka)(?! i\\b)|inträder|inkommer|återkommer|kommer ut|visar sig|anländer|kommer(?= från|$|[.,;])|(?<=^\\s*)in(?= ?(?:[.,;]|$|ensam|från))",
  entering: "inträdande|inkommande|återkommande",
  exits:
    "(?:går|gå|rusar|springer|glider|smyger|skyndar|försvinner|ledes|föres) (?:åter )?(?:ut|bort|sin väg|ifrån)|går(?= ?(?:[.,;!]|$))|gå(?= ?(?:[.;]|$))|(?<=^\\s*)ut(?= ?(?:hastigt|till|åt|genom|[.;]|$))|lämnar (?:scenen|rummet)|lemnar (?:scenen|rummet)|avlägsnar sig|aflägsnar sig|avgår|försvinner",
  exiting: "utgående|gående ut",
  inverts: true,
  stays: "stannar|blir kvar|blifver kvar",
  same: "de förra|de samma|samma personer|de förre",
  all: "alla|samtliga",
  both: "båda|bägge",
  except: "utom|utan",
  next: "sedan|sedermera|därpå|senare",
  she: "han|hon",
  they: "de",
  who: "som",
  and: "och",
  with: "med|och|följd av|följd af|åtföljd av",
  toward: "till|åt|på|för|från|hos|vid|av|af|mot|efter|bakom|framför|bredvid|som|över|om|ser",
  articles: "en|ett|den|det|de|sin|hans|hennes|två|tre|några|flera",
  verbs: "[\\p{L}]+r",
  leadIns: "[\\p{L}]+(?:t|ande|ende)|och|så|sedan|i|genom|med|åter|till",
  not: "skall|ska|vill|ämnar|söker|inte|icke|att|innan|fram och",
  offstage: "utanför|utifrån|inifrån|bakom (?:scenen|kulisserna)|röst|rösten|utom scenen",
};

/** Norwegian and Danish. */
export const norwegian: StageWords = {
  common: "og|at|det|jeg|er|en|som|på|ikke|med|til|af|av",
  enters:
    "(?:kommer|træder|trer|stiger|går) (?:igjen |igen )?(?:ind|inn|tilbage|tilbake)(?! i\\b)|kommer(?= fra|$|[.,;])|viser seg|viser sig|(?<=^\\s*)ind(?= ?(?:[.,;]|$|fra))",
  entering: "indtrædende|inntredende",
  exits:
    "(?:går|gaar|løber|løper|skynder seg|skynder sig|iler|forsvinner|styrter) (?:igjen |igen )?(?:ud|ut|bort|sin vei|sin vej)|går(?= ?(?:[.,;!]|$))|gaar(?= ?(?:[.,;!]|$))|(?<=^\\s*)ud(?= ?(?:til|gennem|[.;]|$))|forlader (?:scenen|værelset)|forlater (?:scenen|rommet)",
  inverts: true,
  stays: "bliver|blir",
  same: "de forrige|de samme",
  all: "alle",
  both: "begge",
  except: "uden|uten|undtagen|unntatt",
  next: "senere|derpå|så",
  she: "han|hun",
  they: "de",
  who: "som|der",
  and: "og",
  with: "med|og|fulgt af|fulgt av",
  toward: "til|på|for|fra|hos|ved|av|af|mod|mot|efter|etter|bag|bak|foran|som|over|om",
  articles: "en|et|den|det|de|sin|hans|hendes|hennes|to|tre|nogle|noen",
  verbs: "[\\p{L}]+r",
  leadIns: "[\\p{L}]+(?:t|ende)|og|så|i|gennem|gjennem|med|til",
  not: "skal|vil|ikke|at|å|frem og",
  offstage: "udenfor|utenfor|indefra|bag scenen|bak scenen|stemme",
};
