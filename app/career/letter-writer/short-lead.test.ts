import { expect, test } from "vitest";
import { shortLead } from "./short-lead";

test.each([
  ["Supervise a team of 5-8 machinists", "Supervising a team"],
  ["Supervised a shift or unit", "Supervising a shift or unit"],
  ["Keep records", "Keeping records"],
  ["Stock counts weekly", "Stock counts"],
  ["Training in Life Saving Skills and family planning", "Training in Life Saving Skills"],
  ["Registered Nurse with current NMCN practising licence", "Registered Nurse"],
  ["Digital data collection and in spreadsheets", "Digital data collection"],
  ["Report writing", "Report writing"],
  ["Audit report", "Audit report"],
  ["Certified welder", "Certified welder"],
  ["PCR /", "PCR"],
  ["Handle CBN / NIBSS reporting and law enforcement requests", "Handling CBN / NIBSS reporting"],
  ["Lead clinical management of rape and keep confidential files", "Leading clinical management of rape"],
  ["Supervise and mentor up to 8 midwives", "Supervising and mentoring"],
  ["First degree or HND in Accounting", "First degree or HND"],
])("%s is led by %s", (label, lead) => {
  expect(shortLead(label)).toBe(lead);
});

test.each([
  "Prepare timely monthly",
  "Supervise, train and evaluate the bakers",
  "Part of it",
  "Deliver goods safely anywhere whatever happens outside",
  "Registered with the Nigerian Institute of Science Laboratory Technology",
])("%s is no lead", (label) => {
  expect(shortLead(label)).toBeUndefined();
});
