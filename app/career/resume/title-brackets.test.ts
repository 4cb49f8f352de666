import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const posts = (...lines: string[]) =>
  readResume(
    documentFromText(
      ["Amina Bello Kure", "08035550123", "amina.kure@example.com", "", "WORK EXPERIENCE", ...lines].join(
        "\n",
      ),
    ),
  ).profile.work.map(({ position, name, startDate, endDate, highlights }) =>
    [position, name, startDate, endDate, ...highlights].join(" | "),
  );

test.each([
  "Shift Leader (promoted from guard in January 2016)",
  "Cashier (confirmed 2014), later Head Cashier (from June 2016)",
  "Teller, then Customer Service Officer (03/2016)",
  "Accountant II, now Acting Head of Accounts (since 2017)",
])("%s is the whole post, and its time is the other one", (title) => {
  expect(
    posts(
      "Zuma Stores Ltd, Jos",
      `${title}, June 2013 – February 2019`,
      "- Kept the books of two shops",
      "Dove Mills Ltd, Kaduna",
      "Store Keeper, 2010 – 2013",
      "- Received maize from forty farmers",
    ),
  ).toEqual([
    `${title} | Zuma Stores Ltd | 2013-06 | 2019-02 | Kept the books of two shops`,
    "Store Keeper | Dove Mills Ltd | 2010 | 2013 | Received maize from forty farmers",
  ]);
});

test("a bracket that opens within a post closes in it", () => {
  expect(
    posts(
      "Front Office Supervisor (Duty Manager at night and week-ends)\t10/2023 – Present",
      "Emerald Court Hotel, Ikeja",
      "- Led nine receptionists",
      "Receptionist\t01/2020 – 09/2023",
      "Zuma Inn, Jos",
      "- Checked in groups of sixty",
    ),
  ).toEqual([
    "Front Office Supervisor (Duty Manager at night and week-ends) | Emerald Court Hotel | 2023-10 | present | Led nine receptionists",
    "Receptionist | Zuma Inn | 2020-01 | 2023-09 | Checked in groups of sixty",
  ]);
});

test("the employer in a bracket behind a post stays the employer", () => {
  expect(posts("Bursar (Dove Model College Ltd), 2016 – 2020", "- Paid 58 staff")).toEqual([
    "Bursar | Dove Model College Ltd | 2016 | 2020 | Paid 58 staff",
  ]);
});
