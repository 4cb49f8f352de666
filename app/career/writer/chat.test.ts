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
  ["bake 900 loaf, train 5 motor boy", "bake 900 loaves, train 5 motor boys"],
  ["send nysc and coren forms on whatsapp", "send NYSC and COREN forms on WhatsApp"],
  ["on christmas we sell 30kva sets in kano", "at Christmas we sell 30 kVA sets in Kano"],
  ["attend to customer and lead team of 4", "attend to customers and lead a team of 4"],
])("%j is %j", (typed, spelled) => {
  expect(spelledOut(typed)).toBe(spelled);
});

test.each([
  "R and D of 4 new lines",
  "Swept yard 4 each evening",
  "Vitamin D for 4 babies",
  "Class 4 and class 5, N Power",
  "Grade n/a",
  "On Christmas Day the pos was down in june",
  "on Christmas morning, on Easter Monday",
  "JSS 2 teacher in the north, year 3 student at a polytechnic, number 3 machine",
  "attend to customer and vendor complaints, 3 driver and rider teams",
  "cleaned the dye vat and the door jamb, excel in sales",
  "attend to customer complaints, 2 year student permit, 3 bedroom house",
  "write to enugu@kano.example or waec.example",
  "mail staffs@recieve.example, RECIEVE",
  "dossiers personnels, collecte des informations",
])("%j stays", (text) => {
  expect(spelledOut(text)).toBe(text);
});
