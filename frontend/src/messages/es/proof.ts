import type * as english from "../proof.ts";
import type { Translation } from "../translation.ts";

export const proofWords: Translation<typeof english.proofWords> = {
  password: "Tu contraseña",
  passwordHint: "Para asegurarnos de que eres tú y no alguien que usa tu dispositivo.",
  passwordMissing: "Escribe tu contraseña.",
  wrongPassword: "Esa no es tu contraseña. Inténtalo de nuevo.",
  notConfirmed: "Tu correo aún no está confirmado. Primero abre el enlace del correo que te enviamos.",
  show: "Mostrar contraseña",
  hidden: "Contraseña oculta",
  shown: "Contraseña visible",
  code: "Código",
  codeHint: "El código de 6 dígitos que muestra ahora tu app de autenticación.",
  codeOdd: "Escribe el código de 6 dígitos.",
  cancel: "Cancelar",
  busy: "Comprobando…",
  newPassword: "Crear una contraseña nueva",
  noPassword: "¿No sabes tu contraseña?",
  sendLink: "Enviarme un enlace",
  linkSent: (email: string) =>
    `Enviamos un enlace a ${email}. Ábrelo en este navegador en los próximos 10 minutos para continuar aquí.`,
};
