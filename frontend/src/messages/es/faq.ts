import { plans, planWith } from "#domain/subscription/plans.ts";
import type * as english from "../faq.ts";
import { counted } from "../format.ts";
import type { Translation } from "../translation.ts";

export const faqWords: Translation<typeof english.faqWords> = {
  title: "Preguntas frecuentes",
  lead: "Lo que preguntan quienes escriben teatro antes de empezar.",
  sections: [
    {
      heading: "¿De quién es lo que escribo?",
      paragraphs: ["Tuyo, todo. Guardamos tus obras solo para poder mostrártelas."],
    },
    {
      heading: "¿Puedo probarlo sin una cuenta?",
      paragraphs: [
        "Sí. Puedes escribir en la página de muestra al comienzo de la página de inicio. Este navegador conserva un día lo que escribes ahí, y se convierte en tu primera obra si creas una cuenta.",
      ],
    },
    {
      heading: "¿Cuántas obras puedo tener?",
      paragraphs: [
        `${counted(plans.free.playLimit, "obra", "obras")} en el plan gratuito, sin límite de tiempo. Las obras de la papelera no cuentan. Si alguna vez tienes más obras de las que incluye tu plan, puedes seguir abriéndolas, editándolas y exportándolas todas. Solo no puedes crear nuevas.`,
      ],
    },
    {
      heading: "¿Qué pasa si dejo de pagar?",
      paragraphs: [
        "Puedes cancelar en dos clics en Suscripción, y conservas tu plan hasta el final del período que pagaste. Después puedes seguir abriendo, editando y exportando todas tus obras. Si tu tarjeta es rechazada, conservas tu plan durante 7 días.",
      ],
    },
    {
      heading: "¿Funciona sin conexión?",
      paragraphs: [
        "Sí. Después de iniciar sesión y abrir una obra en un dispositivo, Ghostlight se abre ahí sin conexión. Puedes escribir, empezar obras nuevas y exportar. La barra superior muestra que tus cambios están en este dispositivo, y se sincronizan solos cuando vuelves a tener conexión. Para abrir una obra por primera vez en un dispositivo necesitas conexión.",
      ],
    },
    {
      heading: "¿Puedo trabajar en dos dispositivos?",
      paragraphs: [
        "Sí. Los cambios de los dos dispositivos se combinan, aunque uno estuviera sin conexión. Un cambio hecho en uno nunca sobrescribe lo que escribiste en el otro.",
      ],
    },
    {
      heading: "¿Qué archivos puedo importar y exportar?",
      paragraphs: [
        `Puedes importar archivos de hasta 20 MB de Word (.docx), Final Draft, Fountain, Highland, Fade In, Celtx y Downstage, además de PDF, texto simple, RTF, HTML, Markdown, TEI y Ghostlight JSON. Puedes exportar tu obra como PDF, Word, Final Draft, HTML, EPUB, texto simple, Markdown, Downstage, Fountain y JSON: completa, algunas escenas o, con el plan ${plans[planWith("sides")].name}, el papel de un personaje.`,
      ],
    },
    {
      heading: "¿Cómo se ve el manuscrito?",
      paragraphs: [
        "Sigue el formato moderno del Dramatists Guild: papel carta, Courier de 12 puntos, nombres de personajes centrados en mayúsculas, acotaciones en la mitad derecha de la página y números de página con acto y escena. Para otro formato, papel A4 o un formato propio, elige Formato de página en el editor.",
      ],
    },
    {
      heading: "Eliminé una obra. ¿Se perdió?",
      paragraphs: ["Todavía no. Permanece 30 días en la papelera y puedes restaurarla desde tu lista de obras."],
    },
    {
      heading: "¿Puedo compartir una obra y recibir comentarios?",
      paragraphs: [
        "Sí. Elige Compartir en el editor o en el menú de una obra para crear un enlace a la obra completa o a escenas elegidas. El enlace se abre en cualquier navegador, sin cuenta. Puedes copiarlo con un clic y desactivarlo en cualquier momento.",
        `Con el plan ${plans[planWith("feedback")].name}, tus lectores pueden comentar tu obra si lo permites en el enlace. La lectura anónima, las contraseñas y las fechas de fin son parte del plan ${plans[planWith("blindReading")].name}.`,
      ],
    },
  ],
};
