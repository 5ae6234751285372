import type * as english from "../accountData.ts";
import type { ReadmeFacts } from "../accountData.ts";
import { counted, formatNumber } from "../format.ts";
import type { Translation } from "../translation.ts";

const list = (heading: string, plays: ReadmeFacts["missing"]): readonly string[] =>
  plays.length === 0 ? [] : [heading, ...plays.map(({ title, why }) => `- ${title}: ${why}`), ""];

export const accountDataWords: Translation<typeof english.accountDataWords> = {
  title: "Tus datos",
  lead: "Descarga en un archivo ZIP todo lo que Ghostlight guarda sobre ti: cada obra en Fountain y JSON, además de tu perfil, ajustes, dispositivos, nombres de versiones, enlaces, comentarios, actividad e inicios de sesión. El archivo se crea en este navegador e incluye los cambios sin sincronizar.",
  start: "Exportar todos mis datos",
  again: "Reintentar",
  cancel: "Cancelar",
  canceled: "Se canceló la exportación. No se guardó ningún archivo.",
  looking: "Buscando tus obras",
  progress: (done: number, all: number) =>
    `${formatNumber(done)} de ${counted(all, "obra exportada", "obras exportadas")}`,
  bar: "Avance de la exportación",
  done: (plays: number) => `Tus datos están en la carpeta de descargas, con ${counted(plays, "obra", "obras")}.`,
  missing: (count: number) =>
    `No pudimos leer ${counted(count, "obra", "obras")}. El archivo ZIP contiene todo lo demás, y su README.txt indica qué falta.`,
  behind: (count: number) =>
    `${counted(count, "obra se exportó", "obras se exportaron")} solo desde este dispositivo. Pueden faltar cambios recientes de tus otros dispositivos.`,
  failed: "No se pudo exportar",
  leaving: "Mantén esta página abierta hasta que termine la descarga.",
  unreadable: "Esta versión de Ghostlight no puede leerla. Recarga la página e inténtalo de nuevo, o escríbenos.",
  fileName: (day: string) => `Datos de Ghostlight ${day}.zip`,
  readme: ({ person, day, plays, missing, behind }: ReadmeFacts): string =>
    [
      `Todo lo que Ghostlight guarda sobre ${person}, al ${day}.`,
      "",
      `Este archivo contiene ${counted(plays, "obra", "obras")}, ${plays === 1 ? "" : "cada una "}en dos formatos:`,
      "",
      ".fountain es texto simple. Lo abren los programas de guion y cualquier editor de texto.",
      ".json     tiene cada elemento con su ID, la portada y los personajes.",
      "",
      "plays/    tus obras",
      "bin/      las obras de la papelera",
      "account/  profile.json        lo que escribiste sobre ti",
      "          subscription.json   plan, estado y fecha de fin",
      "          sign-ins.json       inicios de sesión recientes",
      "          contact.json        lo que compartimos con HubSpot, nuestro sistema de contactos",
      "          presets.json        ajustes que guardaste con un nombre",
      "          devices.json        tus dispositivos y lo último que informó cada uno",
      "          versions.json       los nombres que diste a las versiones",
      "          shares.json         tus enlaces para compartir",
      "          feedback.json       lo que escribieron tus lectores",
      "          activity.json       tus entradas en el registro de actividad",
      "",
      "Las notas privadas de tus obras están incluidas. Las contraseñas no, porque nadie puede leerlas.",
      "",
      ...list("Estas obras no se pudieron leer y faltan:", missing),
      ...list("Estas obras se exportaron desde un solo dispositivo. Pueden faltar cambios recientes de otros:", behind),
    ].join("\r\n"),
};
