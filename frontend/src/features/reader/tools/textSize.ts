import { readStored, writeStored } from "../readerStorage.ts";

/** From small to very large. The middle one is about the browser's default size. */
export const textSizes = ["s", "m", "l", "xl", "xxl"] as const;
export type TextSize = (typeof textSizes)[number];

const key = "ghostlight.reading.size";
const isSize = (stored: unknown): stored is TextSize => textSizes.some((size) => size === stored);

export const findTextSize = (): TextSize => readStored(key, isSize) ?? "m";
export const saveTextSize = (size: TextSize): void => void writeStored(key, size);

/** Returns the next size up or down; undefined at either end. */
export const adjacentTextSize = (size: TextSize, step: 1 | -1): TextSize | undefined =>
  textSizes[textSizes.indexOf(size) + step];
