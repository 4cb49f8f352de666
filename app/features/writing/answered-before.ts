import { Refusal } from "~/refusal";

/** The refusal of a second answer to a sentence or a question of a document. */
export function answeredBefore(): Refusal {
  return new Refusal("DECIDED", "You answered this already. Nothing was changed.", 409);
}
