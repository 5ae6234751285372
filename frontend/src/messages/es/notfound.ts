import type * as english from "../notfound.ts";
import type { Translation } from "../translation.ts";

export const notFoundWords: Translation<typeof english.notFoundWords> = {
  title: "Página no encontrada",
  text: "No encontramos esta página. Puede que la dirección tenga un error o que la página haya cambiado de lugar.",
  home: "Ir a la página de inicio",
};
