import type * as english from "../contact.ts";
import { formatNumber } from "../format.ts";
import type { Translation } from "../translation.ts";

export const contactWords: Translation<typeof english.contactWords> = {
  title: "Contacto",
  lead: "Una persona lee cada mensaje.",
  useful: "Si algo salió mal, cuéntanos:",
  points: [
    "en qué página estabas y qué hiciste al final",
    "el texto exacto del mensaje de error",
    "qué navegador y dispositivo usas",
  ],
  care: "No incluyas texto de tu obra, por favor. No lo necesitamos para ayudarte.",
  byMail: "O escríbenos a",
  topics: {
    question: "Una pregunta",
    problem: "Algo no funciona",
    plan: "Planes y pagos",
    privacy: "Mis datos",
    idea: "Una idea",
    other: "Otra cosa",
  },
  form: {
    name: "Tu nombre",
    email: "Tu correo, para responderte",
    topic: "¿De qué se trata?",
    message: "Mensaje",
    messageHint: (most: number) => `Texto simple, como máximo ${formatNumber(most)} caracteres.`,
    trap: "Deja este campo en blanco",
    machine: "Esto parecía un mensaje automático. Si no lo es, elige Enviar de nuevo.",
    kept: "Tu mensaje sigue aquí.",
    needsScript:
      "El formulario necesita JavaScript. Actívalo en la configuración de tu navegador y vuelve a cargar la página.",
    send: "Enviar",
    busy: "Enviando…",
  },
  sent: {
    title: "Mensaje enviado",
    text: (email: string) => `Gracias. Lo leeremos y responderemos a ${email}.`,
    another: "Enviar otro mensaje",
  },
};
