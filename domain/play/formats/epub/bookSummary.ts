/** What a book says about its accessibility, in the language of the play or else in English. */
const summaries = {
  en: "This book has text only, without pictures and sounds. Acts and scenes are headings, which the table of contents leads to. It can be read with a screen reader and in any size and color of type.",
  es: "Este libro solo tiene texto, sin imágenes ni sonidos. Los actos y las escenas son encabezados a los que lleva el índice. Se puede leer con un lector de pantalla y con letra de cualquier tamaño y color.",
  fr: "Ce livre ne contient que du texte, sans images ni sons. Les actes et les scènes sont des titres auxquels mène la table des matières. Il se lit avec un lecteur d’écran et avec des caractères de toute taille et de toute couleur.",
  de: "Dieses Buch enthält nur Text, ohne Bilder und Töne. Akte und Szenen sind Überschriften, zu denen das Inhaltsverzeichnis führt. Es lässt sich mit einem Screenreader und in jeder Größe und Farbe der Schrift lesen.",
} as const;

export interface BookSummary {
  /** BCP 47. */
  readonly language: string;
  readonly text: string;
}

const isKnown = (language: string): language is keyof typeof summaries => Object.hasOwn(summaries, language);

export function bookSummaryOf(language: string | undefined): BookSummary {
  const code = language?.split("-")[0]?.toLowerCase() ?? "";
  const known = isKnown(code) ? code : "en";
  return { language: known, text: summaries[known] };
}
