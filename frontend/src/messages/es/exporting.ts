import type * as english from "../exporting.ts";
import { counted } from "../format.ts";
import type { Translation } from "../translation.ts";

export const exportingWords: Translation<typeof english.exportingWords> = {
  title: "Exportar",
  format: "Formato",
  formatName: (label: string, extension: string) => `${label.charAt(0).toUpperCase()}${label.slice(1)} (${extension})`,
  layout: "Formato de página",
  paper: "Papel",
  own: (name: string) => `Como en la obra (${name})`,
  scope: "Qué exportar",
  wholePlay: "La obra completa",
  headings: "Actos y escenas",
  headingsHint: "Las páginas conservan el número que tienen en la obra completa.",
  chooseHeading: "Elige al menos un acto o una escena.",
  sides: "El papel de un personaje",
  character: "Personaje",
  sidesHint: "Todos los parlamentos del personaje, cada uno después de su pie.",
  sidesLocked: (plan: string) => `Los papeles sueltos están incluidos en el plan ${plan}.`,
  noCharacters: "Los personajes aparecen aquí cuando hablan.",
  include: "Incluir",
  options: {
    titlePage: "Portada",
    characterPage: "Página de personajes",
    notes: "Notas privadas",
    sceneNumbers: "Números de escena",
    speechNumbers: "Números de parlamento",
  },
  blind: "Copia anónima",
  blindHint:
    "Omite la autoría y los datos de contacto, y tacha tu nombre completo en todo el texto. Una copia anónima no lleva notas privadas.",
  booklet: "Imprimir como cuadernillo",
  bookletHint: "Dos páginas por cara, en el orden para doblar. Imprime por ambas caras y voltea por el borde corto.",
  watermark: "Marca de agua",
  hasWatermark: (text: string) => `Cada página lleva la marca de agua “${text}”.`,
  removeWatermark: "Quitar marca de agua",
  watermarkHint: "Se imprime en gris a través de cada página; por ejemplo, “Borrador” o el nombre de un teatro.",
  marks: "Marcar cambios",
  marksHint: "Imprime un asterisco en el margen derecho junto a cada línea que cambió desde una versión con nombre.",
  marksLoading: "Cargando versiones…",
  marksSince: "Cambios desde",
  marksPaper: "Páginas con cambios",
  marksPaperHint: "En los montajes se suele imprimir cada serie de cambios en otro color, en este orden.",
  paperColors: {
    white: "Blanco",
    blue: "Azul",
    pink: "Rosa",
    yellow: "Amarillo",
    green: "Verde",
    goldenrod: "Dorado",
  },
  noNamedVersion:
    "No hay ninguna versión anterior con nombre. Puedes dar nombre a las versiones en el historial de versiones.",
  namesLocked: (plan: string) =>
    `Solo se pueden elegir versiones con nombre. Ponerles nombre es parte del plan ${plan}.`,
  seePlans: "Ver planes",
  preview: "Vista previa",
  previewWait: "Preparando la vista previa…",
  previewFailed: "No se pudo cargar la vista previa. Aun así puedes exportar.",
  previewEmpty: "Aún no elegiste nada.",
  previewPages: (count: number) => counted(count, "página", "páginas"),
  previewFirst: (shown: number, count: number) =>
    shown === 1
      ? `La primera de ${counted(count, "página", "páginas")}`
      : `Las primeras ${shown} de ${counted(count, "página", "páginas")}`,
  previewAbout: (count: number) =>
    `Unas ${counted(count, "página", "páginas")}. El programa que abra el archivo decide los saltos de página.`,
  previewChanges: ({
    shown,
    changed,
    count,
  }: {
    readonly shown: number;
    readonly changed: number;
    readonly count: number;
  }) =>
    `${changed} de ${counted(count, "página tiene", "páginas tienen")} cambios. La vista previa muestra ${shown < changed ? `las primeras ${shown}` : "solo esas"}.`,
  previewUnchanged: (count: number) => `Ninguna página cambió. ${counted(count, "página", "páginas")}`,
  previewText: "El comienzo del archivo",
  previewReading: "El comienzo del texto",
  pageLabel: (number: number) => `Página ${number}`,
  coloredPageLabel: (number: number, color: string) => `Página ${number}, ${color.toLowerCase()}`,
  exportFile: "Exportar archivo",
  exporting: "Exportando…",
  missingGlyphs: (characters: number) =>
    `A las fuentes del manuscrito les ${characters === 1 ? "falta" : "faltan"} ${counted(characters, "carácter", "caracteres")} de esta obra.`,
  missingTitle: "Hay caracteres que no se pueden imprimir",
  missingLead:
    "Las fuentes del manuscrito no tienen estos caracteres. En el PDF, cada uno aparece como un recuadro (□). Los demás formatos conservan todos los caracteres.",
  missingList: "Caracteres que no se pueden imprimir",
  exportAnyway: "Exportar de todos modos",
  cancel: "Cancelar",
  times: (count: number) => counted(count, "vez", "veces"),
  moreCharacters: (count: number) => `Y ${counted(count, "carácter más", "caracteres más")}.`,
  blindFile: "copia anónima",
  notesFile: "con notas",
  bookletFile: "cuadernillo",
  marksFile: "con cambios marcados",
  sidesFile: (character: string) => `papel de ${character}`,
  partFile: "escenas elegidas",
  fileFailed: "No pudimos crear el archivo. Revisa tu conexión y exporta de nuevo.",
  pdfFailed: "No pudimos crear el PDF. Inténtalo de nuevo o exporta en otro formato.",
};

export const missingWords: Translation<typeof english.missingWords> = {
  places: { title: "Portada", front: "Preliminares", watermark: "Marca de agua" },
  page: (page: string) => `página ${page}`,
  names: {
    "♭": "bemol",
    "♮": "becuadro",
    "✓": "marca de verificación",
    "✔": "marca de verificación",
    "✗": "marca de cruz",
    "✘": "marca de cruz",
    "★": "estrella",
    "☆": "estrella",
    "❦": "corazón floral",
    "⁂": "asterismo",
    "‽": "interrobang",
    "�": "carácter de reemplazo",
  },
  kinds: {
    emoji: "emoji o imagen",
    han: "carácter chino",
    kana: "letra japonesa",
    hangul: "letra coreana",
    arabic: "letra árabe",
    devanagari: "letra devanagari",
    thai: "letra tailandesa",
    letter: "letra",
    number: "número",
    punctuation: "signo de puntuación",
    symbol: "símbolo",
  },
};
