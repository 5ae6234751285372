import type * as english from "../cookies.ts";
import type { Translation } from "../translation.ts";

const untilCleared = "Borras los datos del navegador";
const untilTabCloses = "Cierras la pestaña";
const untilSignedOut =
  "Cierras sesión o borras los datos del navegador. Si no permites las entradas funcionales, cierras la pestaña";
const functional = "Borras los datos del navegador. Si no permites las entradas funcionales, cierras la pestaña";
const hubspot = "Solo con tu consentimiento para las analíticas y solo si este sitio usa HubSpot";

export const cookieWords: Translation<typeof english.cookieWords> = {
  title: "Política de cookies",
  lead: "Ghostlight no usa cookies propias. Guarda unas pocas entradas en el almacenamiento de tu navegador, que funciona de manera parecida. Las entradas esenciales son necesarias para que Ghostlight funcione. Las funcionales recuerdan tus ajustes; sin tu consentimiento, duran solo hasta que cierres la pestaña. Las analíticas, incluidas las cookies de HubSpot, requieren tu consentimiento.",
  name: "Entrada",
  where: "Dónde se guarda",
  kind: "Tipo",
  until: "Se conserva hasta que",
  kinds: { essential: "Esencial", functional: "Funcional", analytics: "Analítica" },
  places: {
    local: "Almacenamiento local",
    session: "Almacenamiento de sesión",
    "indexed-db": "Base de datos IndexedDB",
    cache: "Almacenamiento en caché",
    cookie: "Cookie de HubSpot",
  },
  entries: {
    consentFlag: { why: "Que respondiste la pregunta sobre las cookies", until: untilCleared },
    consentPreferences: { why: "Lo que elegiste para cada tipo de entrada", until: untilCleared },
    signIn: { why: "Que tu sesión está abierta", until: "Cierras sesión, o pasan 30 días desde tu última visita" },
    afterSignIn: {
      why: "La página a la que ibas cuando creaste tu cuenta, para que el enlace del correo te lleve ahí",
      until: "Creas otra cuenta o borras los datos del navegador. Vale durante un día",
    },
    stage: {
      why: "Lo que escribiste en la página de muestra del inicio, para que pueda ser tu primera obra",
      until:
        "Lo descartas o borras los datos del navegador. Vale durante 30 días. Cuando ya es una obra, solo se guarda el ID de la obra, durante un día",
    },
    device: { why: "Un ID aleatorio de este navegador, para distinguir tus dispositivos", until: untilCleared },
    storageAsked: {
      why: "Cuándo se pidió por última vez a este navegador que no borre tus obras si falta espacio",
      until: untilCleared,
    },
    deviceReport: {
      why: "Lo último que este navegador informó sobre cambios por sincronizar, para no informarlo una y otra vez",
      until: untilSignedOut,
    },
    ownLinks: {
      why: "Qué enlaces son tuyos, para que tus visitas no cuenten como lecturas",
      until: untilCleared,
    },
    unstoredWords: {
      why: "Cuántas palabras acababas de escribir al salir de una obra que tiene una meta diaria, sin el texto",
      until: "Vuelves a abrir la obra o cierras sesión",
    },
    replies: {
      why: "Respuestas a comentarios que empezaste y no enviaste",
      until: "Las envías o cierras sesión",
    },
    readerFeedback: {
      why: "Para quienes leen una obra compartida: los comentarios por enviar y la clave aleatoria que te permite cambiar los tuyos",
      until: untilCleared,
    },
    healthCheck: { why: "Una prueba de si este navegador puede guardar datos", until: "Termina la prueba" },
    theme: { why: "El tema que elegiste", until: functional },
    language: { why: "El idioma que elegiste para Ghostlight", until: functional },
    view: { why: "Si ves tus obras como estante o como lista", until: functional },
    places: { why: "Dónde dejaste de escribir en cada obra, sin el texto", until: functional },
    outline: { why: "Qué actos contrajiste en el esquema de cada obra", until: functional },
    listening: {
      why: "La velocidad, las voces y las opciones que elegiste para leer en voz alta cada obra",
      until: functional,
    },
    playCounts: { why: "La extensión de cada obra en cada día que escribiste, sin el texto", until: functional },
    exportSettings: { why: "Las opciones que elegiste al exportar cada obra", until: functional },
    editorView: { why: "Cómo muestra el editor las páginas; por ejemplo, su tamaño", until: functional },
    shortcuts: { why: "Los atajos de teclado que cambiaste", until: functional },
    packageChoices: {
      why: "Lo que elegiste para el paquete de cada obra, con el texto de tu carta de presentación",
      until: untilSignedOut,
    },
    presets: { why: "Una copia de tus listas y formatos, para usarlos sin conexión", until: untilSignedOut },
    readingPlaces: { why: "Dónde dejaste de leer en cada obra compartida, y el formato", until: functional },
    readingSize: { why: "El tamaño de texto que elegiste para leer", until: functional },
    reader: { why: "El nombre y el correo que diste con un comentario sobre una obra compartida", until: functional },
    cookieNotice: { why: "Que ocultaste el aviso de cookies sin responder", until: untilTabCloses },
    reloadedAt: {
      why: "Cuándo se recargó la página por última vez para una versión nueva, para no recargarla una y otra vez",
      until: untilTabCloses,
    },
    activitySession: { why: "Un ID aleatorio de esta visita en tu registro de actividad", until: untilTabCloses },
    lastLogin: {
      why: "La hora de tu última visita, para mostrarla en la página de seguridad",
      until: untilTabCloses,
    },
    profileDraft: { why: "Cambios de tu perfil que aún no guardaste", until: "Los guardas o cierras la pestaña" },
    newEmail: {
      why: "Un correo nuevo que aún no confirmaste",
      until: "Escribes el código o cierras la pestaña",
    },
    linkPass: {
      why: "Que escribiste la contraseña de un enlace, para no pedírtela de nuevo al recargar",
      until: untilTabCloses,
    },
    beforeCheckout: { why: "La página en la que estabas antes de ir a la de pago", until: untilTabCloses },
    contactSync: {
      why: "Lo que compartimos con HubSpot, nuestro sistema de contactos, en esta visita, para no enviarlo dos veces",
      until: untilTabCloses,
    },
    contactSeen: {
      why: "Tu correo, tu plan y tu ajuste de HubSpot la última vez que los revisamos, para enviar solo los cambios",
      until: untilTabCloses,
    },
    contactProperties: {
      why: "Cuándo enviamos por última vez tu plan y tu número de obras a HubSpot",
      until: untilTabCloses,
    },
    profileSync: { why: "Que hoy enviamos tu perfil a HubSpot", until: untilTabCloses },
    automatedMail: { why: "Qué correos automáticos se consideraron en esta visita", until: untilTabCloses },
    automation: { why: "Para administradores: el resultado de la última acción", until: untilTabCloses },
    visits: {
      why: "Qué páginas se contaron hoy, para no contar ninguna dos veces. Solo con tu consentimiento para las analíticas",
      until: "Retiras tu consentimiento o cierras la pestaña",
    },
    replay: {
      why: "A qué grabación pertenece esta visita. Solo con tu consentimiento para las analíticas",
      until: untilTabCloses,
    },
    plays: {
      why: "Tus obras en este dispositivo y los cambios sin sincronizar",
      until: "Cierras sesión y todo está sincronizado, o borras los datos del navegador",
    },
    release: {
      why: "Los archivos de Ghostlight, para que se abra sin conexión después de iniciar sesión aquí. Son iguales para todas las personas",
      until: untilCleared,
    },
    usedFiles: {
      why: "Fuentes y otros archivos de Ghostlight que usaste aquí, para que funcionen sin conexión",
      until: untilCleared,
    },
    siteSettings: {
      why: "Los ajustes públicos de este sitio, como la dirección para iniciar sesión, para que Ghostlight se abra sin conexión",
      until: untilCleared,
    },
    hubspotVisitor: {
      why: `Un ID aleatorio con el que HubSpot reconoce este navegador. ${hubspot}`,
      until: "Retiras tu consentimiento, o pasan 6 meses",
    },
    hubspotVisits: {
      why: `La hora de la primera visita, la anterior y la actual de este navegador. ${hubspot}`,
      until: "Retiras tu consentimiento, o pasan 6 meses",
    },
    hubspotVisit: {
      why: `Qué páginas vistas pertenecen a una misma visita. ${hubspot}`,
      until: "Retiras tu consentimiento, o pasan 30 minutos",
    },
    hubspotBrowser: {
      why: `Si el navegador se cerró desde la última visita. ${hubspot}`,
      until: "Retiras tu consentimiento o cierras el navegador",
    },
    hubspotOptOut: {
      why: "Que no se puede enviar nada a HubSpot, porque retiraste tu consentimiento o porque está abierta una página con una dirección privada",
      until: "Das tu consentimiento de nuevo, o pasan 6 meses",
    },
  },
  none: "Si das tu consentimiento para las analíticas, registramos qué páginas visitas, grabamos algunas visitas para encontrar errores y comunicamos a HubSpot qué páginas abres y, si iniciaste sesión, quién eres. Nunca incluye un manuscrito, una obra compartida ni lo que escribes. Si retiras tu consentimiento, termina enseguida. Los informes de errores son esenciales; nunca incluyen tu nombre ni texto de tus obras. No mostramos anuncios. Puedes cambiar de opinión en cualquier momento en “Configurar cookies”, al pie de la página.",
};
