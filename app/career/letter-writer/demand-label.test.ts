import { expect, test } from "vitest";
import { demandLabel } from "./demand-label";

test.each([
  [
    "Liaise with regulatory agencies during cargo inspection",
    "Liaise with regulatory agencies during cargo inspection",
  ],
  ["must be able to supervise a team of 5-8 machinists (night shift)", "Supervise a team of 5-8 machinists"],
  ["Sound knowledge of the Common External Tariff", "Common External Tariff"],
  ["The candidate should hold a driver's licence", "Hold a driver's licence"],
  ["CRFFN registration;", "CRFFN registration"],
  [
    "Lead a crew of 2-4 on generation-side construction: racking, DC wiring, energy storage",
    "Lead a crew of 2-4 on generation-side construction",
  ],
  [
    "Control portion and purchase cost so that the kitchen stays inside its target ratio",
    "Control portion and purchase cost",
  ],
  ["An MBA is an added advantage", "An MBA"],
  ["Knowledge of fire safety a plus", "Fire safety"],
  ["Hands-on experience in packaging", "Packaging"],
  ["Proficient in the use of Excel", "Excel"],
  ["Very strong SQL", "SQL"],
  ["Good Manufacturing Practice", "Good Manufacturing Practice"],
  ["Know Your Customer compliance", "Know Your Customer compliance"],
  ["CAN bus diagnostics", "CAN bus diagnostics"],
  ["Can keep records of feed", "Keep records of feed"],
  [
    "Experience in working with children who have special needs",
    "Working with children who have special needs",
  ],
  ["Experience in a bank, microfinance bank or other lender", "Bank, microfinance bank or other lender"],
  ["Proficiency in an accounting software e.g. QuickBooks, Sage, TOMPRO", "Accounting software"],
  ["Keep oil and discharge water within specification", "Keep oil and discharge water within specification"],
  ["protect our margin", "Protect your margin"],
  [
    "Manage hotline and other channels through which people complain to us in camps",
    "Manage hotline and other channels",
  ],
])("%s is a heading", (demand, label) => {
  expect(demandLabel(demand)).toBe(label);
});

test.each([
  "supervise and coordinate the daily activities of all junior cleaners and gardeners",
  "attend to scripts wt superintendent pharm",
  "4 a busy retail pharmacy",
  "Sign up for alerts →",
  "You'll be doing",
  "",
])("%s is none", (demand) => {
  expect(demandLabel(demand)).toBeUndefined();
});

test("what is cut off within a bracket leaves none of it, and what is not wanted heads nothing", () => {
  expect(demandLabel("Run the clinic (antenatal")).toBe("Run the clinic");
  expect(demandLabel("No night driving")).toBeUndefined();
  expect(demandLabel("MEDICAL LABORATORY SCIENTISTS")).toBeUndefined();
  expect(demandLabel("COREN")).toBe("COREN");
});
