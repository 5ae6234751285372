import { unexpectedErrorLine } from "#domain/api/alarmingLines.ts";
import { scrubMessage } from "#domain/monitoring/scrub.ts";
import { type LogFields, log } from "./logger.ts";
import { reportToSentry } from "./monitoring.ts";
import { sourceStack } from "./sourceStack.ts";

/**
 * Handles every unexpected error: logs it, and reports it to Sentry if the stage has it. Only messages from our own
 * code are reported, without the values they quote, because those are user input.
 */
export function onUnexpected(thrown: unknown, context: LogFields = {}): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  error.stack = sourceStack(error.stack ?? "");
  const { name, message, stack } = error;
  log("error", unexpectedErrorLine, { ...context, name, error: scrubMessage(message), stack: scrubMessage(stack) });
  reportToSentry(({ reportError }) => reportError(error, context));
}
