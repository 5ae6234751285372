import { counted } from "../format.ts";
import type * as english from "../security.ts";
import type { Translation } from "../translation.ts";

export const securityWords: Translation<typeof english.securityWords> = {
  title: "Acceso y seguridad",
  lead: "Cómo inicias sesión, dónde tienes la sesión abierta y tus inicios de sesión recientes.",

  credentialsTitle: "Correo y contraseña",

  waysTitle: "Métodos de inicio de sesión",
  providers: { email: "Correo y contraseña" },
  orLink: "o un enlace por correo",
  factors: { totp: "App de autenticación", phone: "Código enviado a tu teléfono" },
  statuses: { verified: "Activada", unverified: "Sin verificar" },
  off: "Desactivada",
  kinds: { identity: "Contraseña", factor: "Verificación en dos pasos" },

  appTitle: "App de autenticación",
  appLead:
    "Agrega un segundo paso al iniciar sesión: después de tu contraseña, escribes un código de 6 dígitos de una app en tu teléfono. Así, una contraseña robada no basta para entrar.",
  appOnLead:
    "Después de tu contraseña, escribes el código de 6 dígitos de la app. Mientras la app está activada no puedes usar enlaces para iniciar sesión, porque se la saltarían.",
  factorsLoading: "Cargando el estado de la app de autenticación…",
  factorsFailed: "No pudimos cargar si hay una app de autenticación activada.",
  setUp: "Configurar app de autenticación",
  preparing: "Preparando…",
  scanTitle: "1. Escanea este código con la app",
  scan: "Puedes usar cualquier app de autenticación, como 1Password, Google Authenticator, Microsoft Authenticator, Aegis o Ente Auth.",
  qr: "Código QR con la clave de configuración para tu app de autenticación",
  secretTitle: "O escribe esta clave de configuración en la app",
  secretKeep:
    "Anota la clave y guárdala en un lugar seguro. La necesitarás para pasar la app a otro teléfono, y no podemos mostrarla de nuevo cuando salgas de esta página.",
  open: "Abrir la app en este dispositivo",
  codeTitle: "2. Escribe el código que muestra la app",
  code: "Código",
  codeOdd: "Escribe el código de 6 dígitos que la app muestra ahora.",
  codeWrong:
    "Ese código no es correcto. Espera el siguiente e inténtalo de nuevo. Si sigue sin funcionar, revisa que tu teléfono ajuste la hora automáticamente.",
  switchOn: "Activar",
  switchingOn: "Activando…",
  cancel: "Cancelar",
  switchedOn: "La app de autenticación está activada. Necesitarás un código la próxima vez que inicies sesión.",
  remove: "Quitar la app de autenticación…",
  removeTitle: "¿Quitar la app de autenticación?",
  removeText: "Podrás iniciar sesión solo con tu contraseña o con un enlace por correo.",
  removeSubmit: "Quitar app",
  removed: "Se quitó la app de autenticación.",
  codesTitle: "Códigos de recuperación",
  codesLeft: (left: number) =>
    left === 0
      ? "No tienes códigos de recuperación. Si pierdes tu teléfono, un código de recuperación y tu contraseña quitan la app."
      : `Tienes ${counted(left, "código de recuperación sin usar", "códigos de recuperación sin usar")}. Si pierdes tu teléfono, uno de ellos y tu contraseña quitan la app.`,
  codesFailed: "No pudimos cargar cuántos códigos de recuperación tienes.",
  makeCodes: "Crear códigos de recuperación",
  makeNewCodes: "Crear códigos nuevos…",
  makingCodes: "Creando los códigos…",
  makeNewTitle: "¿Crear códigos de recuperación nuevos?",
  makeNewText: "Los códigos que tienes ahora dejarán de servir.",
  makeNewSubmit: "Crear códigos nuevos",
  newCodesTitle: "Tus códigos de recuperación",
  newCodesText:
    "Imprime estos códigos o guárdalos en un gestor de contraseñas, no en el teléfono donde tienes la app de autenticación. Si pierdes el teléfono, uno de ellos y tu contraseña quitan la app cuando inicias sesión. No podemos volver a mostrarlos.",
  copyCodes: "Copiar códigos",
  codesCopied: "Códigos de recuperación copiados.",
  codesNotCopied: "Tu navegador no permite copiar aquí. Selecciona los códigos y cópialos.",
  codesKept: "Ya los guardé",
  lostTitle: "Si pierdes tu teléfono",
  lost: "Cuando inicies sesión, escribe tu contraseña, elige “No tengo acceso a la app” y escribe uno de tus códigos de recuperación. O escribe la clave de configuración que anotaste en una app de autenticación de otro teléfono. Si no tienes ninguna de las dos cosas pero tu sesión sigue abierta en otro dispositivo, quita la app en esta página con tu contraseña. Si no tienes ninguna sesión abierta, usa el formulario de contacto e indica el correo de tu cuenta. Confirmaremos que eres tú, lo que toma unos días, y desactivaremos la verificación en dos pasos. Hasta entonces nadie puede entrar y tus obras se quedan donde están.",

  sessionsTitle: "Dónde tienes la sesión abierta",
  sessions:
    "Al cerrar sesión en todas partes, tu sesión termina en todos los dispositivos, incluso en uno perdido. En menos de 15 minutos, ninguno podrá leer ni cambiar tus obras.",
  /** Without a period, because a time may end with one: 1:14 p.m. */
  before: (moment: string) => `Tu última visita: ${moment}`,
  everywhere: "Cerrar sesión en todas partes",
  here: "Cerrar sesión solo en este dispositivo",

  signInsTitle: "Inicios de sesión recientes",
  signIns:
    "Los inicios de sesión de los últimos 90 días. Si no reconoces alguno, cambia tu contraseña y cierra sesión en todas partes.",
  signInsLoading: "Cargando inicios de sesión…",
  signInsFailed: "No pudimos cargar tus inicios de sesión.",
  tryAgain: "Reintentar",
  noSignIns: "Aún no hay inicios de sesión. El próximo aparecerá aquí.",
  when: "Cuándo",
  how: "Método",
  device: "Navegador",
  unknownDevice: "Desconocido",
  means: { password: "Contraseña", link: "Enlace por correo", "recovery-code": "Código de recuperación: app quitada" },
};
