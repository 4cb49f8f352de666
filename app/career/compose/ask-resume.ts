import { contractFor } from "./contract";
import type { Given } from "./given";
import { messageOf, type Question } from "./ask-letter";
import type { Shrink } from "./material";
import type { PrivateDetails } from "./private-details";

/** Asks for the worded lines of a resume. `style` is the admin's text. */
export function askResume(
  given: Given,
  style: string,
  details: PrivateDetails,
  shrink: Shrink = 0,
): Question {
  return { system: contractFor("resume", style), ...messageOf("resume", given, details, shrink) };
}
