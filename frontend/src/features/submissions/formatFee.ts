import type { Fee } from "#domain/submissions/submission.ts";
import { readerLocale } from "#frontend/messages/locale.ts";

/** Formats an amount of money, without cents if there are none. */
export const formatFee = ({ amount, currency }: Fee): string =>
  new Intl.NumberFormat(readerLocale(), {
    style: "currency",
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);
