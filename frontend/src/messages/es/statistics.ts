import { counted, formatNumber } from "../format.ts";
import type * as english from "../statistics.ts";
import type { Translation } from "../translation.ts";

const percent = (share: number): string => `${Math.round(100 * share)} %`;

export const statisticsWords: Translation<typeof english.statisticsWords> = {
  counting: "Contando…",
  pages: "Páginas",
  words: "Palabras",
  runningTime: "Duración",
  byPages: "Por páginas",
  byWords: "Por palabras habladas",
  asTable: "Mostrar como tabla",
  balance: "Diálogo y acotaciones",
  spoken: "Diálogo y letras",
  directions: "Acotaciones",
  other: "Nombres y encabezados",
  kind: "Para qué son las palabras",
  share: "Proporción",
  percent,
  balanceChart: (spoken: number, directions: number, other: number) =>
    `Diálogo y letras ${percent(spoken)}, acotaciones ${percent(directions)}, nombres y encabezados ${percent(other)}.`,
  characters: "Palabras por personaje",
  charactersByLines: "Parlamentos por personaje",
  charactersChart: (count: number, first: string) =>
    `Gráfico de barras de ${counted(count, "personaje", "personajes")}. El papel más largo es el de ${first}.`,
  sortBy: "Mostrar",
  character: "Personaje",
  group: "Grupo",
  groupName: (name: string) => `${name} (grupo)`,
  lines: "Parlamentos",
  noCharacters: "Aún no habla nadie.",
  moreCharacters: (count: number) => `Y ${counted(count, "personaje más", "personajes más")} en la tabla.`,
  scenes: "Palabras por escena",
  scenesChart: (count: number, longest: string) =>
    `Gráfico de barras de ${counted(count, "escena", "escenas")}. La más larga es ${longest}.`,
  scene: "Escena",
  total: "Todas las palabras",
  noScenes: "Las escenas aparecen aquí a medida que las escribes.",
  change: "Evolución",
  wordCount: (count: number) => counted(count, "palabra", "palabras"),
  changeChart: (from: string, to: string, first: number, last: number) =>
    `Gráfico de líneas de las palabras de la obra entre ${from} y ${to}: de ${formatNumber(first)} a ${formatNumber(last)}.`,
  changeWhy:
    "Es la extensión de la obra en cada día que la abriste en este dispositivo. Se guarda en este navegador durante un año, más o menos.",
  changeLater: "Vuelve otro día: desde entonces verás aquí cómo crece y se reduce la obra.",
  day: "Día",
  downloadCsv: "Descargar CSV",
  fileName: (title: string) => `${title} - estadísticas`,
  about: "Qué",
  name: "Nombre",
  play: "Obra",
};
