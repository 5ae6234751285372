import { languageName } from "../format.ts";
import type { Translation } from "../translation.ts";
import type * as english from "../typing.ts";

export const typingWords: Translation<typeof english.typingWords> = {
  item: "Idioma y escritura…",
  title: "Idioma y escritura",
  language: "Idioma de la obra",
  languageHint:
    "Se usa para el corrector ortográfico, las comillas, los lectores de pantalla, los títulos de las páginas preliminares y los archivos exportados.",
  accountLanguage: (tag: string) => `Tu idioma (${languageName(tag)})`,
  replacements: "Reemplazar al escribir",
  undoHint:
    "Para recuperar lo que escribiste, presiona Retroceso o deshaz justo después de un reemplazo. Los nombres de personajes y el texto pegado quedan como están.",
  done: "Listo",
  keptQuotes: "En este idioma, las comillas quedan como las escribes.",
};

export const replacementWords: Translation<typeof english.replacementWords> = {
  quotes: { label: "Comillas y apóstrofos", text: (marks: string) => `Comillas rectas → ${marks}` },
  dashes: { label: "Rayas", text: (marks: string) => `Dos guiones → ${marks}` },
  ellipses: { label: "Puntos suspensivos", text: (marks: string) => `Tres puntos → ${marks}` },
};
