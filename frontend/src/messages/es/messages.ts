import { counted } from "../format.ts";
import type * as english from "../messages.ts";
import type { Translation } from "../translation.ts";

export const messagesWords: Translation<typeof english.messagesWords> = {
  title: "Mensajes",
  lead: "Mensajes del formulario de contacto, los más recientes primero. Los mensajes se borran después de 13 meses.",
  loading: "Cargando…",
  failed: "No pudimos cargar los mensajes.",
  tryAgain: "Intentar de nuevo",
  none: "Aún no hay mensajes.",
  open: "Sin responder",
  answered: (day: string) => `Respondido: ${day}`,
  reply: "Responder por correo",
  subject: "Tu mensaje a Ghostlight",
  markAnswered: "Marcar como respondido",
  markOpen: "Marcar como sin responder",
  remove: "Borrar",
  removeTitle: "¿Borrar este mensaje?",
  removeText: (name: string) => `El mensaje de ${name} se borra de forma definitiva.`,
  cancel: "Cancelar",
  notDone: "No funcionó. Inténtalo de nuevo.",
  more: "Mostrar más",
  busy: "Cargando…",
  shown: (count: number) => `Se ${count === 1 ? "muestra" : "muestran"} ${counted(count, "mensaje", "mensajes")}.`,
};
