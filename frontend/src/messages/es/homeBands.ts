import type * as english from "../homeBands.ts";
import type { Translation } from "../translation.ts";

export const bandWords: Translation<typeof english.bandWords> = {
  editor: {
    title: "Un editor que sabe qué es una obra",
    text: "Dos teclas dan el formato. Las páginas de la pantalla son las del PDF, línea por línea.",
    points: [
      {
        title: "Tus escenas, de un vistazo",
        text: "Salta a una escena, o arrástrala a otro lugar con todo lo que contiene.",
      },
      {
        title: "Páginas que ya están bien",
        text: "Los nombres, parlamentos, acotaciones y números de página están donde los teatros los esperan.",
      },
      { title: "Siempre el paso siguiente", text: "La línea inferior muestra qué harán Enter y Tab." },
    ],
  },
  sharing: {
    title: "Los comentarios van en la línea precisa",
    text: "Envía un enlace. Tus lectores no necesitan una cuenta ni una app: leen en cualquier teléfono, seleccionan una línea y escriben lo que piensan. Ves sus comentarios junto a esa línea.",
    note: "Los enlaces para compartir son parte de todos los planes. Reunir comentarios es parte de los planes Writer y Company.",
  },
  formats: {
    title: "Trae lo que tienes. Llévate lo que necesitas.",
    inTitle: "Importar",
    inText:
      "PDF, Word, Final Draft, Fountain, Highland, Fade In, Celtx, Downstage, TEI, texto simple, RTF, HTML, Markdown y Ghostlight JSON. Ves las primeras páginas antes de agregar la obra.",
    outTitle: "Exportar",
    outText:
      "PDF, Word, Final Draft, Fountain, HTML, EPUB, texto simple, Markdown, Downstage y JSON: la obra completa, algunas escenas o, con un plan de pago, el papel de un personaje.",
    samplesTitle: "Abre una muestra",
    guide: "Cómo se ve un manuscrito teatral",
  },
  comparison: {
    title: "En comparación",
    text: "Un procesador de texto y un programa de guion de cine son buenos en lo suyo. Esto es lo que hace cada uno por una obra de teatro.",
    caption: "Ghostlight, un procesador de texto y un programa de guion, comparados",
    subject: "Para una obra de teatro",
    columns: ["Ghostlight", "Procesador de texto", "Programa de guion"],
    rows: [
      [
        "Formato teatral mientras escribes",
        "Sí, siete formatos",
        "Con estilos que configuras",
        "Hecho para cine; algunos tienen una plantilla teatral",
      ],
      ["Enter y Tab dan el elemento siguiente", "Sí", "No", "Sí"],
      ["Parlamentos y escenas de cada personaje", "Sí", "No", "Sí"],
      [
        "Quién está en escena, escenas francesas, papeles",
        "Sí; los papeles, con un plan de pago",
        "No",
        "Rara vez todo",
      ],
      ["Comentarios de lectores sin cuenta", "Sí, con un plan de pago", "En algunos, con un enlace", "Rara vez"],
      ["Funciona sin conexión", "Sí", "Sí", "Sí"],
      ["Escribir con otras personas a la vez", "No", "En la mayoría", "En algunos"],
      ["Cartas, ensayos y todo lo demás", "No", "Sí", "No"],
      ["Presupuestos y planes de rodaje", "No", "No", "En algunos, o con sus archivos"],
    ],
  },
  prices: {
    title: "Precios",
    text: "El editor, la escritura sin conexión y todos los formatos de exportación son gratis. Pagas por más obras, por los papeles de cada personaje y por los comentarios.",
    more: "Comparar los planes",
  },
  questions: { title: "Preguntas", more: "Más preguntas y respuestas" },
  closing: { title: "La luz está encendida.", text: "Tu primera obra está a un clic." },
};
