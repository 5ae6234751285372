import { unexpectedErrorLine } from "#domain/api/alarmingLines.ts";
import { scrubMessage } from "#domain/monitoring/scrub.ts";
import { type LogFields, log } from "./logger.ts";
import { tellSentry } from "./monitoring.ts";

/**
 * Where every error goes that nobody foresaw: the log, and Sentry where the stage has it.
 * Only what the code threw is told, and nothing that it quotes: there stands what a person sent.
 */
export function onUnexpected(thrown: unknown, context: LogFields = {}): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { name, message, stack = "" } = error;
  log("error", unexpectedErrorLine, { ...context, name, error: scrubMessage(message), stack: scrubMessage(stack) });
  tellSentry(({ reportError }) => reportError(error, context));
}
