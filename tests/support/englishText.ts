/** Words that every English text of some length has. None of them is a Spanish word. */
export const englishWords =
  /\b(the|this|that|your|you|and|with|of|is|are|from|play|plays|page|scene|character|name|save|on)\b/i;

/** Names that stay English in every language: the sample play, layouts, and keys. */
export const englishNames = /The Last Bulb|A play in ten minutes|Dramatists Guild|Page (Up|Down)/;
