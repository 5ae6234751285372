import type * as english from "../deviceStorage.ts";
import { counted } from "../format.ts";
import type { Translation } from "../translation.ts";

export const deviceStorageWords: Translation<typeof english.deviceStorageWords> = {
  title: "Este dispositivo",
  lead: "Las obras que abres se guardan en este navegador para que puedas escribir sin conexión. Al cerrar sesión se quitan.",
  room: (used: string, available: string) => `Ghostlight usa ${used} aquí. Este navegador permite hasta ${available}.`,
  kept: "Este navegador no borrará tus obras para liberar espacio.",
  notKept:
    "Si este dispositivo se queda sin espacio, el navegador puede borrarlas. Todo lo sincronizado permanece en tu cuenta.",
  none: "No hay obras guardadas aquí.",
  plays: (count: number) => `${counted(count, "obra", "obras")} en este dispositivo`,
  partial: "Aún no se abre sin conexión",
  waiting: "No se puede quitar: hay cambios sin sincronizar",
  onlyHere: "No se puede quitar: está solo en este dispositivo",
  remove: "Quitar de este dispositivo",
  removeNamed: (title: string) => `Quitar de este dispositivo: ${title}`,
  removed: (title: string) => `“${title}” se quitó de este dispositivo. Sigue en tu cuenta.`,
};
