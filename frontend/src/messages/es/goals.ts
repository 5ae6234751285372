import { counted, formatNumber } from "../format.ts";
import type * as english from "../goals.ts";
import type { Translation } from "../translation.ts";

export const goalsWords: Translation<typeof english.goalsWords> = {
  today: (words: number, goal: number) =>
    words >= goal
      ? `${counted(words, "palabra", "palabras")} hoy: meta cumplida`
      : `${formatNumber(words)} de ${counted(goal, "palabra", "palabras")} hoy`,
  todayWithout: (words: number) => `${counted(words, "palabra", "palabras")} hoy`,
  paused: (words: number) => `En pausa · ${counted(words, "palabra", "palabras")} hoy`,
  draftProgress: (words: number, goal: number) =>
    words >= goal
      ? `${counted(words, "palabra", "palabras")} en este borrador: meta cumplida`
      : `${formatNumber(words)} de ${counted(goal, "palabra", "palabras")} en este borrador`,
  streak: (days: number) => (days === 0 ? "Aún no hay racha" : `Racha: ${counted(days, "día", "días")}`),
  daily: "Palabras por día",
  draft: "Palabras de este borrador",
  goalHint: "Déjalo en blanco si no quieres una meta.",
  counting: "Las palabras eliminadas se restan. Las palabras de todos tus dispositivos cuentan juntas.",
  outOfRange: (max: number) => `Escribe un número entero del 1 al ${formatNumber(max)}.`,
  week: "Días de escritura",
  weekDays: (days: number) => (days === 7 ? "Todos los días" : `${counted(days, "día", "días")} por semana`),
  weekHint: (days: number) =>
    days === 7
      ? "La racha termina el primer día que faltes."
      : `Puedes faltar ${counted(7 - days, "día", "días")} de cada 7 y conservar tu racha.`,
  pauses: "Pausas",
  pausesHint: "Los días en pausa nunca terminan una racha. También puedes agregar una pausa después.",
  noPauses: "No hay pausas previstas.",
  pause: (from: string, to: string) => (from === to ? from : `${from} a ${to}`),
  from: "Primer día",
  to: "Último día",
  addPause: "Agregar pausa",
  removePause: "Quitar",
  removePauseNamed: (pause: string) => `Quitar la pausa ${pause}`,
  endsBefore: "El último día no puede ser anterior al primero.",
  noDay: "Elige un día.",
  done: "Listo",
  chart: "Palabras por día",
  chartDescription: (days: number, goal: number | undefined, reached: number) =>
    `Gráfico de barras de las palabras escritas en los últimos ${counted(days, "día", "días")}.${
      goal === undefined ? "" : ` La meta de ${formatNumber(goal)} se cumplió en ${formatNumber(reached)}.`
    }`,
  chartWhy:
    "Las palabras se cuentan mientras la obra tiene una meta diaria. Las eliminadas se restan, así que un día de recortes puede quedar por debajo de cero. Cuenta para la racha como cualquier otro.",
};
