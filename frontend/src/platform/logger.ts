import { createEvent } from "#frontend/state/createEvent.ts";
/** Facts that help to find an error. Never text of a play. */
export type LogContext = Readonly<Record<string, unknown>>;

/** Receives warnings and errors. */
export interface Monitor {
  readonly message: (level: "warning" | "error", text: string, context?: LogContext) => void;
  readonly exception: (error: Error, context?: LogContext) => void;
}

export const consoleMonitor: Monitor = {
  message: (level, text, context) => (level === "error" ? console.error : console.warn)(text, context ?? ""),
  exception: (error, context) => console.error(error, context ?? ""),
};

let monitor: Monitor = consoleMonitor;

export function setMonitor(next: Monitor): void {
  monitor = next;
}

const errorLogged = createEvent<[fault: unknown]>();

/** Calls back with every logged error. Returns a function that stops it. */
export const onError = errorLogged.subscribe;

/** Reports warnings as messages, and errors as exceptions if there is an Error. Info output is dropped. */
export const logger = {
  warn: (text: string, context?: LogContext): void => monitor.message("warning", text, context),
  error(fault: unknown, context?: LogContext): void {
    if (fault instanceof Error) monitor.exception(fault, context);
    else monitor.message("error", String(fault), context);
    errorLogged.emit(fault);
  },
  info: (_text: string, _context?: LogContext): void => undefined,
  debug: (_text: string, _context?: LogContext): void => undefined,
} as const;
