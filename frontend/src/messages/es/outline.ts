import { counted, formatNumber } from "../format.ts";
import type * as english from "../outline.ts";
import type { Translation } from "../translation.ts";

export const outlineWords: Translation<typeof english.outlineWords> = {
  addScene: "Agregar escena",
  sceneOfAct: (act: string, scene: string) => `${act}, ${scene}`,
  scenesOf: (act: string) => `Escenas de ${act}`,
  edit: "Editar escena",
  editAct: "Editar acto",
  drag: "Arrastrar para mover",
  addSceneTo: (act: string) => `Agregar escena a ${act}`,
  goTo: "Ir al texto",
  goToScene: (name: string) => `Ir al texto: ${name}`,
  reorderHint: (up: string, down: string) =>
    `Con el teclado, las flechas van de tarjeta en tarjeta, y ${up} y ${down} mueven una escena o un acto.`,
  moved: (name: string, before: string | undefined) =>
    before === undefined ? `${name} está ahora al principio.` : `${name} está ahora después de ${before}.`,
  movedInto: (name: string, act: string) => `${name} es ahora la primera escena de ${act}.`,
  stays: (name: string) => `${name} no se puede mover más.`,
  outOfOrder: (headings: readonly string[]) =>
    headings.length === 1
      ? `Después de este cambio, los números no están en orden. Un encabezado pasaría a ser “${headings[0]}”.`
      : `Después de este cambio, los números no están en orden. ${formatNumber(headings.length)} encabezados cambiarían de número.`,
  numberAgain: "Numerar de nuevo",
  keepNumbers: "Dejar así",
  pages: (from: number, to: number) =>
    from === to ? `pág. ${formatNumber(from)}` : `págs. ${formatNumber(from)}–${formatNumber(to)}`,
  eighths: (eighths: number) => {
    const [whole, rest] = [Math.floor(eighths / 8), eighths % 8];
    const length = [...(whole > 0 ? [formatNumber(whole)] : []), ...(rest > 0 ? [`${rest}/8`] : [])].join(" ");
    return eighths < 8 ? `${length} de página` : `${length} ${eighths === 8 ? "página" : "páginas"}`;
  },
  words: (count: number) => counted(count, "palabra", "palabras"),
  speeches: (count: number) => counted(count, "parlamento", "parlamentos"),
  characters: (count: number) => counted(count, "personaje", "personajes"),
  noCards: "Cada escena tiene una ficha. Agrega la primera o empieza a escribir.",
};

export const statusWords: Translation<typeof english.statusWords> = {
  idea: "Idea",
  draft: "Borrador",
  done: "Terminada",
};

export const colorWords: Translation<typeof english.colorWords> = {
  red: "Rojo",
  orange: "Naranja",
  yellow: "Amarillo",
  green: "Verde",
  blue: "Azul",
  purple: "Morado",
};

export const sceneFormWords: Translation<typeof english.sceneFormWords> = {
  title: { act: "Editar acto", scene: "Editar escena", newScene: "Escena nueva" },
  name: "Encabezado",
  synopsis: "Qué pasa",
  synopsisHint: "Solo tú lo ves. No se imprime.",
  status: "Estado",
  noStatus: "Ninguno",
  color: "Color",
  noColor: "Sin color",
  place: "Lugar en la obra",
  first: "Al principio de la obra",
  firstIn: (act: string) => `Al principio de ${act}`,
  after: (scene: string) => `Después de ${scene}`,
  addNote: "Agregar nota",
  save: "Guardar",
  notSaved: "Los cambios de la escena no se guardaron.",
  cancel: "Cancelar",
};

export const bookmarkWords: Translation<typeof english.bookmarkWords> = {
  title: "Marcadores",
  rename: "Cambiar nombre del marcador",
  remove: "Quitar marcador",
  name: "Nombre",
  save: "Guardar",
  cancel: "Cancelar",
};

export const goToWords: Translation<typeof english.goToWords> = {
  cancel: "Cancelar",
  field: "Número de página, escena o marcador",
  page: (page: number) => `Página ${formatNumber(page)}`,
  noPage: (pages: number) =>
    pages === 1 ? "La obra tiene una página." : `La obra tiene ${formatNumber(pages)} páginas.`,
  nothing: "Nada coincide en esta obra.",
  noPlaces: "Esta obra aún no tiene escenas ni marcadores. Escribe un número de página.",
  bookmark: "Marcador",
};
