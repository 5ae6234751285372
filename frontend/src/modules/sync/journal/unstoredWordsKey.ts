/** The storage key of words that a closing page may not have stored. Signing out deletes them. The cookie policy names it. */
export const unstoredWordsKey = "ghostlight.unstored-words";
