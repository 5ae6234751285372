import type * as english from "../devices.ts";
import { formatNumber } from "../format.ts";
import type { Translation } from "../translation.ts";

export const deviceWords: Translation<typeof english.deviceWords> = {
  title: "Tus dispositivos",
  lead: "Los navegadores en los que usaste Ghostlight y los cambios que faltaban por sincronizar la última vez que cada uno tuvo conexión. No incluye los cambios hechos sin conexión desde entonces.",
  loading: "Cargando tus dispositivos…",
  tryAgain: "Reintentar",
  none: "Un dispositivo aparece aquí después de haber tenido conexión un momento.",
  thisDevice: "Este dispositivo",
  browserOn: (browser: string, system: string) => `${browser} en ${system}`,
  unknownBrowser: "Navegador",
  seen: (moment: string) => `Última conexión: ${moment}`,
  unsynced: (title: string) => `“${title}”: cambios sin sincronizar`,
  openThere: "Abre Ghostlight en ese dispositivo para sincronizar.",
  rename: "Cambiar nombre",
  renameNamed: (name: string) => `Cambiar el nombre de ${name}`,
  nameLabel: "Nombre del dispositivo",
  nameHint: (browser: string) => `Déjalo en blanco para llamarlo “${browser}”.`,
  nameTooLong: (most: number) => `Usa como máximo ${formatNumber(most)} caracteres.`,
  save: "Guardar nombre",
  saving: "Guardando…",
  cancel: "Cancelar",
  signOut: "Cerrar sesión",
  signOutNamed: (name: string) => `Cerrar sesión en ${name}`,
  signedOut: (name: string) =>
    `Se cerró la sesión en “${name}”, que ya no puede leer ni cambiar tus obras. Los cambios sin sincronizar se quedan ahí hasta que vuelvas a iniciar sesión.`,
  wasSignedOut: (moment: string) => `Sesión cerrada: ${moment}`,
  forget: "Quitar",
  forgetNamed: (name: string) => `Quitar ${name} de la lista`,
  forgotten: (name: string) =>
    `“${name}” se quitó de la lista. No se borró nada ahí, y volverá a aparecer cuando se use.`,

  elsewhere: "Sin sincronizar en otro lugar",
  elsewhereTitle: "Cambios en otro dispositivo",
  elsewhereOf: (name: string, moment: string) =>
    `${name}: cambios de esta obra sin sincronizar en su última conexión (${moment}).`,
  elsewhereWhy: "No están en el texto que ves aquí. Abre Ghostlight en ese dispositivo para sincronizar.",
  toDevices: "Tus dispositivos",
  close: "Cerrar",
};
