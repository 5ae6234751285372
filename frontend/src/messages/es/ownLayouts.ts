import { formatNumber } from "../format.ts";
import type * as english from "../ownLayouts.ts";
import type { Translation } from "../translation.ts";

export const ownLayoutWords: Translation<typeof english.ownLayoutWords> = {
  adjust: "Ajustar…",
  adjustTitle: "Ajustar formato",
  basedOn: (layout: string) => `Tu formato, basado en ${layout}.`,
  adjusted: (layout: string) => `${layout}, ajustado`,
  adjustedDescription: "Solo esta obra tiene esta variante.",
  lead: (layout: string) => `Basado en ${layout}. Nada cambia en la obra hasta que lo apliques.`,
  apply: "Aplicar a esta obra",
  cancel: "Cancelar",
  reset: "Restablecer",
  resetGroup: (group: string) => `Restablecer ${group.toLowerCase()}`,
  resetAll: "Restablecer todo",
  preview: "Vista previa",
  previewPages: (pages: string) => `${pages} en este formato`,
  previewSample: "Este es un texto de muestra, porque la obra aún está vacía.",
  page: (number: number) => `Página ${formatNumber(number)}`,
  saveAs: "Guardar como mi formato…",
  saveTitle: "Guardar como mi formato",
  nameLabel: "Nombre",
  nameHint: "Podrás elegirlo en todas tus obras.",
  replaces: "Ya tienes un formato con este nombre. Al guardar, se reemplaza.",
  save: "Guardar",
  saving: "Guardando…",
  rename: "Cambiar nombre…",
  renameTitle: "Cambiar el nombre del formato",
  remove: "Eliminar…",
  removeTitle: (name: string) => `¿Eliminar “${name}”?`,
  removeText: "Las obras que usan este formato conservan sus páginas.",
  removeNow: "Eliminar formato",
  removing: "Eliminando…",
  exportLayout: "Exportar formato",
  importLayout: "Importar formato…",
  chooseFile: "Elegir un archivo de formato",
  numberNeeded: "Escribe un número.",
  numberRange: (least: string, most: string) => `Escribe un número del ${least} al ${most}.`,
  markTooLong: (length: number) => `Usa como máximo ${formatNumber(length)} caracteres, en una línea.`,
  markText: "Texto",
  nameColumnEnd: "Fin de la columna",
  fontLike: (font: string, other: string) => `${font} (como ${other})`,
};

export const unitNames: Translation<typeof english.unitNames> = {
  in: "pulg.",
  mm: "mm",
  points: "pt",
  lines: "líneas",
  "times the type size": "× tamaño de fuente",
};

export const pageFieldLabels: Translation<typeof english.pageFieldLabels> = {
  "font.family": "Fuente",
  "font.size": "Tamaño de fuente",
  lineSpacing: "Interlineado",
  "margins.left": "Margen izquierdo",
  "margins.right": "Margen derecho",
  "margins.top": "Margen superior",
  "margins.bottom": "Margen inferior",
  "pageNumber.scheme": "Números de página",
  "pageNumber.top": "Números desde arriba",
  frontNumbers: "Números de los preliminares",
  "newPage.act": "Página nueva para cada acto",
  "newPage.scene": "Página nueva para cada escena",
};

export const styleFieldLabels: Translation<typeof english.styleFieldLabels> = {
  left: "Sangría izquierda",
  right: "Sangría derecha",
  align: "Alineación",
  linesBefore: "Espacio antes",
  capitals: "Mayúsculas",
  bold: "Negrita",
  italic: "Cursiva",
  underline: "Subrayado",
  brackets: "Entre paréntesis",
};

export const markFieldLabels: Translation<typeof english.markFieldLabels> = {
  "marks.continued": "Después de un nombre que se repite en una página nueva",
  "marks.more": "Debajo de un parlamento que sigue en la página siguiente",
  "marks.speaksOn": "Después del nombre de un personaje que sigue hablando tras una acotación",
  "marks.afterName": "Después de cada nombre",
};

export const usualMarks: Translation<typeof english.usualMarks> = {
  "marks.continued": "(Continúa)",
  "marks.more": "(SIGUE)",
  "marks.speaksOn": "(CONT.)",
  "marks.afterName": ":",
};

export const groupNames: Translation<typeof english.groupNames> = {
  page: "Página",
  names: "Nombres",
  speeches: "Parlamentos",
  directions: "Acotaciones",
  headings: "Encabezados",
  lyrics: "Letras",
  front: "Preliminares",
  marks: "Marcas",
};

export const styleTitles: Translation<typeof english.styleTitles> = {
  act: "Encabezados de acto",
  scene: "Encabezados de escena",
  setting: "Ambientaciones",
  direction: "Entre parlamentos",
  innerDirection: "Dentro de un parlamento",
  cue: "Nombres",
  parenthetical: "Paréntesis",
  dialogue: "Parlamentos",
  lyric: "Letras",
  transition: "Líneas de cierre",
  centered: "Texto centrado",
  frontHeading: "Encabezados de los preliminares",
  frontText: "Texto de los preliminares",
  castMember: "Personajes",
};

export const choiceNames: Translation<typeof english.choiceNames> = {
  left: "Izquierda",
  center: "Centrado",
  right: "Derecha",
  "act-scene-page": "Acto, escena y página (I-2-11)",
  "act-page": "Acto y página (I-11)",
  page: "Página (11)",
  "page-of-act": "Acto y página del acto (I-1)",
  none: "Ninguno",
  roman: "Romanos (i, ii, iii)",
};

export const specimen: Translation<typeof english.specimen> = {
  act: "Acto primero",
  scene: "Escena 1",
  setting: "Un escenario vacío, poco después de la medianoche. Al centro, una lámpara encendida.",
  direction: "IVÓN cruza con un manojo de llaves y apaga el edificio, interruptor por interruptor.",
  firstName: "Ivón",
  firstSpeech:
    "Ese es el telar. Ese es el vestíbulo. Y esa es la lamparita de la barra que supuestamente nadie conoce.",
  parenthetical: "la ve",
  secondSpeech: "Tú no estás en mi lista de cosas por apagar.",
  secondName: "Nora",
  thirdSpeech: "Cinco minutos más.",
  innerDirection: "Cierra la computadora.",
  fourthSpeech: "A las diez era una comedia. Sigue siendo una comedia. Solo que todavía no tiene palabras.",
  lyric: "Deja una luz prendida,\ndeja una luz para mí.",
  transition: "OSCURO.",
};
