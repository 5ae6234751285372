import type * as english from "../tips.ts";
import type { Translation } from "../translation.ts";

export const tipWords: Translation<typeof english.tipWords> = {
  title: "Consejos para escribir",
  cue: "Escribe un nombre en mayúsculas y presiona Enter. Después viene el parlamento.",
  dialogue: "Después de un parlamento, presiona Enter para el nombre siguiente o Tab para un paréntesis.",
  direction: "En una línea vacía, presiona Enter o Tab hasta llegar a lo que necesitas, como una acotación.",
  hide: "Ocultar consejos",
  hidden: "Puedes volver a mostrarlos en el menú Vista.",
};
