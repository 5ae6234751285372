import type * as english from "../terms.ts";
import type { Translation } from "../translation.ts";

export const termsWords: Translation<typeof english.termsWords> = {
  title: "Condiciones",
  lead: "Estas condiciones son breves. Tú escribes, nosotros cuidamos tu trabajo y lo que escribes es tuyo.",
  sections: [
    {
      heading: "Tu trabajo",
      paragraphs: [
        "Todo lo que escribes aquí es tuyo. Nos permites guardarlo, hacer copias de seguridad y mostrártelo, y nada más. Este permiso termina cuando eliminas tu trabajo.",
        "Si importas algo, como un texto de otra persona, es tu responsabilidad tener derecho a usarlo.",
      ],
    },
    {
      heading: "Tu cuenta",
      paragraphs: [
        "Una cuenta es para una persona. No compartas tu contraseña y avísanos si alguien más la obtiene. Debes tener la edad necesaria para celebrar un contrato donde vives, o la autorización de tu madre, padre o tutor.",
      ],
    },
    {
      heading: "Uso correcto",
      paragraphs: [
        "No intentes acceder al trabajo de otras personas, interrumpir el servicio ni usarlo como almacenamiento gratuito para algo que no sea escribir teatro. Podemos cerrar una cuenta que incumpla estas reglas. Si es posible, te escribiremos antes, y podrás exportar tus obras, salvo que la ley lo prohíba.",
      ],
    },
    {
      heading: "Pago",
      paragraphs: [
        "Un plan de pago se renueva automáticamente, cada mes o cada año, hasta que lo canceles. Puedes cancelar en cualquier momento en Suscripción. Conservas entonces el plan hasta el final del período que pagaste y no te cobramos de nuevo. Si cambias de plan a mitad de un período, te acreditamos lo que ya pagaste.",
        "Si un pago falla, conservas tu plan durante 7 días mientras volvemos a intentarlo. Los cambios de precio se aplican solo a períodos que aún no empezaron, y te avisaremos con anticipación.",
        "Cuando un plan termina, puedes seguir abriendo, editando y exportando tus obras. Estas condiciones no afectan ningún derecho de desistimiento que te dé la ley de tu país.",
      ],
    },
    {
      heading: "El servicio",
      paragraphs: [
        "Hacemos todo lo posible para que tu trabajo no se pierda, pero aun así te recomendamos exportar lo que te importa. El servicio se ofrece tal cual. Donde la ley lo permite, nuestra responsabilidad se limita a lo que pagaste en los últimos 12 meses.",
        "Si Ghostlight cierra algún día, te avisaremos con al menos 90 días de anticipación y podrás exportar tus obras hasta el último día.",
      ],
    },
    {
      heading: "Cambios",
      paragraphs: [
        "Si estas condiciones cambian, te avisaremos antes de que el cambio entre en vigor. Si tienes preguntas, usa el formulario de contacto.",
      ],
    },
  ],
};
