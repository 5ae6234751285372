import type { FrontPart } from "../play.ts";

/** What manuscript pages say besides the writer's own words. */
export interface PageWords {
  /** Before the authors, if the writer gives no credit line. */
  readonly by: string;
  readonly headings: Readonly<Record<Exclude<FrontPart, TitlePart>, string>>;
  /** What stands for the layouts' English marks after names. */
  readonly marks: Readonly<Record<string, string>>;
}

/** Parts that have no heading. */
type TitlePart =
  | "title"
  | "subtitle"
  | "credit"
  | "authors"
  | "source"
  | "draftDate"
  | "contact"
  | "copyright"
  | "dedication"
  | "epigraph";

const english: PageWords = {
  by: "by",
  headings: {
    characters: "Cast of Characters",
    place: "Place",
    time: "Time",
    setting: "Setting",
    synopsis: "Synopsis",
    productionNotes: "Production Notes",
    productionHistory: "Production History",
    musicalNumbers: "Musical Numbers",
    acknowledgments: "Acknowledgments",
  },
  marks: {},
};

/** By the first part of the language's tag. */
const languages: Readonly<Record<string, PageWords>> = {
  de: {
    by: "von",
    headings: {
      characters: "Personen",
      place: "Ort",
      time: "Zeit",
      setting: "Bühnenbild",
      synopsis: "Inhalt",
      productionNotes: "Anmerkungen zur Aufführung",
      productionHistory: "Aufführungen",
      musicalNumbers: "Musiknummern",
      acknowledgments: "Danksagung",
    },
    marks: { " (Continued)": " (Fortsetzung)", " (cont.)": " (Forts.)" },
  },
  es: {
    by: "de",
    headings: {
      characters: "Personajes",
      place: "Lugar",
      time: "Época",
      setting: "Ambientación",
      synopsis: "Sinopsis",
      productionNotes: "Notas de montaje",
      productionHistory: "Historial de montajes",
      musicalNumbers: "Números musicales",
      acknowledgments: "Agradecimientos",
    },
    marks: { " (Continued)": " (Continúa)", " (cont.)": " (cont.)" },
  },
  fr: {
    by: "de",
    headings: {
      characters: "Personnages",
      place: "Lieu",
      time: "Époque",
      setting: "Décor",
      synopsis: "Résumé",
      productionNotes: "Notes de mise en scène",
      productionHistory: "Créations et représentations",
      musicalNumbers: "Numéros musicaux",
      acknowledgments: "Remerciements",
    },
    marks: { " (Continued)": " (Suite)", " (cont.)": " (suite)" },
  },
};

/** Returns the words for a play's language, a BCP 47 tag. A language that isn't in the table gets English. */
export const pageWordsOf = (language: string | undefined): PageWords =>
  languages[language?.split("-")[0] ?? ""] ?? english;
