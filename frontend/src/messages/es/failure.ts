import type * as english from "../failure.ts";
import type { Translation } from "../translation.ts";

export const failureWords: Translation<typeof english.failureWords> = {
  title: "Algo salió mal",
  text: "Ocurrió un error inesperado. Inténtalo de nuevo o escríbenos si el problema continúa.",
  tryAgain: "Reintentar",
  refresh: "Recargar la página",
  offlineTitle: "No hay conexión con Ghostlight",
  offlineText: "Revisa tu conexión e inténtalo de nuevo. Esta página se carga sola cuando vuelvas a tener conexión.",
  offline: "No hay conexión con Ghostlight en este momento. Revisa tu conexión e inténtalo de nuevo.",
  busy: "Ghostlight tiene mucho tráfico en este momento. Espera un poco e inténtalo de nuevo.",
  tooLarge: "Es demasiado para enviarlo de una vez. Envíalo en partes más pequeñas.",
  signedOut: "Tu sesión se cerró. Vuelve a iniciar sesión para continuar donde estabas.",
  ours: "Algo falló de nuestro lado. Inténtalo de nuevo en un momento.",
  strangeAnswer: "Esta página está desactualizada. Recárgala e inténtalo de nuevo.",
  close: "Cerrar",
};
