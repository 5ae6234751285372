/** The largest update in one request, in bytes. In base64 it's the longest body that the server accepts. */
export const maxUpdateBytes = 3_000_000;
