import { expect, test } from "vitest";
import { asNounDeeds } from "./noun-deeds";
import { writeMoreOfPost } from "./other-work";
import { PHRASES } from "./phrase-book";
import { toVerbLines } from "./verb-lines";
import { withoutOf } from "./without-of";

test.each([
  [
    "Receiving of goods, inspection of seals and posting of bin cards",
    "Received goods, inspected seals and posted bin cards",
  ],
  ["Servicing, testing and overhauling of generators", "Serviced, tested and overhauled generators"],
  ["Washing, steaming, packing of cloth", "Washed, steamed and packed cloth"],
  ["Receiving, cross-matching and screening of 300 units", "Received, cross-matched and screened 300 units"],
  ["Supply and fixing of tiles", "Supplied and fixed tiles"],
  ["Taking of deliveries, average of 25 a month", "Took deliveries, average of 25 a month"],
  ["Payment of 40 suppliers and keeping of their ledger", "Paid 40 suppliers and kept their ledger"],
  ["Issuing of medical reports and birth notifications", "Issued medical reports and birth notifications"],
  ["Preparation of PAYE, pension and VAT schedules", "Prepared PAYE, pension and VAT schedules"],
  // The row belongs to "on".
  [
    "Training of growers on spacing, transplanting and safe use of chemicals",
    "Trained growers on spacing, transplanting and safe use of chemicals",
  ],
])("%j as deeds: %j", (line, text) => {
  expect(asNounDeeds(line, false)).toEqual({ text, tense: "past" });
});

test("so many are done, although the post goes on", () => {
  expect(asNounDeeds("Training of 45 volunteers on first aid", true)).toEqual({
    text: "Trained 45 volunteers on first aid",
    tense: "past",
  });
  expect(asNounDeeds("Training of 12 volunteers every month", true)?.tense).toBe("present");
  expect(asNounDeeds("Supervision of 12 riders", true)?.tense).toBe("present");
});

test.each([
  "Supervision of nurses and care of patients", // nobody "supervised care of patients"
  "Appraisal of group loans and recovery",
  "Coding of diagnoses and preparing monthly returns",
  "Bank reconciliation for three accounts",
  "Sewing and oven work in the night",
])("of %j no deed is certain: it is named as a part of the work", (line) => {
  expect(asNounDeeds(line, true)).toBeUndefined();
  const duty = withoutOf(line.charAt(0).toLowerCase() + line.slice(1));
  expect(toVerbLines([line], true)).toEqual([{ text: `my work includes ${duty}`, isClause: true, duty }]);
});

test.each([
  ["Checking of 32 cameras", "checking 32 cameras"],
  ["opening of gate, issuing of tallies", "opening gate, issuing tallies"],
  ["training of the year", "training of the year"],
  ["wording of letters", "wording of letters"],
])("what is done to a thing follows its gerund: %s", (written, duty) => {
  expect(withoutOf(written).toLowerCase()).toBe(duty);
});

test("what others did, and what goes on, is no deed that is over", () => {
  expect(asNounDeeds("Payment of school fees by parents", true)).toBeUndefined();
  expect(asNounDeeds("Installation of 3 phase meters", true)?.tense).toBe("present");
  expect(toVerbLines(["Move pallets from 3 stores to 5 shops daily"], true)[0]?.tense).toBe("present");
});

test("what somebody else did is no part of the work", () => {
  expect(toVerbLines(["The company stop production in 2021"], false)).toEqual([
    { text: "The company stop production in 2021" },
  ]);
});

test("two sentences that name parts of the work do not begin alike", () => {
  const [line] = toVerbLines(["Payroll for 85 guards"], true);
  const { deeds } = PHRASES.en;
  const [item] = deeds
    ? writeMoreOfPost([{ ...line, text: line?.text ?? "", sourceIds: ["work.0.highlights.1"] }], deeds, {
        followsDuty: true,
      })
    : [];
  expect(item?.text).toBe("My work also includes payroll for 85 guards.");
});

test("the size of a place is no work, and what joins a line to the one above is left out", () => {
  expect(toVerbLines(["60 beds"], false)).toEqual([{ text: "60 beds" }]);
  expect(toVerbLines(["Also taught book keeping to SS2"], false)).toEqual([
    { text: "Taught book keeping to SS2", tense: "past" },
  ]);
});
