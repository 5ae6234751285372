import { plans } from "#domain/subscription/plans.ts";
import { counted } from "../format.ts";
import type * as english from "../pageDescriptions.ts";
import type { Translation } from "../translation.ts";

export const pageDescriptions: Translation<typeof english.pageDescriptions> = {
  home: "Escribe obras de teatro en el formato que los teatros esperan. Ghostlight da formato al manuscrito mientras escribes, guarda cada palabra y funciona sin conexión.",
  about:
    "Por qué existe Ghostlight: un editor hecho solo para obras de teatro, con páginas que se imprimen como las ves y palabras que nunca se pierden.",
  contact: "Escribe a quienes hacen Ghostlight. Una persona lee cada mensaje.",
  faq: "De quién son tus obras, qué es gratis, qué archivos puedes importar y exportar, y cómo funciona la escritura sin conexión.",
  pricing: `Escribe ${counted(plans.free.playLimit, "obra", "obras")} gratis con el editor completo y todos los formatos de exportación. Los planes de pago agregan obras ilimitadas y comentarios de lectores.`,
  privacy: "Qué guarda Ghostlight sobre ti y tus obras, por qué, durante cuánto tiempo y cómo eliminarlo.",
  terms: "Las condiciones para usar Ghostlight. Todo lo que escribes es tuyo.",
  cookies: "Cada entrada que Ghostlight guarda en tu navegador, con su propósito y su duración.",
};

export const structuredWords: Translation<typeof english.structuredWords> = {
  category: "Programa de escritura teatral",
  system: "Cualquier sistema con un navegador actual",
  pictureText: "Una página del manuscrito de una obra de teatro en el editor de Ghostlight",
};
