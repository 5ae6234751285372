import { unlimitedPlanName } from "#domain/subscription/plans.ts";
import { formatNumber } from "../format.ts";
import type * as english from "../saving.ts";
import type { Translation } from "../translation.ts";

export const savingWords: Translation<typeof english.savingWords> = {
  saved: "Guardado",
  saving: "Guardando…",
  onDevice: "En este dispositivo · cambios por sincronizar",
  onDeviceShort: "En el dispositivo",
  inBin: "En la papelera",
  notSaved: "Sin guardar",
  overdue: "En este dispositivo, guardando…",
  overdueShort: "Guardando…",
  offline:
    "No hay conexión con Ghostlight en este momento. Tus cambios están guardados en este dispositivo y se sincronizarán solos.",
  signedOut:
    "Tu sesión está cerrada. Tus cambios están guardados en este dispositivo. Inicia sesión para sincronizarlos.",
  sessionOver:
    "Tu sesión se cerró. Puedes seguir escribiendo: esta obra está guardada en este dispositivo y se sincronizará cuando vuelvas a iniciar sesión.",
  signIn: "Iniciar sesión",
  later: "Más tarde",
  binNotice:
    "Esta obra está en la papelera. Tus cambios están guardados en este dispositivo y se sincronizan cuando la restaures.",
  restore: "Restaurar",
  restoring: "Restaurando…",
  signInToSync: "Inicia sesión para sincronizar",
  otherPerson:
    "En este navegador inició sesión otra persona. Tus cambios están guardados en este dispositivo y se sincronizarán cuando vuelvas a iniciar sesión.",
  cannotSync: "No se puede sincronizar",
  details: "Detalles",
  cannotSyncTitle: "Esta obra no se puede sincronizar",
  close: "Cerrar",
  gone: "Esta obra ya no está en el servidor. Tu texto está guardado en este dispositivo. Cópialo a una obra nueva para seguir sincronizando, o descárgalo.",
  tooLarge:
    "Uno de tus cambios es demasiado grande para el servidor. Tu texto está guardado en este dispositivo. Cópialo a una obra nueva para seguir sincronizando, o descárgalo.",
  notAccepted:
    "El servidor no aceptó uno de tus cambios. Tu texto está guardado en este dispositivo. Cópialo a una obra nueva para seguir sincronizando, o descárgalo.",
  copyPlay: "Copiar a una obra nueva",
  copying: "Copiando…",
  copied: (title: string) => `“${title}” es una obra nueva con el mismo texto. La otra se queda en este dispositivo.`,
  playLimit: `Tu plan está lleno, así que esta obra se guarda solo en este dispositivo. Para sincronizarla, mueve otra obra a la papelera o cambia al plan ${unlimitedPlanName}.`,
  planFull: `Tu plan está lleno. Ver ${unlimitedPlanName}`,
  onHold: "Tu plan está en pausa. Actualiza tu tarjeta",
  storageFull:
    "Este dispositivo no tiene espacio, así que tus cambios duran solo mientras esta pestaña esté abierta. Libera espacio, o copia o descarga tu texto.",
  noStorage:
    "Este navegador no deja que Ghostlight guarde nada en este dispositivo, así que tus cambios duran solo mientras esta pestaña esté abierta. Copia o descarga tu texto antes de salir.",
  notHere:
    "Esta obra aún no está en este dispositivo y no hay conexión con Ghostlight. Se abrirá cuando vuelvas a tener conexión.",
  noSuchPlay:
    "No encontramos esta obra en tu cuenta. Puede que se haya eliminado para siempre o que sea de otra cuenta.",
  forgotten: "Esta obra se quitó de este dispositivo cuando cerraste sesión. Inicia sesión para abrirla.",
  openInTab: "Esta obra está abierta en otra pestaña o ventana. Ciérrala ahí y después quítala de este dispositivo.",
  notRemoved:
    "Esta obra tiene cambios sin sincronizar. Se puede quitar de este dispositivo cuando se hayan sincronizado.",
  tooNew: "Esta obra se editó en una versión más reciente de Ghostlight. Recarga la página para continuar.",
  stillEmpty:
    "Esta obra aún no se sincronizó desde el dispositivo donde se creó. Abre Ghostlight en ese dispositivo para sincronizarla.",
  unsentAtSignOut: (plays: number) =>
    `${plays === 1 ? "Una obra tiene" : `${formatNumber(plays)} obras tienen`} cambios sin sincronizar. Si cierras sesión ahora, se quedan en este dispositivo y se sincronizan cuando vuelvas a iniciar sesión aquí.`,
  diverged:
    "El texto de este dispositivo no coincide con el del servidor, así que este dispositivo dejó de sincronizar. Las dos versiones están a salvo y recibimos el aviso. Copia o descarga tu texto y después recarga la página.",
  leaving: "Algunos cambios aún no se han guardado.",
};
