import { formatNumber } from "./format.ts";

/** Formats a running time in minutes: from 91 minutes on in hours. The units are abbreviated alike in English and Spanish. */
export function formatMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole <= 90) return `${formatNumber(whole)} min`;
  const rest = whole % 60;
  return `${formatNumber(Math.floor(whole / 60))} h${rest > 0 ? ` ${rest} min` : ""}`;
}
