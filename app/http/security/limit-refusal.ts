import { Refusal } from "~/refusal";

/** `remaining` requests of `max` until `resetSeconds` from now. */
export type LimitState = { max: number; windowSeconds: number; remaining: number; resetSeconds: number };

/** The refusal (429) of who is above a limit, with its state for the headers of the answer. */
export class LimitRefusal extends Refusal {
  constructor(
    message: string,
    readonly limit: LimitState,
    retryAfter: number,
  ) {
    super("TOO_MANY", message, 429, { retryAfter });
  }
}
