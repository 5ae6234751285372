import type { MentionCounts } from "#domain/play/characters/planNames.ts";
import type * as english from "../characters.ts";
import { mentioned, placesIn, totalOf } from "../characters.ts";
import { counted, formatList, formatNumber } from "../format.ts";
import type { Translation } from "../translation.ts";

const lines = (count: number): string => counted(count, "parlamento", "parlamentos");
const places = {
  directions: "acotaciones",
  list: "la lista de personajes",
  front: "los preliminares",
  synopses: "sinopsis",
};
const mentions = (counts: MentionCounts): string =>
  `${counted(totalOf(counts), "mención", "menciones")} en ${formatList(placesIn(counts, places))}`;

export const charactersWords: Translation<typeof english.charactersWords> = {
  none: "Los personajes aparecen aquí cuando escribes su nombre sobre un parlamento.",
  count: (count: number, groups: number) =>
    [counted(count, "personaje", "personajes"), ...(groups > 0 ? [counted(groups, "grupo", "grupos")] : [])].join(", "),
  group: "grupo",
  sort: "Ordenar por",
  sorts: { appearance: "Aparición", lines: "Parlamentos", name: "Nombre" },
  lines,
  noLines: "sin parlamentos",
  words: (count: number) => counted(count, "palabra", "palabras"),
  scenes: (count: number) => counted(count, "escena", "escenas"),
  firstEntrance: "Primera entrada",
  lastEntrance: "Última entrada",
  entrance: "Entrada",
  readingDirections: "Leyendo las acotaciones…",
  neverEnters: "Ninguna acotación dice cuándo entra este personaje.",
  first: "Primer parlamento",
  last: "Último parlamento",
  opening: "Antes del primer encabezado",
  formerNames: (names: readonly string[]) => `También: ${formatList(names)}`,
  unlisted: "No está en la lista de personajes",
  addToList: "Agregar a la lista",
  stepTo: { next: "Parlamento siguiente", previous: "Parlamento anterior" },
  place: (current: number, count: number) => `${formatNumber(current)} de ${formatNumber(count)}`,
  color: "Color",
  noColor: "Sin color",
  colors: {
    red: "Rojo",
    orange: "Naranja",
    green: "Verde",
    teal: "Turquesa",
    blue: "Azul",
    purple: "Morado",
    pink: "Rosa",
  },
  rename: "Cambiar nombre…",
  merge: "Unir…",
  renameTitle: (name: string) => `Cambiar el nombre de ${name}`,
  mergeTitle: (name: string) => `Unir ${name}`,
  newName: "Nombre nuevo",
  mergeWith: "Es la misma persona que",
  chooseCharacter: "Elige un personaje",
  namesake: (name: string) => `Ya hay un personaje llamado ${name}. Los dos se convierten en uno.`,
  mentions: (counts: MentionCounts) => `Cambiar también ${mentions(counts)}`,
  changes: (parts: { readonly cues: number; readonly isListed: boolean }) =>
    `Cambia el nombre en ${formatList([lines(parts.cues), ...(parts.isListed ? ["la lista de personajes"] : [])])}.`,
  renameButton: "Cambiar nombre",
  mergeButton: "Unir",
  cancel: "Cancelar",
  renamed: (from: string, to: string, change: english.NameChanges) =>
    `${from} ahora es ${to} en ${formatList([lines(change.cues), ...mentioned(change.mentions, mentions)])}.`,
  staying: (count: number) =>
    `${counted(count, "mención", "menciones")} en los parlamentos ${count === 1 ? "queda" : "quedan"} como está${count === 1 ? "" : "n"}.`,
  stayed: (count: number) =>
    count === 1
      ? "1 mención en un parlamento no cambió."
      : `${formatNumber(count)} menciones en los parlamentos no cambiaron.`,
  findOldName: (name: string) => `Buscar “${name}”`,
  undo: "Deshacer",
  problems: (count: number) => `${counted(count, "nombre", "nombres")} por revisar`,
  problem: {
    spelling: (name: string, count: number, intended: string) =>
      `${name}, ${lines(count)}: ¿otra forma de escribir ${intended}?`,
    typo: (name: string, count: number, intended: string) => `${name}, ${lines(count)}: ¿una errata por ${intended}?`,
  },
  showAll: (count: number) => `Mostrar los ${formatNumber(count)}`,
  correct: (intended: string) => `Cambiar a ${intended}`,
  ignore: "Ignorar",
  ignoreName: (name: string) => `Ignorar ${name}`,
  corrected: (name: string, intended: string, count: number) => `${name} ahora es ${intended} en ${lines(count)}.`,
  ignored: (name: string) => `${name} ya no se señalará como error.`,
  checkedAgain: (count: number) =>
    `${counted(count, "nombre ignorado se revisa", "nombres ignorados se revisan")} de nuevo.`,
  ignoredNames: (count: number) => `Revisar de nuevo ${counted(count, "nombre ignorado", "nombres ignorados")}`,
};
