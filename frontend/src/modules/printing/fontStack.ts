import type { Layout } from "#domain/play/layout/layout.ts";

/** Returns a layout's font for style sheets, with what is used for letters that it doesn't have. */
export const fontStack = ({ family }: Layout["font"]): string => `"${family}", var(--font-manuscript)`;
