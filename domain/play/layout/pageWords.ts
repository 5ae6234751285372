import type { HeadedPart } from "../front/frontFields.ts";

/** What manuscript pages and exported files say besides the writer's own words. */
export interface PageWords {
  /** The first part of the language's tag. */
  readonly language: string;
  /** Before the authors, if the writer gives no credit line. */
  readonly by: string;
  /** In place of a title. */
  readonly untitled: string;
  /** Pages print no heading for the dedication and the epigraph. Files without pages have one. */
  readonly headings: Readonly<Record<HeadedPart, string>>;
  /** The table of contents of a file without pages, and what's in it if the play has no headings. */
  readonly contents: string;
  readonly titlePage: string;
  readonly play: string;
  /** Before a private note in plain text. */
  readonly note: string;
  /** What stands for the layouts' English marks after names. */
  readonly marks: Readonly<Record<string, string>>;
}

const english: PageWords = {
  language: "en",
  by: "by",
  untitled: "Untitled play",
  headings: {
    dedication: "Dedication",
    epigraph: "Epigraph",
    characters: "Cast of Characters",
    place: "Place",
    time: "Time",
    setting: "Setting",
    actsAndScenes: "Acts and Scenes",
    synopsis: "Synopsis",
    productionNotes: "Production Notes",
    productionHistory: "Production History",
    musicalNumbers: "Musical Numbers",
    acknowledgments: "Acknowledgments",
  },
  contents: "Contents",
  titlePage: "Title page",
  play: "Play",
  note: "Note",
  marks: {},
};

/** By the first part of the language's tag. */
const languages: Readonly<Record<string, PageWords>> = {
  ar: {
    language: "ar",
    by: "تأليف",
    untitled: "مسرحية بلا عنوان",
    headings: {
      dedication: "إهداء",
      epigraph: "تصدير",
      characters: "الشخصيات",
      place: "المكان",
      time: "الزمان",
      setting: "المنظر",
      actsAndScenes: "الفصول والمشاهد",
      synopsis: "ملخص",
      productionNotes: "ملاحظات الإخراج",
      productionHistory: "العروض السابقة",
      musicalNumbers: "المقاطع الموسيقية",
      acknowledgments: "شكر وتقدير",
    },
    contents: "المحتويات",
    titlePage: "صفحة العنوان",
    play: "المسرحية",
    note: "ملاحظة",
    marks: { " (Continued)": " (تابع)", " (cont.)": " (تابع)" },
  },
  de: {
    language: "de",
    by: "von",
    untitled: "Stück ohne Titel",
    headings: {
      dedication: "Widmung",
      epigraph: "Motto",
      characters: "Personen",
      place: "Ort",
      time: "Zeit",
      setting: "Bühnenbild",
      actsAndScenes: "Akte und Szenen",
      synopsis: "Inhalt",
      productionNotes: "Anmerkungen zur Aufführung",
      productionHistory: "Aufführungen",
      musicalNumbers: "Musiknummern",
      acknowledgments: "Danksagung",
    },
    contents: "Inhaltsverzeichnis",
    titlePage: "Titelseite",
    play: "Stück",
    note: "Notiz",
    marks: { " (Continued)": " (Fortsetzung)", " (cont.)": " (Forts.)" },
  },
  es: {
    language: "es",
    by: "de",
    untitled: "Obra sin título",
    headings: {
      dedication: "Dedicatoria",
      epigraph: "Epígrafe",
      characters: "Personajes",
      place: "Lugar",
      time: "Época",
      setting: "Ambientación",
      actsAndScenes: "Actos y escenas",
      synopsis: "Sinopsis",
      productionNotes: "Notas de montaje",
      productionHistory: "Historial de montajes",
      musicalNumbers: "Números musicales",
      acknowledgments: "Agradecimientos",
    },
    contents: "Índice",
    titlePage: "Portada",
    play: "Obra",
    note: "Nota",
    marks: { " (Continued)": " (Continúa)", " (cont.)": " (cont.)" },
  },
  fr: {
    language: "fr",
    by: "de",
    untitled: "Pièce sans titre",
    headings: {
      dedication: "Dédicace",
      epigraph: "Épigraphe",
      characters: "Personnages",
      place: "Lieu",
      time: "Époque",
      setting: "Décor",
      actsAndScenes: "Actes et scènes",
      synopsis: "Résumé",
      productionNotes: "Notes de mise en scène",
      productionHistory: "Créations et représentations",
      musicalNumbers: "Numéros musicaux",
      acknowledgments: "Remerciements",
    },
    contents: "Table des matières",
    titlePage: "Page de titre",
    play: "Pièce",
    note: "Note",
    marks: { " (Continued)": " (Suite)", " (cont.)": " (suite)" },
  },
  he: {
    language: "he",
    by: "מאת",
    untitled: "מחזה ללא שם",
    headings: {
      dedication: "הקדשה",
      epigraph: "מוטו",
      characters: "הנפשות הפועלות",
      place: "המקום",
      time: "הזמן",
      setting: "התפאורה",
      actsAndScenes: "מערכות ותמונות",
      synopsis: "תקציר",
      productionNotes: "הערות הפקה",
      productionHistory: "הפקות קודמות",
      musicalNumbers: "קטעי מוזיקה",
      acknowledgments: "תודות",
    },
    contents: "תוכן העניינים",
    titlePage: "עמוד השער",
    play: "המחזה",
    note: "הערה",
    marks: { " (Continued)": " (המשך)", " (cont.)": " (המשך)" },
  },
};

