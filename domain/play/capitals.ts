/** Returns whether a text is in capitals. A single capital letter isn't enough. */
export const isInCapitals = (text: string): boolean => /^\P{Ll}*\p{Lu}\P{Ll}*\p{Lu}\P{Ll}*$/u.test(text);

/** Returns a new name for a place where the old one was written in this style: capitals stay capitals. */
export function inStyleOf(old: string, name: string): string {
  if (isInCapitals(old)) return name.toUpperCase();
  return isInCapitals(name) && /\p{Ll}/u.test(old) ? withInitials(name) : name;
}

/** `MRS. O'BRIEN` becomes `Mrs. O'Brien`, and `THE KING'S MAN` `The King's Man`. */
const withInitials = (name: string): string => name.toLowerCase().replace(initials, (letters) => letters.toUpperCase());

const initials = /(?<![\p{L}\p{M}\p{N}'\u2019])(?:\p{L}['\u2019]\p{L}|\p{L})/gu;
