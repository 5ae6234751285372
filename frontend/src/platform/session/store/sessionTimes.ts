/** From the specification: how often the session is checked, and when it's refreshed. */
export const tickMs = 30_000;
export const refreshWithinSeconds = 90;
