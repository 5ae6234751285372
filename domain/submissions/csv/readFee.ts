import type { Fee } from "../submission.ts";

/** Longest first, because `A$` contains `$`. */
const symbols: readonly (readonly [string, string | undefined])[] = [
  ["CA$", "CAD"],
  ["NZ$", "NZD"],
  ["US$", "USD"],
  ["A$", "AUD"],
  ["C$", "CAD"],
  ["R$", "BRL"],
  ["£", "GBP"],
  ["€", "EUR"],
  ["¥", "JPY"],
  ["₹", "INR"],
  // Of several countries.
  ["$", undefined],
];

const dollars = ["USD", "CAD", "AUD", "NZD", "MXN", "ARS", "CLP", "COP", "SGD", "HKD"];

const freeWords = ["free", "no fee", "none", "no charge", "waived", "gratis", "sin costo", "gratuito", "gratuita"];

/**
 * Reads an amount with a symbol or code of its currency, or in `currency` without one. "Free" is an amount of 0. Returns
 * undefined for anything else, also for a third decimal, which no currency of a fee has.
 */
export function readFee(cell: string, currency: string): Fee | undefined {
  const text = cell.trim();
  if (freeWords.includes(text.toLowerCase().replace(/[.!]$/, ""))) return { amount: 0, currency };
  const symbol = symbols.find(([sign]) => text.toUpperCase().includes(sign));
  const code = /\b[A-Z]{3}\b/i.exec(text)?.[0]?.toUpperCase();
  const number = text
    .replace(/\b[A-Z]{3}\b/i, "")
    .toUpperCase()
    .replace(symbol?.[0] ?? "", "")
    .trim();
  const amount = readAmount(number);
  if (amount === undefined || amount > 1_000_000) return undefined;
  return { amount, currency: code ?? currencyOf(symbol, currency) };
}

function currencyOf(symbol: (typeof symbols)[number] | undefined, currency: string): string {
  if (!symbol) return currency;
  return symbol[1] ?? (dollars.includes(currency) ? currency : "USD");
}

/**
 * The last comma or point before at most two digits is the decimal sign. Others divide thousands, unless there's only one: it
 * could be either.
 */
function readAmount(text: string): number | undefined {
  const compact = text.replace(/[\s\u00a0']/g, "");
  const isGrouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*[.,]\d{1,2}$|^\d{1,3}(?:([.,])\d{3})(?:\2\d{3})+$/.test(
    compact,
  );
  if (!isGrouped && !/^\d+(?:[.,]\d{1,2})?$/.test(compact)) return undefined;
  const decimals = /[.,](\d{1,2})$/.exec(compact);
  const whole = (decimals ? compact.slice(0, decimals.index) : compact).replace(/[.,]/g, "");
  return Number(`${whole}.${decimals?.[1] ?? "0"}`);
}

/** Returns whether a cell is certainly an amount of money, and no number of something else. */
export const isMoney = (cell: string): boolean =>
  /[$£€¥₹]|\b[A-Z]{3}\b/.test(cell) && readFee(cell, "USD") !== undefined;
