import type * as english from "../account.ts";
import { formatNumber } from "../format.ts";
import type { Translation } from "../translation.ts";

export const profileWords: Translation<typeof english.profileWords> = {
  title: "Perfil",
  lead: "Tu nombre y tus datos de contacto, para los teatros y para la portada de tus obras.",
  youTitle: "Tú",
  fullName: "Nombre completo",
  penName: "Nombre artístico",
  penNameHint: "Si firmas con otro nombre.",
  bio: "Semblanza",
  bioHint: "Unas frases, como las publicaría un teatro o un programa de mano.",
  website: "Sitio web",
  contactTitle: "Datos de contacto",
  contactLead: "Los agregamos al pie de la portada de cada obra nueva. Las obras que ya tienes conservan los suyos.",
  address: "Dirección",
  phone: "Teléfono",
  agent: "Agente",
  agentHint: "Nombre, agencia y dirección, tal como deben imprimirse.",
  preview: "Vista previa de la portada",
  previewTitle: "El título de tu obra",
  previewBy: "de",
  previewNobody: "Tu nombre",
  previewContact: "Aquí aparecen tu dirección, tu teléfono y tu agente.",
  save: "Guardar perfil",
  busy: "Guardando…",
  saved: "Tu perfil se guardó.",
  nameMissing: "Escribe tu nombre completo.",
  websiteOdd: "Escribe una dirección web, como example.com.",
  tooLong: (longest: number) => `Usa como máximo ${formatNumber(longest)} caracteres.`,
  notSaved: "Tus cambios siguen aquí.",
  changedElsewhere:
    "Tu perfil cambió en otra pestaña o en otro dispositivo. Los cambios que hiciste aquí aún no se guardaron. Guarda de nuevo para reemplazar la versión más reciente, o usa esa versión.",
  newer: (field: string, value: string) => `${field} ahora es “${value}”.`,
  newerEmpty: (field: string) => `${field} ahora está en blanco.`,
  useNewer: "Usar la versión más reciente",
  draft: "Tienes cambios sin guardar.",
  discard: "Descartar cambios",
  failed: "No pudimos cargar tu perfil.",
  tryAgain: "Reintentar",
};

export const accountFrameWords: Translation<typeof english.accountFrameWords> = { nav: "Cuenta" };
