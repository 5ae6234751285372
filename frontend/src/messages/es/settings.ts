import { freshSignInMinutes } from "#domain/api/account.ts";
import type * as english from "../settings.ts";
import type { Translation } from "../translation.ts";

export const settingsWords: Translation<typeof english.settingsWords> = {
  title: "Configuración de la cuenta",
  change: "Cambiar",
  cancel: "Cancelar",

  email: "Correo electrónico",
  changeEmail: "Cambiar el correo electrónico",
  continue: "Continuar",
  newEmail: "Correo electrónico nuevo",
  newEmailHint: "Enviaremos un código a esta dirección. Nada cambia hasta que lo escribas aquí.",
  emailMissing: "Escribe el correo electrónico nuevo.",
  emailOdd: "Eso no parece un correo electrónico.",
  emailSame: "Este ya es tu correo electrónico.",
  sendCode: "Enviar código",
  sendingCode: "Enviando código…",
  codeFrom: "Código del correo",
  codeSent: (email: string, old: string) =>
    `Enviamos un correo a ${email}. Si la dirección no está en uso, el correo tiene un código para escribir aquí. Si ya tiene una cuenta, el correo explica qué puedes hacer. Hasta que confirmes, sigue iniciando sesión con ${old}.`,
  codeOdd: "Escribe el código de 6 dígitos del correo.",
  codeWrong: "Ese código es incorrecto o caducó. Revisa el correo más reciente o envía otro.",
  confirm: "Cambiar correo",
  confirming: "Cambiando el correo…",
  resend: "Enviar de nuevo",
  resent: "Enviamos otro correo. El código anterior ya no funciona.",
  otherEmail: "Usar otra dirección",
  keepEmail: "Conservar el correo actual",
  emailChanged: (email: string) => `Tu correo ahora es ${email}. Úsalo para iniciar sesión.`,

  password: "Contraseña",
  passwordDots: "••••••••",
  changePassword: "Cambiar contraseña",
  oldPassword: "Contraseña actual",
  newPassword: "Contraseña nueva",
  show: "Mostrar contraseña",
  hidden: "Contraseña oculta",
  shown: "Contraseña visible",
  oldMissing: "Escribe tu contraseña actual.",
  oldWrong: "Esa no es tu contraseña actual. Inténtalo de nuevo.",
  passwordSame: "Esta ya es tu contraseña. Elige una nueva.",
  setPassword: "Guardar contraseña nueva",
  settingPassword: "Cambiando la contraseña…",
  passwordChanged: "Tu contraseña cambió.",
  othersStay:
    "La sesión sigue abierta en tus otros dispositivos. Si alguno no es tuyo, cierra sesión en todas partes ahora.",
  everywhere: "Cerrar sesión en todas partes",

  writingTitle: "Escritura y apariencia",
  interfaceLanguage: "Idioma",
  interfaceLanguageHint: "El idioma de Ghostlight donde inicies sesión y de los correos que te enviamos.",
  language: "Idioma de los manuscritos",
  languageHint:
    "Se usa para el corrector ortográfico del navegador, la división de palabras y los lectores de pantalla.",
  languageSaved: (language: string) => `El idioma de los manuscritos ahora es ${language}.`,
  theme: "Tema",
  themeHint:
    "Se guarda en este navegador si permites las cookies funcionales. Si no, dura hasta que cierres la pestaña.",
  light: "Claro",
  dark: "Oscuro",

  privacyTitle: "Privacidad",
  privacy: "Elige qué puede guardar este navegador además de lo esencial y si podemos medir cómo se usa el sitio.",
  cookies: "Configurar cookies",
  crmOptOut: "No compartir mis datos con HubSpot",
  crmOptOutHint:
    "Usamos HubSpot para mantenernos en contacto con quienes usan Ghostlight. Guarda tu nombre, correo, plan y número de obras. Si activas esta opción, quitamos tus datos de HubSpot y no enviamos más.",
  crmRefused: "Estamos quitando tus datos de HubSpot y no enviaremos más.",
  crmAllowed: "Podemos volver a compartir tus datos con HubSpot.",
};

export const deleteAccountWords: Translation<typeof english.deleteAccountWords> = {
  title: "Eliminar la cuenta",
  lead: "Esto elimina para siempre tu cuenta y todas tus obras. No se puede deshacer.",
  button: "Eliminar la cuenta…",
  dialogTitle: "¿Eliminar tu cuenta?",
  goesTitle: "Esto elimina para siempre:",
  goes: [
    "todas las obras, también las de la papelera, con todas sus versiones",
    "tus enlaces para compartir, que dejan de funcionar enseguida",
    "los comentarios de lectores sobre tus obras",
    "tu perfil, tu actividad y tus inicios de sesión",
    "tu suscripción, si tienes una, que termina enseguida",
    "las copias de tus obras en este dispositivo, incluidos los cambios sin sincronizar",
  ],
  keepsTitle: "No se elimina, porque lo exige la ley:",
  keeps: "las facturas de una suscripción, que conserva la empresa de pagos. Nada más.",
  exportFirst: "Exportar antes mis datos",
  next: "Continuar",
  cancel: "Cancelar",
  proveTitle: "Confirma que eres tú",
  proved: `Acabas de confirmar que eres tú. Durante los próximos ${freshSignInMinutes} minutos puedes eliminar tu cuenta sin volver a confirmarlo.`,
  submit: "Eliminar para siempre",
  busy: "Eliminando la cuenta…",
};

export const accountDeletedWords: Translation<typeof english.accountDeletedWords> = {
  title: "Hasta pronto",
  lead: "Tu cuenta se eliminó.",
  text: "Tu sesión está cerrada en todas partes, tus enlaces ya no funcionan y nadie puede iniciar sesión en esta cuenta. Estamos eliminando tus obras y el resto de tus datos de nuestros servidores. Las copias de este dispositivo ya no existen.",
  kept: "Si había facturas, la empresa de pagos las conserva el tiempo que exige la ley.",
  back: "Si algún día quieres volver a escribir aquí, puedes crear una cuenta nueva.",
  home: "Ir a la página de inicio",
};
