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
    "In the letter state your class of degree, date of birth, month of NYSC passing out, and if you can fire at night.",
    ["your class of degree", "date of birth", "month of NYSC passing out", "if you can fire at night"],
  ],
  [
    "Interested officers must indicate File number, date of first appointment, and expected date of retirement, as well as a one paragraph vision.",
    ["File number", "date of first appointment", "expected date of retirement", "a one paragraph vision"],
  ],
  [
    "Letter must mention your date of birth, call-up number & passing out date, and that you accept the hostel rule.",
    ["your date of birth", "call-up number", "passing out date", "that you accept the hostel rule"],
  ],
  ["State in the letter your rank and date of discharge.", ["your rank", "date of discharge"]],
  [
    "CV to hr@oak.ng; in the body (max 250 words) tell us: 1. one kiln you saved; 2. your notice period; 3. net monthly expectation.",
    ["one kiln you saved", "your notice period", "net monthly expectation"],
  ],
  [
    "The letter shall state clearly the Reference No., the candidate's availability for firings, and a declaration of no conflict of interest.",
    ["the candidate's availability for firings", "a declaration of no conflict of interest"],
  ],
  [
    "Write two or three sentences of the letter in French.",
    ["Write two or three sentences of the letter in French"],
  ],
  [
    "Tell us three things. Keep it short.\n- the tallest pot you threw\n- your notice period",
    ["the tallest pot you threw", "your notice period"],
  ],
  [
    "The letter must state: your full name; your trade test number; the year you took it.",
    ["your trade test number", "the year you took it"],
  ],
  ["It should be expressly stated that you accept a bond.", ["that you accept a bond"]],
  ["Whoever is related to an officer must disclose it in the letter.", ["Whoever is related to an officer"]],
  ["If you own a motorcycle, add its plate number.", ["If you own a motorcycle, add its plate number"]],
  [
    "Tell us:\n- the tallest pot you threw\n- your own children's ages (if any)",
    ["the tallest pot you threw", "your own children's ages (if any)"],
  ],
])("every item that is to be stated is one: %s", (text, wanted) => {
  const found = asked(`How to apply\nCV and letter to hr@oak.ng. ${text}`);
  expect(found.map((one) => one.replace(/^\w+: /u, ""))).toEqual(wanted);
});

test.each([
  "Marital status and religion are NOT needed; kindly leave them out.",
  "You don't have to write about school.",
  "On the audition day you will be asked to share your vision for the kiln.",
  "Do not state your salary expectation.",
  "We may say that you know the kiln already.",
  "You'd fire pots, explain glazes to visitors, keep the stock.",
])("nothing is asked where nothing shall be written: %s", (text) => {
  expect(asked(`How to apply\nCV and letter to hr@oak.ng. ${text}`)).toEqual([]);
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
