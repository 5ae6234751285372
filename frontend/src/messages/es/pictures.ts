import type * as english from "../pictures.ts";
import type { Translation } from "../translation.ts";

export const pictureWords: Translation<typeof english.pictureWords> = {
  editor:
    "El editor con una página del manuscrito, el esquema de escenas y una barra que muestra qué harán Enter y Tab",
  commands: "La lista de comandos, con las escenas y los comandos que coinciden con lo escrito",
  characters: "El panel con cada personaje, sus parlamentos, palabras y escenas",
  comments: "El editor con el comentario de un lector junto a la línea de la que habla",
  export: "El cuadro de exportación con las primeras páginas de un PDF",
  layout: "El cuadro de formato de página con los siete formatos",
  shared: "Una obra compartida en un teléfono, con el comentario de un lector",
  shortcuts: "La lista de atajos de teclado, agrupados por lo que hacen",
  saving: "El editor sin conexión, que indica que los cambios están guardados en este dispositivo",
  history: "El historial de versiones, con la lista de versiones y los cambios de una de ellas",
  account: "Los ajustes de la cuenta, con el tema y el idioma",
  plan: "La página de suscripción con el plan actual",
};
