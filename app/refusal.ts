/**
 * A "no" that the person may read. Everything else that is thrown is a bug and is shown as "Something went wrong".
 * `details` travels into JSON answers next to the message.
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
