import type * as english from "../find.ts";
import { counted, formatNumber } from "../format.ts";
import type { Translation } from "../translation.ts";

export const findWords: Translation<typeof english.findWords> = {
  bar: "Buscar y reemplazar",
  find: "Buscar",
  replaceWith: "Reemplazar con",
  next: "Resultado siguiente",
  previous: "Resultado anterior",
  close: "Cerrar buscar y reemplazar",
  showReplace: "Reemplazar…",
  options: "Opciones",
  replace: "Reemplazar",
  replaceAll: "Reemplazar todo",
  matchCase: "Mayúsculas y minúsculas",
  wholeWord: "Palabras completas",
  pattern: "Expresión regular",
  element: "Elemento",
  allElements: "Todos los elementos",
  character: "Personaje",
  allCharacters: "Todos los personajes",
  part: "Acto o escena",
  wholePlay: "Toda la obra",
  place: (current: number, count: number) => `${formatNumber(current)} de ${formatNumber(count)}`,
  results: (count: number) => (count === 0 ? "Sin resultados" : counted(count, "resultado", "resultados")),
  searching: "Buscando…",
  replaced: (count: number) =>
    `Se ${count === 1 ? "reemplazó" : "reemplazaron"} ${counted(count, "resultado", "resultados")}`,
  problems: {
    invalid: "Esta expresión regular no es válida. Revisa sus corchetes y barras invertidas.",
    slow: "Esta expresión regular tarda demasiado. Hazla más simple.",
    "too-many": "Esta expresión regular coincide demasiadas veces. Hazla más específica.",
    unavailable: "No se pudo iniciar la búsqueda. Revisa tu conexión e inténtalo de nuevo.",
  },
};
