import type { StageWords } from "../stageLanguage.ts";

export const french: StageWords = {
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
