import type * as english from "../tips.ts";
import type { Translation } from "../translation.ts";
import { kindWords } from "./editor.ts";

export const tipWords: Translation<typeof english.tipWords> = {
  title: "Consejos para escribir",
  withKeys: {
    cue: "Escribe un nombre en mayúsculas y presiona Enter. Después viene el parlamento.",
    dialogue: "Después de un parlamento, presiona Enter para el nombre siguiente o Tab para un paréntesis.",
    direction: "En una línea vacía, presiona Enter o Tab hasta llegar a lo que necesitas, como una acotación.",
  },
  withBar: {
    cue: "Escribe un nombre en mayúsculas y presiona Enter. Después viene el parlamento.",
    dialogue: `Después de un parlamento, presiona Enter para el nombre siguiente o toca ${kindWords.parenthetical} en la barra de abajo.`,
    direction: `En una línea vacía, toca lo que necesitas en la barra de abajo, como ${kindWords.direction}.`,
  },
  inSetting: "Describe el lugar y presiona Enter. Luego escribe un nombre en mayúsculas y presiona Enter otra vez.",
  hide: "Ocultar consejos",
  hidden: "Para volver a mostrarlos, elige Consejos para escribir en el menú Vista o, en un teléfono, en Más.",
};
