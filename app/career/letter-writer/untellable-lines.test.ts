import { expect, test } from "vitest";
import { isUntellable, withoutBadLuck, withoutLacks, withoutServiceLabel } from "./untellable-lines";

test.each([
  "SKILL: Excel, Corel Draw, typing",
  "Also assist in the boarding house at weekends as",
  "Took over the store when the",
  "Languages: Idoma, English",
  "NYSC: Katsina, 2015. Languages: English, Yoruba.",
  "1. Etim, N. U. and Udoh, I. (2012). Cichlids of the Qua Iboe River",
  "Muslim. Table tennis.",
  "Reason for leaving: the family relocated",
  "Retired.",
  "Drive manual and automatic. Licence class B, expired 03/2025 (renewal on process)",
  "Food handlers test, ministry of health 2019 (don expire, i will do new one)",
  "Retired voluntarily on attaining 60 years",
  "March 2018 to June 2019: helped in the family farm",
  "The firm folded in 2019 because of debt",
  "School was closed for the strike",
  "no certificate) and fix phones",
  "2022 no steady work because of flood",
  "Then the same shop paid me as a sewing girl, Nov 2018 to Feb 2020",
  "Taught neighbours' children while looking for a job",
  "Attend to other duties as may be assigned by management",
  "Any other official assignment given by the HOD from time to time",
])("%j is nothing that a letter tells", (text) => {
  expect(isUntellable(text)).toBe(true);
});

test.each([
  "Hot section: sauces, grills and buffet for 700 staff meals",
  "Married two ledgers into one and closed 40 old accounts",
  "Trained 12 riders in Kano",
  "Retired 14 old pumps",
  "Value of expired drugs fell from N4.1m to N1.2m",
  "Removed every vaccine that had expired from 12 fridges",
  "Placed 40 people who were seeking employment",
  "Marked 2000 WAEC scripts in nine days",
  "Trained 200 unemployed youths in tailoring",
  "Our shop sold 400 bags a week",
])("%j may be told", (text) => {
  expect(isUntellable(text)).toBe(false);
});

test.each([
  ["Sold 80 bags of rice in a week, shop closed because of thieves", "Sold 80 bags of rice in a week"],
  ["Ran a cyber cafe with six computers; everything stolen in 2019", "Ran a cyber cafe with six computers"],
  ["Buying and selling; goods burnt in the market fire", ""],
  ["Closed 40 old accounts, recovered stolen goods", "Closed 40 old accounts, recovered stolen goods"],
  [
    "Put out two store fires, burnt wiring replaced the same day",
    "Put out two store fires, burnt wiring replaced the same day",
  ],
])("of %j the letter has %j", (text, rest) => {
  expect(withoutBadLuck(text)).toBe(rest);
});

test("of the weekly day of the service a deed is left, and no club", () => {
  expect(withoutServiceLabel("CDS: built two fish ponds with six corpers")).toBe(
    "Built two fish ponds with six corpers",
  );
  expect(withoutServiceLabel("CDS: Editorial board, Publicity Secretary")).toBe("");
  expect(withoutServiceLabel("Built two fish ponds")).toBe("Built two fish ponds");
});

test.each([
  [
    "I have my own toolbox and phone. No laptop for now but working on it",
    "I have my own toolbox and phone.",
  ],
  ["No accident for 3 years. No stock lost.", "No accident for 3 years. No stock lost."],
  ["Not yet licensed for trucks.", ""],
])("what somebody lacks is left out of %j", (text, rest) => {
  expect(withoutLacks(text)).toBe(rest);
});
