/**
 * The maximum length of a full name, in characters. It's shown on one line in the top bar of every screen, on title
 * pages, and in lists. Form guidelines ask for 70 (35 for each part of a name); 80 is above that and still fits in a
 * menu.
 */
export const maxFullNameLength = 80;
