/**
 * An error with a message for the user. All other errors are bugs and are shown as "Something went wrong".
 * JSON answers include `details`.
 */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number = 400,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = "Refusal";
  }
}
