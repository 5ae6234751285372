import { counted } from "../format.ts";
import type * as english from "../kept.ts";
import type { Translation } from "../translation.ts";

export const keptWords: Translation<typeof english.keptWords> = {
  title: "Pasajes por revisar",
  notice: (count: number) => `${counted(count, "pasaje", "pasajes")} por revisar después de editar en dos dispositivos`,
  why: "Editaste la obra en dos dispositivos a la vez. No se perdió nada. Elige qué hacer con estos pasajes.",
  close: "Cerrar",
  settled: "Listo. Para revertirlo, elige Deshacer.",
  found: {
    "written-into-removed": "Escrito en un texto que se eliminó en otro dispositivo",
    "left-behind": "Escrito en una escena que se movió. ¿Mover este texto con ella?",
    doubled: "Este texto aparece dos veces. ¿Dejar solo uno?",
  },
  verbs: {
    "put-back": "Devolver",
    "throw-away": "Descartar",
    "bring-along": "Mover con la escena",
    "leave-here": "Dejar aquí",
    "keep-one": "Dejar uno",
    "keep-both": "Dejar los dos",
  },
  verbOn: (verb: string, words: string) => `${verb}: ${words}`,
  start: "Al comienzo de la obra",
  inScene: (heading: string) => `En ${heading}`,
  afterCue: (cue: string) => `después de ${cue}`,
  moved: (heading: string) => `Se movió ${heading || "la escena"}`,
};
