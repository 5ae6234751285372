import { counted, formatList, formatNumber } from "../format.ts";
import type * as english from "../importing.ts";
import type { Translation } from "../translation.ts";

const namesShown = 3;

export const importingWords: Translation<typeof english.importingWords> = {
  title: (files: number) => (files === 1 ? "Importar una obra" : `Importar ${formatNumber(files)} archivos`),
  lead: "Revisa cada obra antes de agregarla. Nada se agrega a tus obras hasta que lo confirmes.",

  queue: "Archivos",
  file: (name: string, state: string) => `${name}: ${state}`,
  states: {
    waiting: "En espera",
    reading: "Leyendo…",
    refused: "No se puede importar",
    ready: "Lista para agregar",
    adding: "Agregando…",
    added: "Agregada",
  },
  removeFile: (name: string) => `Quitar ${name}`,
  remove: "Quitar",
  reading: (name: string) => `Leyendo “${name}”…`,
  refusedTitle: (name: string) => `“${name}” no se puede importar`,
  chooseOther: "Elegir otro archivo…",
  addedTitle: (title: string) => `“${title}” se agregó a tus obras`,
  openPlay: "Abrir obra",

  failed: (name: string) =>
    `No pudimos leer “${name}”. Revisa tu conexión e inténtalo de nuevo. Si no ayuda, el archivo puede estar dañado: ábrelo en su programa, guárdalo como documento de Word (.docx) e importa ese archivo.`,
  folder: (name: string) =>
    `“${name}” es una carpeta. Las carpetas no se pueden importar. Ábrela y suelta los archivos que contiene.`,
  leftOutTitle: (files: number) => `${counted(files, "archivo quedó fuera", "archivos quedaron fuera")}`,
  leftOut: (names: readonly string[], files: number, megabytes: number) => {
    const more = names.length - namesShown;
    const shown = more > 0 ? [...names.slice(0, namesShown), `${formatNumber(more)} más`] : names;
    return `Puedes importar hasta ${formatNumber(files)} archivos a la vez, de ${formatNumber(megabytes)} MB en total. Importa estos después: ${formatList(shown)}.`;
  },

  titleLabel: "Título",
  authors: "Autoría",
  titlePage: "También en la portada",
  recognized: "Lo que se reconoció",
  facts: { acts: "Actos", scenes: "Escenas", characters: "Personajes", speeches: "Parlamentos", pages: "Páginas" },
  format: "Formato",
  updating: "Actualizando…",
  updated: (pages: number, speeches: number, characters: number) =>
    `${counted(pages, "página", "páginas")}, ${counted(speeches, "parlamento", "parlamentos")}, ${counted(characters, "personaje", "personajes")}`,

  notices: "Qué revisar",
  noNotices: "Nada se supuso ni se omitió.",
  noticeKinds: { changed: "Cambiado", guessed: "Supuesto", dropped: "Omitido" },
  line: (line: number) => `Línea ${formatNumber(line)}`,
  place: (text: string, label: string) => [label && `Página ${label}`, text && `“${text}”`].filter(Boolean).join(": "),
  more: (count: number) => `y ${formatNumber(count)} más`,

  groups: "Qué son los párrafos",
  groupsLead:
    "Estos párrafos se parecen. Si un grupo se tomó por el elemento equivocado, elige el correcto. La página y las cifras cambian enseguida.",
  paragraphs: (count: number) => counted(count, "párrafo", "párrafos"),
  element: (description: string) => `Elemento para: ${description}`,
  automatic: (kind: string) => `Automático (${kind})`,
  speech: "Parlamento",
  otherKinds: { title: "Título", characters: "Lista de personajes", leftOut: "Omitir" },
  showOnPage: "Mostrar en la página",
  showOnPageLabel: (description: string) => `Mostrar en la página: ${description}`,
  moreGroups: (count: number) => `Mostrar ${counted(count, "grupo más", "grupos más")}`,

  preview: "Vista previa",
  previewPage: (number: number, count: number) =>
    `Página ${formatNumber(number)} de ${formatNumber(count)} de la vista previa`,
  previous: "Página anterior",
  next: "Página siguiente",
  enlarge: "Ampliar",
  shrink: "Ajustar a la pantalla",

  cancel: "Cancelar",
  done: "Volver a tus obras",
  add: "Agregar obra",
  addAll: (plays: number) => `Agregar todas (${formatNumber(plays)})`,
  adding: "Agregando…",
  notAdded: "La obra no se agregó",
  added: (title: string) => `“${title}” se importó.`,
  addedAll: (plays: number) => `Se ${plays === 1 ? "agregó" : "agregaron"} ${counted(plays, "obra", "obras")}.`,

  planTitle: "En tu plan no caben todas estas obras",
  planRoom: (room: number, others: number, planName: string) =>
    `Hay lugar para ${counted(room, "obra más", "obras más")}. ${others === 1 ? "La otra se queda" : `Las otras ${formatNumber(others)} se quedan`} en este dispositivo hasta que muevas obras a la papelera o cambies al plan ${planName}, con obras ilimitadas.`,
};
