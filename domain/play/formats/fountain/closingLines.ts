const closing =
  /^(\p{Lu}[\p{Lu} ]* TO:|(BLACK ?OUT|(SLOW |QUICK )?CURTAIN|FADE (IN|OUT|TO BLACK)|LIGHTS (DOWN|OUT|FADE)|INTERMISSION|INTERVAL|END OF (THE )?(PLAY|ACT|SCENE)( [\p{Lu}\d]+)?|THE END|FINIS|RIDEAU|FIN|VORHANG|ENDE|SIPARIO|FINE|TELÓN|OSCURO|DOEK|RIDÅ|ЗАНАВЕС|ЗАТЕМНЕНИЕ|КОНЕЦ)[.:!]?)$/u;

/** Returns whether a line ends a scene or an act: `BLACKOUT.`, `END OF ACT ONE`. */
export const isClosing = (line: string): boolean => closing.test(line);
