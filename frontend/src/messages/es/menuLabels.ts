import type * as english from "../menuLabels.ts";
import type { Translation } from "../translation.ts";

export const menuLabels: Translation<typeof english.menuLabels> = {
  untitled: "Obra sin título",
  titleUnknown: "Título desconocido",
  comments: "Comentarios",
  share: "Compartir",
  shareItem: "Compartir…",
};
