/** What a visitor agrees to. Essential entries cannot be turned off. */
export interface CookiePreferences {
  readonly essential: true;
  readonly functional: boolean;
  readonly analytics: boolean;
}

export const everything: CookiePreferences = { essential: true, functional: true, analytics: true };
export const essentialOnly: CookiePreferences = { essential: true, functional: false, analytics: false };

/** What was kept, as JSON. Whatever cannot be read, nobody agreed to. Without Zod, for every page begins with it. */
export function parseCookiePreferences(json: string | null): CookiePreferences {
  try {
    const { functional, analytics } = Object(JSON.parse(json ?? "{}"));
    return { essential: true, functional: functional === true, analytics: analytics === true };
  } catch {
    return essentialOnly;
  }
}
