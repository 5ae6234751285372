/**
 * How many letters a full name may have. It is shown on one line in the bar of every screen, on title pages and in
 * lists. Form guidelines ask for 70 (35 for each part of a name); 80 is above that and still fits in a menu.
 */
export const longestFullName = 80;
