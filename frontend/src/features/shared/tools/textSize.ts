import { recall, retain } from "../deviceMemory.ts";

/** From small to very large; the middle one is as the browser's own text. */
export const textSizes = ["s", "m", "l", "xl", "xxl"] as const;
export type TextSize = (typeof textSizes)[number];

const key = "ghostlight.reading.size";
const isSize = (kept: unknown): kept is TextSize => textSizes.some((size) => size === kept);

export const findTextSize = (): TextSize => recall(key, isSize) ?? "m";
export const keepTextSize = (size: TextSize): void => void retain(key, size);

/** The next size up or down; undefined at either end. */
export const sizeBeside = (size: TextSize, step: 1 | -1): TextSize | undefined =>
  textSizes[textSizes.indexOf(size) + step];
