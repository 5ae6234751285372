/** An error that AWS documents for an operation. It's identified by its type name on the wire. */
export class AwsError extends Error {
  readonly type: string;
  readonly status: number;

  constructor(type: string, message: string, status = 400) {
    super(message);
    this.name = "AwsError";
    this.type = type;
    this.status = status;
  }
}
