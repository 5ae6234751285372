/** An error in the format of Stripe's API. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: { readonly type: string; readonly message: string; readonly code?: string; readonly param?: string };

  constructor(status: number, body: Omit<StripeError["body"], "message">, message: string) {
    super(message);
    this.name = "StripeError";
    this.status = status;
    this.body = { ...body, message };
  }
}

export const invalidRequest = (message: string, param?: string): StripeError =>
  new StripeError(400, { type: "invalid_request_error", ...(param ? { param } : {}) }, message);

export const notFoundError = (what: string, id: string): StripeError =>
  new StripeError(
    404,
    { type: "invalid_request_error", code: "resource_missing", param: "id" },
    `No such ${what}: '${id}'`,
  );
