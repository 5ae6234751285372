import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.yaml";
import { translateSentence } from "#frontend/messages/sentences.ts";
import { logger } from "./logger.ts";

/** Returns what to show for an error: a refusal's own sentence, or that something went wrong on our side. */
export const messageOf = (error: unknown): string =>
  error instanceof Refused ? translateSentence(error.message) : failureWords.ours;

/** Logs an error, unless it's a refusal, which is expected. */
export function logUnexpected(error: unknown): void {
  if (!(error instanceof Refused)) logger.error(error);
}
