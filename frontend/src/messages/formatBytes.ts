import { readerLocale } from "./locale.ts";

const byteUnits = ["kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** Formats a number of bytes in the largest unit of which it has at least one, with at most one decimal below 10. */
export function formatBytes(bytes: number, locale = readerLocale()): string {
  const step = Math.floor(Math.log10(Math.max(bytes, 1000)) / 3);
  const unit = byteUnits[Math.min(step, byteUnits.length) - 1];
  const value = bytes / 1000 ** Math.min(step, byteUnits.length);
  const maximumFractionDigits = value < 10 ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits }).format(value);
}