/**
 * What title pages say above the author in languages that have no other words here. Those that have none, such as Polish and
 * Russian, print the name alone, or a word that depends on who the author is.
 */
const credits: Readonly<Record<string, string>> = {
  bg: "от",
  ca: "de",
  cy: "gan",
  da: "af",
  fa: "نوشتهٔ",
  ga: "le",
  gl: "de",
  hu: "írta",
  is: "eftir",
  it: "di",
  ja: "作",
  nb: "av",
  nl: "door",
  nn: "av",
  pt: "de",
  ro: "de",
  sv: "av",
  tr: "yazan",
  yi: "פֿון",
};

const withEnglish: Readonly<Record<string, PageWords>> = Object.fromEntries(
  Object.entries(credits).map(([language, by]) => [language, { ...english, by }]),
);

const baseOf = (language = ""): string => language.split("-")[0] ?? "";

/** Returns the words for a play's language, a BCP 47 tag. What a language doesn't have here is in English. */
export const pageWordsOf = (language: string | undefined): PageWords =>
  languages[baseOf(language)] ?? withEnglish[baseOf(language)] ?? english;

/**
 * Returns what a cover says above an author without a credit line. It's empty in a language whose word isn't known: unlike a
 * manuscript's pages, a cover has nothing else in English, and nobody reads the author's name from it again.
 */
export function coverCreditOf(language: string): string {
  const words = pageWordsOf(language);
  return words === english && !["", "en"].includes(baseOf(language)) ? "" : words.by;
}

const everyLanguage = [english, ...Object.values(languages)];

const usualCredits = new Set([...everyLanguage.map(({ by }) => by), ...Object.values(credits)]);

/** Returns whether a text is what's printed before authors without a credit line, in any language. */
export const isUsualCredit = (text: string): boolean => usualCredits.has(text);

const fold = (heading: string): string => heading.trim().replace(/:$/, "").toLowerCase();

const partsByHeading = new Map(
  everyLanguage.flatMap(({ headings }) =>
    Object.entries(headings).map(([part, heading]) => [fold(heading), part as HeadedPart]),
  ),
);

/** Returns the part of the front matter that a heading is for, in any language. */
export const partOfHeading = (text: string): HeadedPart | undefined => partsByHeading.get(fold(text));
