import { formatNumber } from "../format.ts";
import type { Translation } from "../translation.ts";
import type * as english from "../view.ts";

export const viewWords: Translation<typeof english.viewWords> = {
  menu: "Vista",
  group: "Vista",
  draft: "Vista de borrador",
  focus: "Enfocar el parlamento actual",
  typewriter: "Desplazamiento de máquina de escribir",
  whitePages: "Páginas blancas en el tema oscuro",
  writingTips: "Consejos para escribir",
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  zoom: (percent) => `Zoom ${formatNumber(percent)} %`,
  actualSize: "Tamaño real",
  overview: "Dos páginas lado a lado…",
  overviewTitle: "Páginas",
  overviewHint: "Elige una página para ir a ella.",
  page: (label: string) => `Página ${label}`,
  titlePage: "Portada",
  frontPage: "Preliminares",
  hidePanels: "Ocultar paneles",
  fullScreen: "Pantalla completa",
  done: "Listo",
};
