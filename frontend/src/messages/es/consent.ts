import type * as english from "../consent.ts";
import type { Translation } from "../translation.ts";

export const consentWords: Translation<typeof english.consentWords> = {
  heading: "Usamos cookies",
  text: "Ghostlight guarda algunos datos en tu navegador para funcionar. Con tu consentimiento, también guardamos datos que recuerdan tus ajustes o nos ayudan a entender cómo se usa el sitio.",
  policy: "Política de cookies",
  acceptAll: "Aceptar todas",
  reject: "Rechazar las no esenciales",
  settings: "Configurar cookies",
  hide: "Cerrar sin elegir",
  savePreferences: "Guardar preferencias",
  kinds: [
    {
      name: "essential",
      label: "Esenciales",
      text: "Iniciar tu sesión, proteger lo que escribes e informar errores sin texto de tus obras. Siempre activas.",
    },
    { name: "functional", label: "Funcionales", text: "Recordar preferencias y ajustes." },
    {
      name: "analytics",
      label: "Analíticas",
      text: "Ayudarnos a entender cómo se usa el sitio. Nunca incluyen tus manuscritos.",
    },
  ],
};
