import { expect, test } from "vitest";
import { asResult } from "./result-lines";

test.each([
  ["Payroll errors down from 31 to 2", "Payroll errors went down from 31 to 2"],
  ["Attendance up by 20% in one term", "Attendance went up by 20% in one term"],
  ["Response time cut from 40 minutes to 15", "Response time was cut from 40 minutes to 15"],
  ["Fuel losses cut by 60%; pump records now daily", "Fuel losses were cut by 60%; pump records now daily"],
  ["Broken bulbs replaced and 40 street lamps repaired within two days", undefined],
  ["Hatch rate averaged 84% over three seasons", "Hatch rate averaged 84% over three seasons"],
  ["Weekly sales hit N2.1m in December", "Weekly sales hit N2.1m in December"],
  ["Guest score for cleaning move from 7.9 to 9.1", "Guest score for cleaning moved from 7.9 to 9.1"],
  ["Average wait from 50 minutes to 20", undefined],
  ["Delivery time from 50 minutes to 20", "Delivery time went from 50 minutes to 20"],
  ["Since 2021 burglary reduce from 9 cases to 1 case", "Since 2021 burglary reduced from 9 cases to 1 case"],
  ["By 2024, attendance 96%", "By 2024, attendance was 96%"],
  ["On-time returns from 71% to 94%", "On-time returns went from 71% to 94%"],
])("%j has a thing for its subject", (line, sentence) => {
  expect(asResult(line)?.text).toBe(sentence);
});

test.each([
  "Raised the pass rate from 40% to 71%",
  "Store keeper promoted to supervisor in 2019",
  "Trained 12 guards and reached 300 homes",
  "Look after 8 babies from 6 months to 2 years with one aunty",
  "Solar systems from 1 kVA to 30 kVA for homes and shops",
  "Since 2022 trained 60 boys",
  "Receiving of goods in good condition",
])("%j has a person for its subject or no verb", (line) => {
  expect(asResult(line)).toBeUndefined();
});
