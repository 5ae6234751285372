/** An error that AWS documents for an operation; crosses the wire by its type name. */
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
