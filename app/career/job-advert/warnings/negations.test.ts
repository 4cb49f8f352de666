import { expect, test } from "vitest";
import { isDenied } from "./negations";

/** Whether the stretch between the marks is denied by its sentence. */
function denied(marked: string): boolean {
  const start = marked.indexOf("[");
  const end = marked.indexOf("]") - 1;
  return isDenied(marked.replace(/[[\]]/g, ""), start, end);
}

test.each([
  "No officer of the bank will ask you for money, for gifts or for your [account details] at any stage.",
  "Anyone who asks you for money, airtime, [BVN] or card details in our name is a criminal.",
  "At this stage we require neither your NIN nor your [BVN].",
  "Please do not send date of birth, religion, photograph, NIN or [BVN].",
  "We charge no one for a job, for a headset or for a [training fee].",
  "Beware of people who sell forms or collect a [registration fee] in our name.",
  "The [BVN] of an applicant is never asked for.",
])("an employer that speaks of others asks for nothing: %s", (sentence) => {
  expect(denied(sentence)).toBe(true);
});

test.each([
  "We do not charge, only the [form is N2,000] and it is refunded.",
  "No experience needed, come along with N2,000 for your [registration form].",
  "Shortlisted persons will be asked for their [ATM card PIN].",
  "Do not pay by transfer but bring the [acceptance fee] to the gate.",
  "Reply with your full name and your [BVN].",
])("what is asked after all is not denied: %s", (sentence) => {
  expect(denied(sentence)).toBe(false);
});
