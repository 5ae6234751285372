import type * as english from "../noAccess.ts";
import type { Translation } from "../translation.ts";

export const noAccessWords: Translation<typeof english.noAccessWords> = {
  title: "No tienes acceso a esta página",
  text: "Es solo para administradores de Ghostlight. Tu cuenta y tus obras están bien.",
  secondFactor:
    "Si administras Ghostlight, necesitas una app de autenticación. Actívala en Acceso y seguridad y luego vuelve a iniciar sesión.",
  belongs: "Si ya está activada, pide acceso a otro administrador y luego vuelve a iniciar sesión.",
  plays: "Tus obras",
  security: "Acceso y seguridad",
};
