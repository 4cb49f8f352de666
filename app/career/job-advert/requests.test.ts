import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";

const asked = (text: string) =>
  (
    readAdvert(`Oak Kiln Ltd, Bida, needs a Kiln Operator.\n\n${text}`, { today: "2026-11-28" }).howToApply
      .statements ?? []
  ).map(({ kind, text: own }) => `${kind}: ${own}`);

test.each([
  [
    "two things at once",
    "CV to hr@oak.ng. Say which glaze you would drop and why, plus your pay expectation.",
    ["other: which glaze you would drop and why", "pay: your pay expectation"],
  ],
  [
    "what it ends with",
    "CV to hr@oak.ng. Indicate the day rate expected and notice period.",
    ["pay: the day rate expected", "notice: notice period"],
  ],
  [
    "a rate in both ways",
    "CV to hr@oak.ng. Tell us your week rate with and without tools, and any days you cannot work.",
    ["pay: your week rate with and without tools", "start: any days you cannot work"],
  ],
  [
    "a list of questions behind its lead",
    "CV to hr@oak.ng. We also want to know: what would you charge per firing, and can you work at night?",
    ["pay: what would you charge per firing", "other: can you work at night"],
  ],
  [
    "strokes between the things",
    "Send CV to hr@oak.ng\nWrite in the mail: present pay / expected pay / date you can start",
    ["pay: present pay", "pay: expected pay", "start: date you can start"],
  ],
  [
    "what shall not be forgotten",
    "CV to hr@oak.ng. Don't forget: your pay expectations, where you stay.",
    ["pay: your pay expectations", "residence: where you stay"],
  ],
  [
    "a verb of its own",
    "Send a CV and a letter which explains why clay cracks, gives one example of a firing you saved, and states their salary expectation to hr@oak.ng.",
    ["reason: why clay cracks", "story: one example of a firing you saved", "pay: their salary expectation"],
  ],
  [
    "people who vouch",
    "Text 0803 000 0117 with your age and two people that can speak for you.",
    ["age: age", "referees: two people that can speak for you"],
  ],
  [
    "beside the pay",
    "Pay: negotiable, but put your present pay. CV to hr@oak.ng.",
    ["pay: your present pay"],
  ],
  [
    "yes or no",
    "CV to hr@oak.ng. Letters must say if you throw, and if you will live in.",
    ["other: if you throw", "residence: if you will live in"],
  ],
])("what only the applicant knows is asked: %s", (_, text, wanted) => {
  expect(asked(text)).toEqual(wanted);
});

test.each([
  [
    "a duty",
    "What you'll do\n- Work out why pots crack and tell us what to change\n\nHow to apply\nCV to hr@oak.ng.",
  ],
  ["an order to state", "Please state in your letter the post that you apply for. CV to hr@oak.ng."],
  [
    "what the firm wishes for",
    "We would like to see:\n- three years with a tunnel kiln\n- a diploma in ceramics\n\nCV to hr@oak.ng.",
  ],
])("%s asks for nothing in the letter", (_, text) => {
  expect(asked(text)).toEqual([]);
});

test("what tells of the firm is no request", () => {
  expect(asked("In three sentences: we drive, we deliver and we care.\nCV to hr@oak.ng.")).toEqual([]);
  expect(asked("Don't forget: Bank holidays, Christmas and Easter are paid.\nCV to hr@oak.ng.")).toEqual([]);
});
