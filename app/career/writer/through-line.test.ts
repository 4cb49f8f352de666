import { expect, test } from "vitest";
import { readAdvert } from "~/career/job-advert/read-advert";
import { parseLetter, printLetter } from "~/career/letter";
import type { Letter } from "~/career/letter.schema";
import { Profile } from "~/career/profile.schema";
import { toFormalLetter } from "~/career/send-kit";
import { throughLine } from "./through-line";

const ADVERT = `GONGOLA STATE WATER AGENCY
Vacancy for the post of Chief Storekeeper
Serving officers should forward their applications through their Heads of Department.
Applications to the General Manager, jobs@gswa.ng`;

const lineFor = (employer: string, endDate = "present", text = ADVERT) =>
  throughLine(
    readAdvert(text, { today: "2026-11-27" }),
    Profile.parse({ basics: {}, work: [{ position: "Storekeeper", name: employer, endDate }] }),
  );

test("whoever serves applies through the office that the advert names", () => {
  expect(lineFor("Gongola State Ministry of Works")).toBe(
    "Through: The Head of Department, Gongola State Ministry of Works",
  );
  expect(lineFor("GONGOLA SPECIALIST HOSPITAL")).toBe(
    "Through: The Head of Department, Gongola Specialist Hospital",
  );
});

test("whoever does not serve, or served earlier, gets no such line", () => {
  expect(lineFor("Benue Paints Ltd")).toBeUndefined();
  expect(lineFor("Ministry of Works Staff Ventures")).toBeUndefined();
  expect(lineFor("Gongola State Ministry of Works", "2024-05")).toBeUndefined();
});

test("internal candidates are those of the employer itself", () => {
  const text = `Talba Foundry Ltd is hiring a Kiln Supervisor.
Internal candidates must apply through their Head of Department. CV to jobs@talba.ng`;
  expect(lineFor("Talba Foundry Ltd", "present", text)).toBe(
    "Through: The Head of Department, Talba Foundry Ltd",
  );
  expect(lineFor("Ministry of Works", "present", text)).toBeUndefined();
});

const letter: Letter = {
  sender: { name: "Bitrus Danjuma", lines: ["Yola"] },
  date: "27 November 2026",
  recipient: ["The General Manager", "Gongola State Water Agency", "Through: The Head of Department, Works"],
  salutation: "Dear Sir or Madam,",
  paragraphs: ["I keep stores."],
  closing: "Yours faithfully,",
  signature: "Bitrus Danjuma",
};

test("the line stays the last of the address, in the text form and in the formal letter", () => {
  expect(parseLetter(printLetter(letter))).toEqual(letter);
  expect(toFormalLetter(letter, "en", { walkIn: "Mubi Road, Jimeta" }).recipient).toEqual([
    "The General Manager",
    "Gongola State Water Agency",
    "Mubi Road",
    "Jimeta",
    "Through: The Head of Department, Works",
  ]);
});
