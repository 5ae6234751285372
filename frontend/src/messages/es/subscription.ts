import { formatNumber } from "../format.ts";
import type * as english from "../subscription.ts";
import type { Translation } from "../translation.ts";

export const subscriptionWords: Translation<typeof english.subscriptionWords> = {
  title: "Suscripción",
  plan: "Plan",
  status: "Estado",
  paid: "Facturación",
  intervals: { monthly: "Mensual", yearly: "Anual" },
  plays: "Obras",
  limit: (limit: number | null) => (limit === null ? "Ilimitadas" : `Hasta ${formatNumber(limit)}`),
  plans: "Planes",
  manage: "Gestionar la suscripción",
  manageAside: "Cambia tu plan o tu tarjeta, cancela o reanuda, y lee tus facturas en la página de Stripe.",
  manageEnded: "Tus facturas están en la página de Stripe.",
  managing: "Abriendo la página…",
  given: "Recibiste este plan sin costo. Para cambiarlo o ampliarlo, escríbenos.",
  givenContact: "Preguntar por tu plan",
  unknown: {
    title: "No pudimos cargar tu plan",
    text: "Nuestro servidor no respondió. Inténtalo de nuevo en un momento.",
    again: "Reintentar",
    trying: "Reintentando…",
  },
  billingFailed: "No pudimos cargar tus datos de pago.",
  problem: "No funcionó",
  wanted: {
    feedback: {
      title: "Los comentarios son parte de un plan de pago",
      text: (plan: string) =>
        `Para reunir comentarios de lectores sobre una obra y verlos en una sola página, cambia al plan ${plan}.`,
    },
  },
  back: "Volver a tus obras",
  waiting: {
    title: "Preparando tu plan…",
    text: "Tu pago se realizó. Esto toma unos segundos.",
  },
  open: {
    title: "Tu plan está activo",
    text: (plan: string) => `Gracias. Ahora tienes el plan ${plan}.`,
    news: "Lo nuevo de tu plan:",
  },
  late: {
    title: "Está tardando más de lo normal",
    text: "Stripe informa que pagaste, pero Ghostlight aún no recibe la confirmación. No se te cobrará dos veces. Revisa de nuevo en unos minutos. Si tu plan sigue sin activarse, escríbenos.",
    again: "Revisar de nuevo",
    contact: "Contacto",
  },
  left: "Saliste de la página de pago. No se te cobró nada.",
  goOn: { plays: "Ir a tus obras", feedback: "Ir a los comentarios", writing: "Seguir escribiendo" },
};

export const onHoldWords: Translation<typeof english.onHoldWords> = {
  locked: "Tu plan está en pausa porque falló un pago.",
  update: "Actualizar tu tarjeta",
  feedbackTitle: "Tu plan está en pausa",
  feedback:
    "Los comentarios de tus lectores se conservan. Para volver a verlos, actualiza tu tarjeta en “Gestionar la suscripción”.",
};

const periodEnd = "el final del período";

const withArticle = (day: string): string => (day === periodEnd ? day : `el ${day}`);
const onDay = (day: string): string => (day === periodEnd ? "al final del período" : `el ${day}`);

export const statusSentences: Translation<typeof english.statusSentences> = {
  free: "Gratuito. No hay nada que pagar y no tenemos ninguna tarjeta registrada.",
  periodEnd,
  unknown: (status: string) => `Stripe informa el estado “${status}”, que no reconocemos. Si pagaste, escríbenos.`,
  paidThrough: (day: string) => `Activo. Pagado hasta ${withArticle(day)}.`,
  endsAtPeriodEnd: (day: string) => `Cancelado. Tu plan termina ${onDay(day)}. Puedes reanudarlo hasta entonces.`,
  activeUntil: (day: string) => `Activo hasta ${withArticle(day)}.`,
  renews: (day: string) => `Activo. Se renueva ${onDay(day)}.`,
  trialCanceled: (day: string) => `Cancelado. Tu prueba termina ${onDay(day)}. No se te cobrará nada.`,
  trial: (day: string) => `Tu prueba termina ${onDay(day)}. Entonces se hará el primer cobro.`,
  late: "Pago atrasado. Tu tarjeta fue rechazada. Conservas tu plan mientras intentamos cobrar de nuevo.",
  lateUntil: (day: string) =>
    `Pago atrasado. Tu tarjeta fue rechazada. Conservas tu plan hasta el ${day} mientras intentamos cobrar de nuevo.`,
  lateAndClosed: "Pago atrasado. Tu plan está en pausa. Para reactivarlo enseguida, agrega otra tarjeta.",
  unpaid:
    "Sin pagar. Tu tarjeta fue rechazada demasiadas veces, así que tu plan está en pausa. Para reactivarlo, agrega otra tarjeta.",
  paused: "En pausa. Reanuda tu suscripción para volver a usar tu plan.",
  ended: (day: string) => `Terminó ${onDay(day)}. Puedes seguir abriendo, editando y exportando todas tus obras.`,
  incomplete: "Sin empezar. El primer pago no se realizó.",
  incompleteExpired: "Sin empezar. El primer pago no se realizó a tiempo.",
};
