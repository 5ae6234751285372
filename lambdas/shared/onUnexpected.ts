import { type LogFields, log } from "./logger.ts";

/**
 * Where every error goes that nobody foresaw; an error reporter is added here.
 * Only what the code threw is told, never what a person sent.
 */
export function onUnexpected(error: unknown, context: LogFields = {}): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  log("error", "unexpected", { ...context, name, error: message, stack });
}
