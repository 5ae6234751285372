import type * as english from "../admin.ts";
import type { Translation } from "../translation.ts";

export const adminWords: Translation<typeof english.adminWords> = {
  menu: "Administración",
  nav: "Administración",
  screens: {
    activity: "Actividad",
    automation: "Automatización",
    messages: "Mensajes",
    health: "Estado",
  },
};
