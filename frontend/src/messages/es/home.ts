import { plans } from "#domain/subscription/plans.ts";
import { counted } from "../format.ts";
import type * as english from "../home.ts";
import type { Translation } from "../translation.ts";

export const homeWords: Translation<typeof english.homeWords> = {
  headline: ["Escribe obras de teatro.", "La página se cuida sola."],
  lead: "Un editor que sabe cómo se ve un manuscrito teatral y guarda cada palabra que escribes, en tu dispositivo y en nuestro servidor.",
  start: "Empezar a escribir",
  toPlays: "Ir a tus obras",
  import: "Importar un texto",
  small: `Gratis para ${counted(plans.free.playLimit, "obra", "obras")}. No hay nada que instalar.`,
  stageLabel: "Una página de muestra en la que puedes escribir",
  stageNote: "Pruébala. Puede ser tu primera obra.",
  stageHelp:
    "Presiona Enter para el elemento siguiente. Cuando hayas escrito algo, presiona Tab para uno distinto, o Escape y después Tab para salir de la página.",
  pageNumber: "I-1-3",
  empty: "Empieza a escribir aquí",
};

export const openingPage: Translation<typeof english.openingPage> = [
  { kind: "direction", text: "El escenario está vacío, salvo por una lámpara de pie. Entra RUT." },
  { kind: "cue", text: "Rut" },
  { kind: "dialogue", text: "Me dijeron que nadie se queda. Ni el elenco ni los fantasmas." },
  { kind: "cue", text: "Gualterio" },
  { kind: "parenthetical", text: "desde la oscuridad" },
  {
    kind: "dialogue",
    text: "Alguien tiene que quedarse, señorita. Un teatro nunca se deja a oscuras. Se le deja una luz, y se le deja encendida.",
  },
  { kind: "cue", text: "Rut" },
  { kind: "dialogue", text: "¿Y quién paga el foco?" },
];
