import { counted } from "../format.ts";
import type * as english from "../pageLayout.ts";
import type { Translation } from "../translation.ts";

export const layoutNames: Translation<typeof english.layoutNames> = {
  "guild-modern": "Guild moderno",
  "us-manuscript": "Manuscrito de EE. UU.",
  musical: "Teatro musical",
  uk: "Reino Unido",
  european: "Europeo",
  "acting-edition": "Edición para ensayos",
  "large-print": "Letra grande",
};

export const layoutDescriptions: Translation<typeof english.layoutDescriptions> = {
  "guild-modern": "El formato moderno del Dramatists Guild. Los nombres van centrados y las acotaciones, a la derecha.",
  "us-manuscript":
    "El manuscrito estadounidense tradicional. Margen ancho para encuadernar, acotaciones entre paréntesis, cada escena en página nueva.",
  musical: "Para un libreto. Nombres a 10 cm del borde, acotaciones entre paréntesis.",
  uk: "Un texto británico. Letra sin serifas, nombres en una columna a la izquierda, acotaciones en cursiva.",
  european:
    "El formato habitual en Europa continental. Letra con serifas, nombres en una columna a la izquierda, acotaciones en cursiva.",
  "acting-edition":
    "Un libro pequeño para ensayar, de media hoja por página. En papel, los nombres y las acotaciones van en la misma línea que el parlamento. En el editor tienen su propia línea, y los números de página coinciden con el papel.",
  "large-print": "El manuscrito estadounidense a 18 puntos, sin serifas, para personas con baja visión.",
};

export const paperNames: Translation<typeof english.paperNames> = { letter: "Carta", a4: "A4" };

export const paperSizes: Translation<typeof english.paperSizes> = { letter: "21,6 × 27,9 cm", a4: "210 × 297 mm" };

export const pageLayoutWords: Translation<typeof english.pageLayoutWords> = {
  item: "Formato de página…",
  title: "Formato de página",
  lead: "Se usa en la pantalla, al imprimir, al exportar y para quienes leen con un enlace.",
  layout: "Formato",
  paper: "Papel",
  pages: (pages: number) => counted(pages, "página", "páginas"),
  undo: "Deshacer",
  done: "Listo",
};
