import type * as english from "../commands.ts";
import { counted } from "../format.ts";
import type { Translation } from "../translation.ts";

export const groupWords: Translation<typeof english.groupWords> = {
  typing: "Escritura",
  elements: "Elementos",
  text: "Texto",
  finding: "Buscar e ir a",
  screen: "Pantalla",
  play: "Obra",
};

export const commandWords: Translation<typeof english.commandWords> = {
  title: "Comandos",
  item: "Comandos…",
  label: "Comando, escena, personaje u obra",
  placeholder: "Escribe un comando, una escena, un personaje o una obra",
  results: "Resultados",
  none: "Nada coincide. Prueba con menos letras.",
  count: (count: number) => counted(count, "resultado", "resultados"),
  sections: { scene: "Actos y escenas", character: "Personajes", play: "Tus obras" },
  loadingPlays: "Cargando tus obras…",
  playsFailed: "Tus otras obras no se pueden cargar en este momento.",
};

export const shortcutWords: Translation<typeof english.shortcutWords> = {
  title: "Atajos de teclado",
  item: "Atajos de teclado…",
  hint: "Los atajos que cambias se guardan en este navegador.",
  change: "Cambiar",
  changeFor: (action: string) => `Cambiar el atajo de ${action}`,
  press: "Presiona las teclas nuevas",
  pressHint: "Escape cancela.",
  reset: "Restablecer",
  resetFor: (action: string) => `Restablecer el atajo de ${action}`,
  resetAll: "Restablecer todos",
  none: "Ninguno",
  changed: (action: string, keys: string) => `${action}: ${keys}`,
  taken: (action: string) => `Sus teclas eran de ${action}.`,
  needsModifier: "Agrega Ctrl, Alt o ⌘, o usa una tecla de función. Las demás teclas son para escribir.",
  reserved: (keys: string) => `Tu navegador usa ${keys}. Elige otras teclas.`,
  fixed: (keys: string) => `${keys} es para escribir. Elige otras teclas.`,
  done: "Listo",
};
