import type * as english from "../listening.ts";
import type { Translation } from "../translation.ts";

export const listeningWords: Translation<typeof english.listeningWords> = {
  title: "Leer en voz alta",
  start: "Leer desde el cursor",
  pause: "Pausar",
  resume: "Continuar",
  stop: "Detener",
  next: "Siguiente",
  previous: "Anterior",
  speed: "Velocidad",
  speeds: { "0.75": "Lenta", "1": "Normal", "1.25": "Rápida", "1.5": "Más rápida" },
  skipDirections: "Omitir las acotaciones",
  readNames: "Leer los nombres de los personajes",
  voices: "Voces",
  narrator: "Narración",
  noVoice:
    "Este navegador no tiene ninguna voz que lea en este dispositivo. Las demás enviarían tu obra a otra empresa, así que no las usamos. Agrega una voz en la configuración de voz de tu sistema y reinicia el navegador, o usa otro navegador.",
  noVoiceForLanguage:
    "Este dispositivo no tiene una voz para el idioma de la obra, así que la lee otra. Puedes agregar voces en la configuración de voz de tu sistema.",
  pausedByWriting: "La lectura está en pausa porque cambiaste el texto. Elige Continuar para seguir.",
  nothing: "No hay nada que leer después del cursor.",
};
