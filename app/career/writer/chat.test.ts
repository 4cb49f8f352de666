import { expect, test } from "vitest";
import { spelledOut } from "./chat";

test.each([
  ["repair office chairs 4 the hospital in 7wks", "repair office chairs for the hospital in 7 weeks"],
  ["change all d old pipes n test them", "change all the old pipes and test them"],
  ["i hav 12yrs abt tiling", "i have 12 years about tiling"],
  ["Recieved goods and paid 85 staffs", "Received goods and paid 85 staff"],
  ["maintainance of equipments (retrival of files)", "maintenance of equipment (retrieval of files)"],
  ["2 apprentice under me, 40 plate a day", "2 apprentices under me, 40 plates a day"],
  ["on call 1hr b4 the shift", "on call 1 hour before the shift"],
])("%j is %j", (typed, spelled) => {
  expect(spelledOut(typed)).toBe(spelled);
});

test.each([
  "R and D of 4 new lines",
  "Vitamin D for 4 babies",
  "Class 4 and class 5, N Power",
  "Grade n/a",
  "mail staffs@recieve.example, RECIEVE",
  "dossiers personnels, collecte des informations",
])("%j stays", (text) => {
  expect(spelledOut(text)).toBe(text);
});
