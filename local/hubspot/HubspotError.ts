import { randomUUID } from "node:crypto";

interface ErrorDetail {
  readonly message: string;
  readonly code?: string;
  readonly context?: Readonly<Record<string, readonly string[]>>;
}

/** An error in the format of HubSpot's API. */
export class HubspotError extends Error {
  readonly status: number;
  readonly category: string;
  readonly errors: readonly ErrorDetail[];

  constructor(status: number, category: string, message: string, errors: readonly ErrorDetail[] = []) {
    super(message);
    this.name = "HubspotError";
    this.status = status;
    this.category = category;
    this.errors = errors;
  }

  get body() {
    const { category, message, errors } = this;
    return {
      status: "error",
      message,
      correlationId: randomUUID(),
      category,
      ...(errors.length > 0 ? { errors } : {}),
    };
  }
}

export const invalid = (message: string, errors?: readonly ErrorDetail[]): HubspotError =>
  new HubspotError(400, "VALIDATION_ERROR", message, errors);

export const notFound = (what: string): HubspotError => new HubspotError(404, "OBJECT_NOT_FOUND", `${what} not found`);

export const conflict = (message: string): HubspotError => new HubspotError(409, "CONFLICT", message);
