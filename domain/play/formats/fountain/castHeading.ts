const castWords =
  /^(dramatis person(ae|æ|a)|(list of |the )?characters?( of the play| in order of (appearance|speaking))?|(the )?cast( of characters| list)?|(the )?persons? (of|in) the play|the persons|personen( ?\/.*)?|personnages|personajes|personaggi|personer(na)?|действующие лица|登場人物)[.:]?$/i;

/** Returns whether a text is the heading of the cast list. */
export const isCastHeading = (text: string): boolean => text.length < 60 && castWords.test(text);
