/** What a visitor consents to. Essential entries can't be turned off. */
export interface CookiePreferences {
  readonly essential: true;
  readonly functional: boolean;
  readonly analytics: boolean;
}

export const everything: CookiePreferences = { essential: true, functional: true, analytics: true };
export const essentialOnly: CookiePreferences = { essential: true, functional: false, analytics: false };

/**
 * Parses stored preferences from JSON. Anything unreadable counts as no consent. Doesn't use Zod, because this code
 * runs first on every page.
 */
export function parseCookiePreferences(json: string | null): CookiePreferences {
  try {
    const { functional, analytics } = Object(JSON.parse(json ?? "{}"));
    return { essential: true, functional: functional === true, analytics: analytics === true };
  } catch {
    return essentialOnly;
  }
}
