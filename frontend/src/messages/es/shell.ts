import type * as english from "../shell.ts";
import type { Translation } from "../translation.ts";

export const shellWords: Translation<typeof english.shellWords> = {
  brand: "Ghostlight",
  loading: "Cargando…",
  skip: "Ir al contenido",
  nav: "Principal",
  foot: "Pie de página",
  signIn: "Iniciar sesión",
  signOut: "Cerrar sesión en todas partes",
  signOutHere: "Cerrar sesión solo en este dispositivo",
  yourPlays: "Tus obras",
  cookieSettings: "Configurar cookies",
  footNote: "Ghostlight. Tu trabajo nunca se queda a oscuras.",
  account: (name: string) => `Menú de la cuenta de ${name}`,
  dismiss: "Cerrar aviso",
  lightTheme: "Usar el tema claro",
  darkTheme: "Usar el tema oscuro",
  otherTheme: "Cambiar entre tema claro y oscuro",
  unsentTitle: "Hay cambios sin sincronizar",
  unreachableTitle: "Ahora no podemos cerrar la sesión en tus otros dispositivos",
  othersUnreachable: "No hay conexión con Ghostlight. Si continúas, cerrarás la sesión solo en este dispositivo.",
  unsentStay: "Seguir con la sesión abierta",
  unsentLeave: "Cerrar sesión de todos modos",
};
