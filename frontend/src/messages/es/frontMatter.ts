import { counted, formatNumber } from "../format.ts";
import type * as english from "../frontMatter.ts";
import type { Translation } from "../translation.ts";

export const frontMatterWords: Translation<typeof english.frontMatterWords> = {
  done: "Listo",
  form: "Formulario",
  pages: "Páginas",
  pagesLabel: (count: number) => counted(count, "página", "páginas"),
  titlePage: "Portada",
  page: (number: number) => `Preliminares, página ${formatNumber(number)}`,
  limit: (limit: number) => `Llegaste al límite de ${formatNumber(limit)} caracteres.`,
  fillInSongs: "Completar a partir de la obra",
  noSongs:
    "No hay canciones por agregar. En la obra, una canción es una línea centrada, el título, seguida de la letra.",
  character: {
    name: "Nombre",
    age: "Edad",
    gender: "Género",
    description: "Descripción",
    doubling: "Otros papeles",
    doublingHint: "Por ejemplo: también interpreta al Doctor",
    unnamed: (position: number) => `Personaje ${formatNumber(position)}`,
  },
  reorderHint: (up: string, down: string) =>
    `Para reordenar con el teclado, presiona ${up} o ${down} en cualquier campo de un personaje.`,
  add: "Agregar personaje",
  addSpeakers: (count: number) => `Agregar ${counted(count, "personaje que habla", "personajes que hablan")}`,
  unlisted: (names: readonly string[]) =>
    `Estos personajes hablan en la obra y aún no están en la lista: ${names.join(", ")}.`,
  addedSpeakers: (count: number) => `${counted(count, "personaje agregado", "personajes agregados")}.`,
  moveUp: (name: string) => `Subir ${name}`,
  moveDown: (name: string) => `Bajar ${name}`,
  remove: (name: string) => `Quitar ${name}`,
  up: "Subir",
  down: "Bajar",
  removeShort: "Quitar",
  moved: (name: string, position: number, count: number) =>
    `${name} está ahora en el lugar ${formatNumber(position)} de ${formatNumber(count)}.`,
  first: (name: string) => `${name} ya está al principio.`,
  last: (name: string) => `${name} ya está al final.`,
  removed: (name: string) => `Se quitó ${name}.`,
  undo: "Deshacer",
};

export const frontSections: Translation<typeof english.frontSections> = {
  titlePage: "Portada",
  opening: "Dedicatoria y epígrafe",
  characters: "Personajes",
  world: "Lugar y época",
  production: "Sinopsis y montaje",
  closing: "Números musicales y agradecimientos",
};

export const frontFieldLabels: Translation<typeof english.frontFieldLabels> = {
  title: "Título",
  subtitle: "Subtítulo",
  credit: "Línea de crédito",
  authors: "Autoría",
  translator: "Traducción",
  source: "Obra original",
  draftDate: "Versión",
  contact: "Contacto",
  copyright: "Derechos",
  dedication: "Dedicatoria",
  epigraph: "Epígrafe",
  place: "Lugar",
  time: "Época",
  setting: "Ambientación",
  synopsis: "Sinopsis",
  productionNotes: "Notas de montaje",
  productionHistory: "Historial de montajes",
  musicalNumbers: "Números musicales, por acto",
  acknowledgments: "Agradecimientos",
};

export const frontFieldHints: Translation<typeof english.frontFieldHints> = {
  translator: "Solo el nombre, si la obra es una traducción. No aparece en las copias anónimas.",
  source: "Si la obra se basa en otra",
  draftDate: "Por ejemplo: Tercera versión, mayo de 2026",
  contact: "Se imprime en la portada. Quienes leen con un enlace no lo ven.",
  copyright: "Se imprime en la portada. Por ejemplo: © 2026 Inés Okafor. Todos los derechos reservados.",
  productionHistory: "Lecturas, talleres y montajes. No aparece en las copias anónimas.",
  musicalNumbers:
    "Un acto en su propia línea y después sus canciones. Las canciones se toman de los títulos centrados seguidos de letra.",
  acknowledgments: "No aparecen en las copias anónimas.",
};
