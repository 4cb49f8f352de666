import { expect, test } from "vitest";
import { readAdvert } from "~/career/job-advert/read-advert";
import { recipientLines } from "./recipient";
import { townOf } from "./town";

const linesOf = (text: string) => recipientLines(readAdvert(text, { today: "2026-11-26" }), "Hiring Manager");

test("the whole address of a notice stands on the letter, in its order and once", () => {
  expect(
    linesOf(`OBINZE STATE TEACHING SERVICE COMMISSION
VACANCY FOR THE POST OF PRINCIPAL ACCOUNTANT
Applicants must hold a B.Sc in Accounting.
Applications should be addressed to:
The Executive Secretary,
Obinze State Teaching Service Commission,
P.M.B. 1204, Owerri, Imo State,
not later than three weeks from the date of this publication.`),
  ).toEqual([
    "The Executive Secretary",
    "Obinze State Teaching Service Commission",
    "P.M.B. 1204",
    "Owerri, Imo State",
  ]);
});

test("an address within a sentence ends where the sentence goes on", () => {
  expect(
    linesOf(
      "Ferrow Valley Project needs a Field Accountant with an HND. Applications should be sent to: The State Project Coordinator, FVP, Phase II, Lokoja on or before 9 December 2026. Candidates must live in Kogi State.",
    ),
  ).toEqual(["The State Project Coordinator", "Ferrow Valley Project", "Phase II", "Lokoja"]);
});

test("an organisation is not named a second time by its short form", () => {
  expect(
    recipientLines(
      {
        ...readAdvert("Lift Technician wanted.", { today: "2026-11-26" }),
        company: "National Inland Ferries Agency",
        howToApply: { addressee: "The Director, HRM", addressLines: ["NIFA", "Abuja"], attachments: [] },
      },
      "Hiring Manager",
    ),
  ).toEqual(["The Director, HRM", "National Inland Ferries Agency", "Abuja"]);
});

test("an agency that takes the applications gets the letter, without the town of the post", () => {
  const lines = linesOf(
    "Harbour Lane Consulting invites applications on behalf of our client, a food company in Aba, for the post of Sales Manager. Location: Aba. CV to jobs@harbourlane.ng.",
  );
  expect(lines).toEqual(["Hiring Manager", "Harbour Lane Consulting"]);
});

test.each([
  ["UYO", "Uyo"],
  ["Garki II, Abuja", "Garki II, Abuja"],
  ["Sango OTA, OGUN STATE", "Sango Ota, Ogun State"],
  ["Kogi State", undefined],
  ["Lagos, Ogun", undefined],
  ["Port Harcourt, Enugu", undefined],
  ["Gboko Road", undefined],
  ["Adamawa, Borno and Yobe", undefined],
])("the place %s gives the town %s", (location, town) => {
  expect(townOf({ location })).toBe(town);
});
