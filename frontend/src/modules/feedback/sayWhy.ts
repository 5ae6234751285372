import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.ts";
import { logger } from "#frontend/platform/logger.ts";
import { showToast } from "#frontend/ui/toast.ts";

/** Returns why something failed, in words for the user. */
export function whyNot(error: unknown): string {
  if (error instanceof Refused) return error.message;
  logger.error(error);
  return failureWords.ours;
}

export const sayWhy = (error: unknown): void => showToast(whyNot(error));
