import { binEndsAt, daysInBin } from "#domain/play/card.ts";
import { unlimitedPlanName } from "#domain/subscription/plans.ts";
import type * as english from "../dashboard.ts";
import { counted, formatDay, formatNumber, formatRecentDay } from "../format.ts";
import type { Translation } from "../translation.ts";

export const templateWords: Translation<typeof english.templateWords> = {
  "ten-minute": { title: "Obra de diez minutos", aside: "Una escena, de la luz al oscuro." },
  "one-act": { title: "Obra en un acto", aside: "Dos escenas, sin intermedio." },
  "full-length": { title: "Obra larga", aside: "Dos actos de dos escenas cada uno, con un intermedio." },
};

export const dashboardWords: Translation<typeof english.dashboardWords> = {
  title: "Tus obras",
  loading: "Cargando tus obras…",
  search: "Buscar en tus obras",
  searchHint: "Buscar",
  sort: "Ordenar por",
  sortBy: { changed: "Última edición", title: "Título", length: "Extensión" },
  asGrid: "Estante",
  asList: "Lista",
  view: "Vista",
  bin: "Papelera",
  backToPlays: "Volver a tus obras",
  pages: (count: number) => counted(count, "página", "páginas"),
  words: (count: number) => counted(count, "palabra", "palabras"),
  changed: (instant: string, now: Date) => `última edición: ${formatRecentDay(instant, now)}`,
  by: "de",
  read: ({ at, link }: { readonly at: string; readonly link: string }, now: Date) =>
    [formatRecentDay(at, now), link].filter((part) => part !== "").join(" · "),
  columns: {
    title: "Título",
    authors: "Autoría",
    pages: "Páginas",
    words: "Palabras",
    changed: "Última edición",
    read: "Última lectura",
    actions: "Acciones",
  },
  noMatch: (text: string) => `Ninguna obra tiene “${text}” en el título, el subtítulo o la autoría.`,
  clearSearch: "Mostrar todas las obras",

  paymentFailed: "Tu tarjeta fue rechazada",
  paymentRetried: "Estamos reintentando el cobro. Actualiza tu tarjeta para conservar tu plan.",
  paymentOverdue: "Tu plan está en pausa. Actualiza tu tarjeta para volver a usarlo.",
  toSubscription: "Ir a tu suscripción",

  newPlay: "Obra nueva",
  newPlayAside: "En blanco, desde una plantilla o desde un archivo",
  newPlayTitle: "Obra nueva",
  blank: "Página en blanco",
  blankAside: "Empieza por la portada y sigue con tu primera línea.",
  fromTemplate: "Desde una plantilla",
  fromFileHeading: "Desde archivos",
  fromFile: "Elegir archivos…",
  fromFileAside:
    "Word, Final Draft, Fountain, texto simple y más. Cada archivo se convierte en una obra. También puedes soltar archivos en cualquier parte de esta página.",
  chooseFile: "Elegir archivos para importar",
  dropHere: "Suelta los archivos para importarlos",
  importTitle: "Importar",
  cancel: "Cancelar",
  making: "Creando tu obra…",
  notCreated: "No se creó tu obra",
  notKept:
    "No pudimos guardar la obra ni en este dispositivo ni en el servidor. Revisa tu conexión e inténtalo de nuevo.",

  actionsOf: (title: string) => `Acciones de ${title}`,
  open: "Abrir",
  feedback: "Comentarios",
  rename: "Cambiar título…",
  duplicate: "Duplicar",
  toBin: "Mover a la papelera",
  removeHere: "Quitar de este dispositivo…",
  pin: "Fijar arriba",
  unpin: "Dejar de fijar",
  isPinned: "Fijada",
  pinned: (title: string) => `“${title}” está fijada arriba.`,
  unpinned: (title: string) => `“${title}” ya no está fijada.`,
  exportPdf: "Exportar PDF",
  exportingPdf: (title: string) => `Exportando “${title}” como PDF…`,
  linkCopied: (title: string) => `Se copió el enlace a “${title}”. Cualquier persona con el enlace puede leer la obra.`,
  renameTitle: "Cambiar el título de la obra",
  titleLabel: "Título",
  titleTooLong: "Usa como máximo 300 caracteres.",
  titleEmpty: "Escribe un título.",
  save: "Cambiar título",
  renamed: (title: string) => `El título ahora es “${title}”.`,
  copyOf: (title: string) => `Copia de ${title}`,
  duplicated: (title: string) => `“${title}” ya está en tu estante.`,
  binned: (title: string) => `“${title}” se movió a la papelera. Puedes restaurarla durante ${daysInBin} días.`,
  undo: "Deshacer",
  removeTitle: "¿Quitar esta obra?",
  removeText: (title: string) =>
    `“${title}” existe solo en este dispositivo. Si la quitas, no se puede recuperar. Si quieres conservar una copia, primero expórtala.`,
  remove: "Quitar obra",
  keep: "Conservar obra",
  removed: (title: string) => `“${title}” se quitó de este dispositivo.`,

  sample: "Ejemplo",
  sampleWhy: "Una obra de ejemplo que muestra las teclas. No cuenta para el límite de tu plan.",
  opensOffline: "Disponible sin conexión",
  onlyHere: "Solo en este dispositivo, sin sincronizar",
  overLimit: "Solo en este dispositivo: tu plan está lleno",
  cannotSync: (changes: number) =>
    `${counted(changes, "cambio", "cambios")} en este dispositivo · no se puede sincronizar`,
  gone: "Solo en este dispositivo: ya no está en tu cuenta",
  copyHere: "Copiar a una obra nueva",
  waiting: (changes: number) => `${counted(changes, "cambio", "cambios")} en este dispositivo · por sincronizar`,

  restore: "Restaurar",
  restoreNamed: (title: string) => `Restaurar ${title}`,
  restored: (title: string) => `“${title}” volvió a tu estante.`,
  goesOn: (binnedAt: string, now: Date) => `se eliminará el ${formatDay(binEndsAt(binnedAt), now)}`,
  binLead: `Las obras permanecen aquí ${daysInBin} días antes de eliminarse definitivamente. Restaura una obra para devolverla a tu estante.`,
  binEmpty: "Tu papelera está vacía.",

  usage: (count: number, limit: number) =>
    `${formatNumber(count)} de ${counted(limit, "obra", "obras")} del plan gratuito`,
  unlimited: (count: number) => (count === 0 ? "Obras ilimitadas" : `Obras ilimitadas, ${formatNumber(count)} en uso`),
  usageLabel: "Obras en uso",
  seePlans: "Ver planes",
  fullTitle: "Tu plan está lleno",
  full: (limit: number) =>
    `Incluye ${counted(limit, "obra", "obras")}. Una obra nueva se queda en este dispositivo hasta que muevas otra a la papelera o cambies al plan ${unlimitedPlanName}, con obras ilimitadas.`,

  emptyTitle: "Aún no tienes obras",
  emptyText:
    "Tus obras aparecerán aquí como portadas en un estante. Empieza con una página en blanco. Tu trabajo se guarda mientras escribes.",
  emptyStart: "Empezar a escribir",
  emptyOther: "O usa una plantilla o un archivo",
  failedTitle: "No pudimos cargar tus obras",
  onlyStored: "Se muestran las obras de este dispositivo",
  canWrite: "Puedes seguir escribiendo.",
  retry: "Reintentar",
  dismiss: "Cerrar",
};
