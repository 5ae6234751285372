import type * as english from "../guide.ts";
import type { Translation } from "../translation.ts";

export const guideWords: Translation<typeof english.guideWords> = {
  title: "Cómo se ve un manuscrito teatral",
  lead: "Lo que teatros y convocatorias esperan en la página, con muestras para descargar.",
  description:
    "El formato de una obra de teatro, elemento por elemento: portada, personajes, encabezados, acotaciones, nombres y diálogo. Con PDF de muestra de siete formatos.",
  sections: [
    {
      heading: "Por qué importa el formato",
      paragraphs: [
        "Quien lee para un teatro ve cientos de textos. En el formato habitual, una página equivale más o menos a un minuto en escena, los nombres se encuentran de un vistazo y nada se interpone entre la lectura y la obra.",
        "No hay una norma oficial. El Dramatists Guild of America publica recomendaciones, y muchos teatros y concursos estadounidenses piden un formato parecido. En América Latina y Europa hay más libertad; las bases de cada convocatoria dicen lo que piden.",
      ],
    },
    {
      heading: "Papel, letra y márgenes",
      paragraphs: [
        "En Estados Unidos, los manuscritos se imprimen por una cara en papel carta, en Courier de 12 puntos, a seis líneas por pulgada y con márgenes de una pulgada. En otros lugares son habituales el papel A4 y otra letra.",
      ],
    },
    {
      heading: "La portada",
      paragraphs: [
        "El título va en medio de la página, con el nombre de quien la escribió debajo. La dirección, el teléfono y el correo de quien la escribió o de su agente van al pie. Si una convocatoria lee de forma anónima, pide una portada sin nombre.",
      ],
    },
    {
      heading: "Personajes, lugar y época",
      paragraphs: [
        "La página siguiente lista los personajes con una descripción breve de cada uno, a menudo con edad y género, y dice dónde y cuándo transcurre la obra. Estas páginas van antes de la página 1.",
      ],
    },
    {
      heading: "Actos y escenas",
      paragraphs: [
        "Cada acto empieza en una página nueva, con su encabezado centrado y en mayúsculas: ACTO PRIMERO. El encabezado de una escena también va centrado. Debajo, la ambientación dice qué vemos cuando se encienden las luces.",
      ],
    },
    {
      heading: "Nombres de personajes",
      paragraphs: [
        "El nombre de quien habla va en mayúsculas sobre el parlamento. En el formato estadounidense moderno va centrado; en el tradicional, a cuatro pulgadas (10 cm) del borde izquierdo. En los textos británicos y de Europa continental, los nombres suelen ir en una columna a la izquierda.",
      ],
    },
    {
      heading: "Diálogo",
      paragraphs: [
        "El diálogo va de margen a margen, a espacio sencillo. Si un parlamento sigue en la página siguiente, el nombre se repite ahí con (Continúa).",
      ],
    },
    {
      heading: "Acotaciones",
      paragraphs: [
        "Las acotaciones se distinguen de lo que se dice: en la mitad derecha de la página en el formato moderno, con sangría y entre paréntesis en el tradicional, en cursiva en los textos europeos. Las acotaciones breves dentro de un parlamento van entre paréntesis en su propia línea.",
      ],
    },
    {
      heading: "Canciones",
      paragraphs: ["Las letras van con sangría y en mayúsculas, un verso por línea, para distinguirlas del diálogo."],
    },
    {
      heading: "Números de página",
      paragraphs: [
        "Los números de página van arriba a la derecha y empiezan después de los preliminares. En los manuscritos estadounidenses, el número suele incluir el acto y la escena: I-2-14 es la página 14, en el acto primero, escena segunda.",
      ],
    },
    {
      heading: "No es un guion de cine",
      paragraphs: [
        "Un guion de cine tiene encabezados INT. y EXT., indicaciones de cámara y el diálogo en una columna angosta. Una obra de teatro en ese formato parece una película, y algunos teatros no la leen.",
      ],
    },
  ],
  samplesTitle: "Muestras de todos los formatos",
  samplesText: "La misma obra breve, en inglés, en cada uno de los siete formatos de Ghostlight, en PDF.",
  sample: (layout: string) => `PDF de muestra: ${layout}`,
  endText: "Ghostlight da este formato mientras escribes.",
  start: "Empezar a escribir",
};
