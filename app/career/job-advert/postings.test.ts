import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";

// What long postings showed, in words of no labelled advert.
const read = (text: string) => readAdvert(text, { today: "2026-11-26" });

test("who is there already is no second post", () => {
  const { posts, title } = read(
    "Position: Kiln Operator\nEmployer: Talba Tiles Ltd\nLine manager: Plant Manager\n\nYou join a team of three kiln operators and two glaze technicians.\n\nRequirements\n- OND in Ceramics\n- Ventilator maintenance",
  );
  expect(posts).toEqual([]);
  expect(title).toBe("Kiln Operator");
});

test("posts are the lines of one form, whatever stands between them", () => {
  const { posts, title } = read(
    "TALBA COURT HOTEL\nGRA, Gombe\nWe open in January and want:\n\nPASTRY COOK (2): 3 years in a hotel, croissants and bread\nOpera or any booking software is a plus\n\nNIGHT PORTER (1): SSCE, strong and polite\n\nLAUNDRY ATTENDANT x2: experience of stains\n\nAll: live in Gombe. CV to jobs@talbacourt.ng",
  );
  expect(posts).toEqual(["Pastry Cook", "Night Porter", "Laundry Attendant"]);
  expect(title).toBeUndefined();
});

test("who recruits for a client is not the employer", () => {
  expect(
    read("Kiteline Consult\nOur client, a maker of roof tiles, needs an Accountant in Gombe.").company,
  ).toBeUndefined();
  expect(read("Kiteline Consult\nOur client, Talba Tiles Ltd, needs an Accountant in Gombe.").company).toBe(
    "Talba Tiles Ltd",
  );
});

test("the first line names the post; anybody who is patient is none", () => {
  expect(
    read(
      "Glaze Technician\nTalba Tiles Ltd, Gombe\n\nA careful and patient person is wanted in our kiln hall.",
    ).title,
  ).toBe("Glaze Technician");
  expect(read("A careful and patient person is wanted in our kiln hall at Gombe.").title).toBeUndefined();
});

test("a code in the head is the reference, the classes of a school are none", () => {
  expect(
    read("TALBA TILES LTD. VACANCY FOR KILN OPERATOR (TTL/KO/04). CV to jobs@talba.ng").howToApply.reference,
  ).toBe("TTL/KO/04");
  expect(
    read("Physics Teacher (SS1-SS3) wanted at Talba College. CV to jobs@talba.ng").howToApply.reference,
  ).toBeUndefined();
});

test.each([
  ["The subject must have the form TTL/KO - your surname.", "TTL/KO - {surname}"],
  [
    "In the subject line write KILN, your name and your town (e.g. KILN Ada Obi, Gombe).",
    "KILN, {name} {town}",
  ],
  ["Use KILN-07 as subject. We read until Friday.", "KILN-07"],
  ["Subject: the reference above and nothing else.", "TTL/KO/04"],
])("%s → %s", (sentence, subject) => {
  expect(
    read(`Kiln Operator (TTL/KO/04)\nTalba Tiles Ltd\nSend your CV to jobs@talba.ng. ${sentence}`).howToApply
      .subject,
  ).toBe(subject);
});

test("a box for complaints is no address for applications", () => {
  const { howToApply } = read(
    "Kiln Operator\nApply at https://talba.ng/jobs with your CV. Report misconduct to ethics@talba.ng.",
  );
  expect(howToApply).toMatchObject({ url: "https://talba.ng/jobs" });
  expect(howToApply.email).toBeUndefined();
});

test.each([
  ["The page is open up to and including 5 December 2026.", "2026-12-05"],
  ["CV to jobs@talba.ng. Closing: next Wednesday.", "2026-12-02"],
  ["CV to jobs@talba.ng. Till next week Friday.", "2026-12-04"],
])("%s closes on %s", (sentence, closes) => {
  expect(read(`Kiln Operator\nTalba Tiles Ltd\n${sentence}`).howToApply.closes).toBe(closes);
});

test.each([
  ["CV to jobs@talba.ng. Closing date: 3rd March 2026.", "2026-03-03"],
  ["Deadline: 20/11/2026. CV to jobs@talba.ng.", "2026-11-20"],
  ["Applications closed on 24 November 2026.", "2026-11-24"],
  ["Born on or before 1st January, 2004. CV to jobs@talba.ng.", undefined],
  ["Deadline extended from 20 November 2026 to 5 December 2026.", "2026-12-05"],
])("an advert that is still passed on closed when it says so: %s", (sentence, closes) => {
  expect(read(`Kiln Operator\nTalba Tiles Ltd\n${sentence}`).howToApply.closes).toBe(closes);
});

test("what an advert asks twice is one rule", () => {
  const advert =
    "Kiln Operator\nTalba Tiles Ltd\nRequirements: NYSC discharge certificate. At least 3 years experience. Not more than 32 years. CV to jobs@talba.ng.";
  const kinds = (text: string) => read(text).rules.map(({ kind }) => kind);
  expect(kinds(`${advert}\n\n${advert}`)).toEqual(kinds(advert));
  expect(kinds(advert).toSorted()).toEqual(["age", "nysc", "years"]);
});

test("the end of a task closes nothing", () => {
  expect(
    read(
      "Kiln Operator\nDuties\n- Close corrective actions within ten days\n- Fire the kiln\n\nCV to jobs@talba.ng",
    ).howToApply.closes,
  ).toBeUndefined();
});

test("a code that goes on in capitals is the reference as a whole, and the consultant in charge gets the letter", () => {
  const { howToApply } = read(
    "Kiteline Consult. Send CV to a@kiteline.ng. Subject: KC/126/KO GOMBE. Consultant in charge: Mr. Sunday Idoko.",
  );
  expect(howToApply).toMatchObject({
    subject: "KC/126/KO GOMBE",
    reference: "KC/126/KO GOMBE",
    addressee: "Mr. Sunday Idoko",
  });
});

test("papers are attached where only a notice period stands in the mail, and not where the CV is pasted", () => {
  const papersOf = (text: string) => read(text).howToApply.attachments;
  expect(
    papersOf("E-mail CV and certificates to a@talba.ng. State your notice period in the body of the mail."),
  ).toEqual(["resume", "certificates"]);
  expect(papersOf("Paste your CV in the body of the mail to a@talba.ng.")).toEqual([]);
});

test("nobody applies to the last words of the post", () => {
  expect(
    read('We seek a Ward Nurse Mentor. Send CV to a@oak.ng with "Nurse Mentor - Jos" as subject.').howToApply
      .addressee,
  ).toBeUndefined();
});
