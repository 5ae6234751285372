import { type BillingInterval, plans, yearlySaving } from "#domain/subscription/plans.ts";
import { counted, formatPrice } from "../format.ts";
import type * as english from "../pricing.ts";
import type { Translation } from "../translation.ts";

const savedPercent = Math.round((100 * yearlySaving(plans.writer)) / (12 * plans.writer.monthly));

export const featureWords: Translation<typeof english.featureWords> = {
  allVersions: "Historial de versiones completo",
  namedVersions: "Versiones con nombre y marcas de revisión",
  sides: "Papel de cada personaje",
  feedback: "Comentarios de lectores",
  guidedQuestions: "Preguntas guiadas para lectores",
  blindReading: "Enlaces de lectura anónima",
  linkPasswords: "Contraseñas en los enlaces",
  linkEndDates: "Fechas de fin en los enlaces",
  feedbackCsv: "Comentarios como archivo CSV",
};

const per = { monthly: "al mes", yearly: "al año" };

export const pricingWords: Translation<typeof english.pricingWords> = {
  title: "Precios",
  lead: "Todos los planes incluyen el editor completo, escritura sin conexión, guardado automático, importación, todos los formatos de exportación y enlaces para compartir.",
  interval: "Período de facturación",
  intervals: { monthly: "Mensual", yearly: `Anual (ahorra ${savedPercent} %)` },
  per,
  price: (dollars: number) => formatPrice(dollars),
  forever: "para siempre",
  inAYear: (yearly: number, saving: number) => `${formatPrice(yearly)} con pago anual (ahorras ${formatPrice(saving)})`,
  saved: (saving: number) => `Ahorras ${formatPrice(saving)} al año`,
  noCard: "Sin tarjeta",
  plays: (limit: number | null) => (limit === null ? "Obras ilimitadas" : counted(limit, "obra", "obras")),
  versions: (days: number) =>
    days === 1
      ? "Historial de versiones del último día"
      : `Historial de versiones de los últimos ${counted(days, "día", "días")}`,
  everything:
    "Editor completo, escritura sin conexión, importación, todos los formatos de exportación y enlaces para compartir",
  yours: "Tu plan",
  priceFor: (dollars: number, interval: BillingInterval) => `${formatPrice(dollars)} ${per[interval]}`,
  choose: (plan: string, price: string) => `Elegir ${plan}, ${price}`,
  upgrade: (plan: string, price: string) => `Pasar a ${plan}, ${price}`,
  start: "Empezar gratis",
  toPlays: "Ir a tus obras",
  leaving: "Abriendo la página de pago…",
  changeTo: (plan: string, price: string) => `Cambiar a ${plan}, ${price}`,
  notYet: (cheaper: string) =>
    `Aún estamos construyendo lo que este plan agrega a ${cheaper}. Todavía no se puede comprar.`,
  notSold: "En este sitio no hay planes de pago. Todas las cuentas están en el plan gratuito, sin tarjeta.",
  paying:
    "Pago a través de Stripe. Los precios están en dólares estadounidenses. Cancela cuando quieras; conservas el acceso hasta que termine el período.",
  end: "Cuando termina un plan de pago, puedes seguir abriendo, editando y exportando todas tus obras. Solo no puedes crear nuevas más allá del límite gratuito.",
};
