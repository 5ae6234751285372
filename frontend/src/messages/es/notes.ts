import { counted, formatNumber } from "../format.ts";
import type * as english from "../notes.ts";
import type { Translation } from "../translation.ts";

export const noteWords: Translation<typeof english.noteWords> = {
  private: "Solo tú ves tus notas. Los archivos no las incluyen, a menos que lo pidas.",
  states: { open: (count: number) => `Pendientes (${formatNumber(count)})`, done: "Hechas", all: "Todas" },
  statesLabel: "Qué notas mostrar",
  none: "Aún no hay notas. Selecciona texto y elige Agregar nota, o agrega una sobre una escena o toda la obra.",
  noneOpen: "No hay notas pendientes.",
  noneDone: "Aún no hay nada hecho.",
  ofPlay: "Toda la obra",
  beforeFirst: "Antes de la primera escena",
  gone: "Texto eliminado",
  done: "Hecha",
  goTo: "Ir al texto",
  edit: "Editar",
  editNote: (text: string) => `Editar: ${text}`,
  remove: "Eliminar",
  removeNote: (text: string) => `Eliminar: ${text}`,
  removed: "Nota eliminada.",
  discarded: "Nota descartada.",
  undo: "Deshacer",
  isGone: "Se eliminó el texto:",
  sceneGone: "Se eliminó la escena.",
  inText: "En el texto",
  empty: "Nota vacía",
  field: "Nota",
  about: "Sobre",
  aboutPassage: (quote: string) => `“${quote}”`,
  aboutScene: (name: string) => `Escena: ${name}`,
  aboutAct: (name: string) => `Acto: ${name}`,
  save: "Guardar",
  cancel: "Cancelar",
  tooLong: (over: number) =>
    `Esta nota tiene ${counted(over, "carácter", "caracteres")} de más. Acórtala o divídela en dos.`,
  tooMany: (most: number) =>
    `Una obra puede tener ${formatNumber(most)} notas. Elimina algunas que ya estén hechas y agrega esta.`,
};
