type Claims = Readonly<Record<string, unknown>>;
export const noClaims: Claims = {};

/** Returns a token's claims; none if it's damaged. They aren't verified here: the server does that with every call. */
export function claimsOf(token: string | null): Claims {
  try {
    const payload = (token?.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === "object" && claims !== null ? (claims as Claims) : noClaims;
  } catch {
    return noClaims;
  }
}
