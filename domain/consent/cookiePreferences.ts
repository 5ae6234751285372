import * as z from "zod";

/** What a visitor agrees to. Essential entries cannot be turned off. */
export interface CookiePreferences {
  readonly essential: true;
  readonly functional: boolean;
  readonly analytics: boolean;
}

export const everything: CookiePreferences = { essential: true, functional: true, analytics: true };
export const essentialOnly: CookiePreferences = { essential: true, functional: false, analytics: false };

const kept = z.object({
  functional: z.boolean().catch(false).default(false),
  analytics: z.boolean().catch(false).default(false),
});

/** What was kept, as JSON. Whatever cannot be read, nobody agreed to. */
export function parseCookiePreferences(json: string | null): CookiePreferences {
  try {
    const { functional, analytics } = kept.parse(JSON.parse(json ?? "{}"));
    return { essential: true, functional, analytics };
  } catch {
    return essentialOnly;
  }
}
