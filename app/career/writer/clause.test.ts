import { expect, test } from "vitest";
import { clausesOf } from "./clause";

const inPast = (bullet: string) =>
  clausesOf(bullet, { isCurrent: false }).map(({ lead, text }) => `${lead}: ${text}`);
const inPresent = (bullet: string) =>
  clausesOf(bullet, { isCurrent: true }).map(({ lead, text }) => `${lead}: ${text}`);

test.each<[string, string[]]>([
  ["Reconciled 5 bank accounts monthly.", ["I: reconciled 5 bank accounts monthly"]],
  ["Reconcile 5 bank accounts monthly", ["I: reconciled 5 bank accounts monthly"]],
  ["Reconciling 5 bank accounts monthly", ["I: reconciled 5 bank accounts monthly"]],
  ["Reconciles 5 bank accounts monthly", ["I: reconciled 5 bank accounts monthly"]],
  ["I reconciled 5 bank accounts", ["I: reconciled 5 bank accounts"]],
  ["She managed her team of 4", ["I: managed my team of 4"]],
  ["Responsible for managing the vault", ["I: was responsible for managing the vault"]],
  ["In charge of petty cash", ["I: was in charge of petty cash"]],
  ["Receive, record and file invoices", ["I: received, recorded and filed invoices"]],
  ["Prepare reports and submit them to the board", ["I: prepared reports and submitted them to the board"]],
  ["Preparation of VAT returns for 12 branches", ["work: the preparation of VAT returns for 12 branches"]],
  ["Daily reconciliation of accounts", ["work: the daily reconciliation of accounts"]],
  ["Stock control and stock taking", ["work: stock control and stock taking"]],
  ["Process monthly payroll for 80 staff", ["I: processed monthly payroll for 80 staff"]],
  ["Successfully led a team of 3 nurses", ["I: successfully led a team of 3 nurses"]],
  ["Lead a team of 3 nurses", ["I: led a team of 3 nurses"]],
  ["Teaching Mathematics to SS2 pupils", ["I: taught Mathematics to SS2 pupils"]],
  ["RECONCILED UBA ACCOUNTS IN LAGOS USING SAGE 50", ["I: reconciled UBA accounts in Lagos using Sage 50"]],
  ["Cash handling: counted ₦2,500,000 daily", ["I: counted ₦2,500,000 daily"]],
  [
    "Drove a Toyota Hiace bus. Serviced the bus every month.",
    ["I: drove a Toyota Hiace bus", "I: serviced the bus every month"],
  ],
  ["Dressing of wounds", ["work: the dressing of wounds"]],
  ["Write notes, grout tiles and keep records", ["task: write notes, grout tiles and keep records"]],
  ["Loading and offloading of goods", ["work: the loading and offloading of goods"]],
  ["Design and development of mobile apps", ["work: design and development of mobile apps"]],
  ["Purchase of raw materials", ["work: the purchase of raw materials"]],
  ["Was promoted to supervisor after 6 months", ["I: was promoted to supervisor after 6 months"]],
  ["Promoted to supervisor after 6 months", ["I: was promoted to supervisor after 6 months"]],
  ["My duties included opening accounts for customers", ["I: opened accounts for customers"]],
  ["Put in place a new filing system", ["I: put in place a new filing system"]],
  ["Excellent communication skills", []],
  ["Toyota Hilux", []],
  ["____ (what you did)", []],
  ["Assisted in preparing final accounts", ["I: assisted in preparing final accounts"]],
  ["Onboarded 40 merchants", ["I: onboarded 40 merchants"]],
  ["Detailed knowledge of tax", []],
])("of a past job: %s", (bullet, expected) => {
  expect(inPast(bullet)).toEqual(expected);
});

test.each<[string, string[]]>([
  ["Reconcile 5 bank accounts monthly", ["I: reconcile 5 bank accounts monthly"]],
  ["Reconciling and posting 5 bank accounts", ["I: reconcile and post 5 bank accounts"]],
  ["Reconciled 5 bank accounts in 2024", ["I: reconciled 5 bank accounts in 2024"]],
  [
    "Reconciled 5 bank accounts and wrote reports",
    ["I: have reconciled 5 bank accounts and written reports"],
  ],
  ["Onboarded 40 merchants", ["I: have onboarded 40 merchants"]],
  ["Responsible for payroll", ["I: am responsible for payroll"]],
  ["He is responsible for payroll", ["I: am responsible for payroll"]],
  ["Monitors vital signs of 18 patients", ["I: monitor vital signs of 18 patients"]],
  [
    "Monitors vital signs and reports changes to the doctor",
    ["I: monitor vital signs and report changes to the doctor"],
  ],
  ["Supervises 4 drivers", ["I: supervise 4 drivers"]],
])("of the present job: %s", (bullet, expected) => {
  expect(inPresent(bullet)).toEqual(expected);
});
