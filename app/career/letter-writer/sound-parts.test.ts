import { expect, test } from "vitest";
import { sentencesOf } from "./sentence-ends";
import { sentencesApart, toVerbLines } from "./verb-lines";

test.each([
  [
    "Drove the estate bus, 60 trips a day, cash return balanced",
    false,
    "Drove the estate bus (60 trips a day)",
  ],
  [
    "Shared work in the morning, collect cement from store, fill job card",
    false,
    "Shared work in the morning, collected cement from store, and filled job card",
  ],
  ["Sold phones, chargers, screen guards", false, "Sold phones, chargers, and screen guards"],
  ["Leads 8 agents on night shift, does roster", true, "Lead 8 agents on night shift, and do roster"],
  ["Reconciled 14 accounts, which auditors praised", false, "Reconciled 14 accounts, which auditors praised"],
  ["Taught Chemistry, Physics and Biology", false, "Taught Chemistry, Physics and Biology"],
  [
    "Count the float, every evening since June 2022",
    true,
    "Have counted the float, every evening since June 2022",
  ],
  ["Supervised 9 masons in Kubwa, Abuja", false, "Supervised 9 masons in Kubwa, Abuja"],
  [
    "Wrote a list of 18 points, 16 was closed before I left",
    false,
    "Wrote a list of 18 points, and 16 were closed before I left",
  ],
  ["Rejects down from 8% to 2%, weekly count, cards and tests", true, "Rejects went down from 8% to 2%"],
])("%j, present post: %s, is the sentence %j", (line, isCurrent, text) => {
  expect(toVerbLines([line], isCurrent)[0]?.text).toBe(text);
});

test.each([
  ["Keep the store. 3,200 pallet positions", ["Keep the store", "3,200 pallet positions"]],
  [
    "Wrote the schedule of 2022. 14,600 files appraised.",
    ["Wrote the schedule of 2022", "14,600 files appraised"],
  ],
  ["Own the dashboard (React). Rewrote it", ["Own the dashboard (React)", "Rewrote it"]],
  [
    "Reported to Engr. Bala. Kept the log since Oct. 2020",
    ["Reported to Engr. Bala", "Kept the log since Oct. 2020"],
  ],
  ["I was trained as a tailor, I started in 2009", ["I was trained as a tailor", "I started in 2009"]],
])("the sentences of %j", (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

test("a sentence of what came of a deed stands behind it, also where the deed is a clause", () => {
  const line =
    "During the burst in Itam, ran the desk for 9 days: 2 updates a day. Complaint calls dropped by 60% in a week";
  const [whole] = toVerbLines([line], false);
  const apart = whole ? sentencesApart(whole, (sentences) => toVerbLines(sentences, false)) : [];
  expect(apart.map(({ text }) => text)).toEqual([
    "During the burst in Itam, I ran the desk for 9 days: 2 updates a day; complaint calls dropped by 60% in a week",
  ]);
});

test.each([
  [
    "Introduced instalment plan with the bursar, outstanding fees reduced from 31% to 8%",
    "Introduced instalment plan with the bursar; outstanding fees reduced from 31% to 8%",
  ],
  [
    "Trained the cashiers, shortages fell from 12 to 2 a month",
    "Trained the cashiers; shortages fell from 12 to 2 a month",
  ],
])("what came of a deed stands behind it: %s", (text, sentence) => {
  expect(toVerbLines([text], false)[0]?.text).toBe(sentence);
});
