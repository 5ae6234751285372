/** The specification's: how often the session is looked at, and from when on it is refreshed. */
export const tickMs = 30_000;
export const refreshWithinSeconds = 90;
