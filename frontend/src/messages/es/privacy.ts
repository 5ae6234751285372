import type * as english from "../privacy.ts";
import type { Translation } from "../translation.ts";
import { settingsWords } from "./settings.ts";

export const privacyWords: Translation<typeof english.privacyWords> = {
  title: "Privacidad",
  lead: "Reunimos solo lo que necesitamos para que Ghostlight funcione para ti. Esta página explica qué es, adónde va y cuánto tiempo lo conservamos.",
  sections: [
    {
      heading: "Qué guardamos",
      paragraphs: [
        "Tu cuenta: tu correo electrónico, tu nombre completo, el idioma de los correos que te enviamos y tu contraseña, que el servicio de inicio de sesión guarda de una forma que nadie puede leer.",
        "Tu perfil, si lo completas: tu nombre, nombre artístico, semblanza, sitio web, los datos de contacto para las portadas y el idioma en el que escribes.",
        "Los ajustes que guardas con un nombre, como tus formatos de página y tus paquetes para convocatorias.",
        "Tus inicios de sesión de los últimos 90 días: la hora, si usaste una contraseña o un enlace y cómo se identifica tu navegador.",
        "Tus dispositivos: un ID aleatorio y lo que cada navegador dice ser, el nombre que le diste, cuándo tuvo conexión por última vez y qué obras tenían ahí cambios sin sincronizar. Eliminamos un dispositivo 13 meses después de su última conexión, y puedes quitarlo en cualquier momento.",
        "Un registro de tu actividad de los últimos 13 meses: cuándo iniciaste sesión; cuándo creaste, abriste, guardaste o exportaste una obra, con su título y cuántas palabras agregaste; y cómo se identifica tu navegador. Las páginas que visitas se registran solo con tu consentimiento.",
        "Lo que nos envías con el formulario de contacto: tu nombre, tu correo y tu mensaje.",
        "Tus obras: el texto, la portada, cuándo se creó y cambió cada una, y cuántas palabras y páginas tiene.",
        "Registros técnicos de las solicitudes: la hora, la ruta, el resultado y el ID de la cuenta, pero no tu nombre. Los usamos para encontrar errores y detener abusos.",
      ],
    },
    {
      heading: "Qué no hacemos",
      paragraphs: [
        "El texto de tus obras nunca llega a un registro, un informe de errores o una estadística. No mostramos anuncios ni creamos un perfil de lo que lees o escribes. Registramos las páginas visitadas, las compartimos con HubSpot y grabamos visitas solo si das tu consentimiento en la configuración de cookies.",
        "No recibimos tu contraseña cuando inicias sesión. En su lugar, tu navegador demuestra que la conoce (Secure Remote Password).",
      ],
    },
    {
      heading: "Dónde lo guardamos",
      paragraphs: [
        "Guardamos tus datos en Amazon Web Services, cifrados en tránsito y en reposo. Los correos de la cuenta, como los de confirmación y cambio de contraseña, se envían por el mismo proveedor. Los informes de errores pueden ir a Sentry, sin tu nombre, tus direcciones ni nada de lo que escribiste. Si compras un plan, pagas a través de Stripe, que recibe tu nombre, tu correo, el ID de tu cuenta y lo que escribes en sus páginas. Nunca recibimos los datos de tu tarjeta; guardamos solo qué plan tienes y su estado. Aparte de estas empresas y HubSpot, nadie recibe tus datos.",
        `HubSpot es nuestro sistema de contactos. Compartimos tu nombre, tu correo, el ID de tu cuenta, cuándo se creó y se usó por última vez, tu plan y cuántas obras tienes. Nunca compartimos un título ni texto de una obra. Para detenerlo y que se quiten tus datos de HubSpot, activa “${settingsWords.crmOptOut}” en la configuración de la cuenta o elimina tu cuenta. Compartimos lo que haces aquí y qué páginas abres solo si das tu consentimiento para las analíticas; una parte la recoge el propio script de HubSpot en la página. Nunca compartimos nada sobre obras compartidas.`,
        "Tu propio dispositivo conserva una copia de cada obra que abres en él, para que puedas escribir sin conexión. Cuando cierras sesión, quitamos cada copia que se haya sincronizado por completo. Cierra siempre la sesión en un dispositivo que no sea tuyo.",
      ],
    },
    {
      heading: "Cuánto tiempo lo conservamos",
      paragraphs: [
        "Conservamos tus datos mientras tengas una cuenta. Una obra que eliminas permanece 30 días en la papelera y después se elimina para siempre.",
        "Eliminamos los mensajes del formulario de contacto después de 13 meses, tengas o no una cuenta. Si quieres que el tuyo se elimine antes, escríbenos.",
      ],
    },
    {
      heading: "Lo que puedes decidir",
      paragraphs: [
        "En la configuración de la cuenta puedes exportar todos tus datos en un archivo o eliminar tu cuenta. Puedes corregir tu perfil en cualquier momento. Al eliminar tu cuenta, todas las sesiones terminan y todos los enlaces se desactivan enseguida; el resto de tus datos se elimina en unos días. Solo se conservan las facturas, que guarda la empresa de pagos el tiempo que exige la ley.",
        "Para cualquier otra cosa, usa el formulario de contacto e indica el correo de tu cuenta.",
      ],
    },
  ],
};
