import type { PackageChoices } from "#domain/play/formats/package/packageChoices.ts";

type BuiltIn = Pick<PackageChoices, "parts" | "isBlind">;

/** What many theaters and competitions ask for. The format, the pages and the letter stay as they are. */
export const builtInPresets = {
  theater: { parts: ["script", "firstPages", "synopsis", "characters", "bio"], isBlind: false },
  competition: { parts: ["blindScript", "synopsis", "characters"], isBlind: true },
} as const satisfies Readonly<Record<string, BuiltIn>>;

export type BuiltInName = keyof typeof builtInPresets;
