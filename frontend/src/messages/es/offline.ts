import type * as english from "../offline.ts";
import type { Translation } from "../translation.ts";

export const offlineWords: Translation<typeof english.offlineWords> = {
  newRelease: "Hay una nueva versión de Ghostlight. Tu texto está a salvo: recarga la página cuando quieras.",
  reload: "Recargar",
  notYet: "Algunos cambios aún no se han guardado. Inténtalo de nuevo en un momento.",
};
