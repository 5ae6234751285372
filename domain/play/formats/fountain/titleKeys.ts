import type { FrontPart } from "../../front/frontFields.ts";

/* The keys of title pages in other languages, in lowercase. Ours are in the table of front matter. */

const keys: Readonly<Partial<Record<FrontPart, string>>> = {
  title: "titre, título, titulo, titel, titolo",
  subtitle: "sous titre, subtítulo, subtitulo, untertitel, sottotitolo",
  credit: "crédit, crédito",
  authors:
    "auteur, auteurs, auteure, autrice, autor, autora, autores, autoras, autorin, autoren, autore, autori, écrit par, escrito por, geschrieben von, scritto da",
  translator:
    "traducteur, traductrice, traduction, traductor, traductora, traducción, übersetzer, übersetzerin, übersetzung, traduttore, traduttrice, traduzione, tradutor, tradutora, tradução",
  source: "d'après, d’après, fuente, quelle, fonte",
  draftDate: "version, versión, versione, versão, fassung, fecha, datum, data, stand, entwurf, borrador",
  contact: "contacto, kontakt, contatto, contatti, contato",
  copyright: "droits, derechos, rechte, diritti, direitos",
  characters: "personnages, personajes, personen, figuren, personaggi, personagens",
};

/** The parts that other languages' keys name. */
export const partOfForeignKey: ReadonlyMap<string, FrontPart> = new Map(
  Object.entries(keys).flatMap(([part, names]) => names.split(", ").map((name) => [name, part as FrontPart] as const)),
);
