import type * as english from "../about.ts";
import type { Translation } from "../translation.ts";

export const aboutWords: Translation<typeof english.aboutWords> = {
  title: "Acerca de Ghostlight",
  lead: "Cuando un teatro cierra por la noche, queda una sola lámpara encendida en el escenario vacío. En inglés se llama ghost light. Ghostlight es un lugar para escribir obras de teatro y lleva el nombre de esa lámpara: tu trabajo nunca se queda a oscuras.",
  sections: [
    {
      heading: "Qué hace",
      paragraphs: [
        "Una obra tiene una forma que los procesadores de texto no conocen: nombres en medio de la página, acotaciones en la mitad derecha, actos y escenas que se numeran y se cuentan. Se pierden horas en tabuladores. Ghostlight conoce esa forma y compone la página por ti.",
        "Escribes con Enter y Tab. Las páginas de tu pantalla son las páginas del PDF. Todo lo que escribes se guarda primero en tu dispositivo y unos segundos después en nuestro servidor, así que una batería agotada o un túnel no te cuestan nada.",
      ],
    },
    {
      heading: "Qué no hace",
      paragraphs: [
        "No escribe por ti, y nadie aquí lee lo que escribes. El texto de tus obras nunca llega a un registro, un informe de errores o una estadística.",
        "No retiene tu trabajo. Puedes exportar todas tus obras con cualquier plan y no pierdes ninguna cuando un plan termina.",
      ],
    },
    {
      heading: "Cómo está hecho",
      paragraphs: [
        "Los manuscritos se componen en Courier Prime, una letra creada para guiones. Puedes exportar tus obras en diez formatos. Uno de ellos es Fountain, un formato abierto de texto simple que lee cualquier editor. Tus obras durarán más que el programa con el que las escribiste.",
      ],
    },
  ],
};
