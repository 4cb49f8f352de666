import { expect, test } from "vitest";
import { meaningOf } from "./meaning";
import { readAdvert } from "./read-advert";
import { SUBJECT_FIELDS } from "./vocabulary/subject-fields";

const KNOWN = { title: "Kiln Operator", location: "Bida", reference: "OM/KO/7", hasPosts: false };

test.each(SUBJECT_FIELDS)("$example is the line $wanted", ({ example, wanted }) => {
  expect(meaningOf(example, KNOWN)).toBe(wanted);
});

const subjectOf = (words: string) =>
  readAdvert(
    `Oak Mill Ltd needs a Kiln Operator.\nRequirements: two years with a tunnel kiln.\nSend your CV to jobs@oakmill.ng ${words}`,
    { today: "2026-11-30" },
  ).howToApply.subject;

test.each([
  [
    "with subject: KILN 2/SURNAME/L.G.A. OF ORIGIN. The letter must state your age.",
    "KILN 2/{surname}/{LGA of origin}",
  ],
  [
    "Subject: KILN / SHIFT (day or night) / YOUR SURNAME\nTell us your rate.",
    "KILN / SHIFT (day or night) / {surname}",
  ],
  [
    "with the subject of the mail: KILN/TUNNEL/[SURNAME FIRSTNAME]. State your notice.",
    "KILN/TUNNEL/{surname} {first name}",
  ],
  [
    "using the subject 👉 KO-7 / [Preferred Location] / [Full Name]. Tell us your rate.",
    "KO-7 / {preferred location} / {name}",
  ],
  ["using *KO BIDA - (site you prefer)* as subject of the mail.", "KO BIDA - {preferred site}"],
  ["with MALL or OFFICE as the subject.", "{MALL or OFFICE}"],
  [
    "with subject KILN - BIDA - YOUR NAME (or MILL - YOUR NAME) and in the body of the mail tell us your age.",
    "KILN - BIDA - {name}",
  ],
  ["with the same as subject.", "Kiln Operator"],
  ["using *GUARD - MALL* or *GUARD - OFFICE* as subject of the mail.", "GUARD - {MALL or OFFICE}"],
  ["with KILN/DAY or YARD/NIGHT as the subject.", "{KILN/DAY or YARD/NIGHT}"],
  ["with subject: KILN or YARD / your name", "{KILN or YARD} / {name}"],
  ["with subject: OM/KO/011 (SURNAME IN CAPITAL)", "OM/KO/011 ({SURNAME})"],
  ['with the subject "KILN – {Your Name} – {Guild No}".', "KILN – {name} – {guild number}"],
  ["with the subject KILN - <Full Name>.", "KILN - {name}"],
  ["with subject KILN/Kiln you know best/name.", "KILN/Kiln you know best/{name}"],
  ["State the site you prefer in the subject, in the manner KO/Site/Name.", "KO/Site/{name}"],
  ["The subject consists of three parts: Name / KO / guild number.", "{name} / KO / {guild number}"],
  ["with subject: SALES REP – BENIN CITY", "SALES REP – BENIN CITY"],
  ["with subject: HR/ADMIN OFFICER (ABUJA)", "HR/ADMIN OFFICER (ABUJA)"],
  [
    "The subject must be: (Full name) - (Position) - (Preferred site).",
    "{name} - Kiln Operator - {preferred site}",
  ],
  ["Subject: KO_(your surname)_(your zone)", "KO_{surname}_{zone}"],
  ["with the subject: Kiln | {Your Full Name} | {Phone Number}", "Kiln | {name} | {phone}"],
  ["with the subject 'KO-YourName-YourCity'", "KO-{name}-{city}"],
  ["use the subject: NAME OF GUILD/NAME", "{name of guild}/{name}"],
  ["Use the format: Position_FullName_Hub as subject.", "Kiln Operator_{name}_{hub}"],
  ["Subject: Shift Manager/Unit Head", "Shift Manager/Unit Head"],
])("%s", (words, subject) => {
  expect(subjectOf(words)).toBe(subject);
});

test("of several posts the line has slots for post and code, and a place that is asked of the applicant is no place of the post", () => {
  const known = { ...KNOWN, hasPosts: true, reference: undefined };
  expect(meaningOf("[Job Title] / [Ref No] / [City]", known)).toBe("{title} / {reference} / {city}");
  expect(meaningOf("POST/LOCATION/NAME", known)).toBe("{title}/{location of the post}/{name}");
  expect(meaningOf("POST/LOCATION/NAME", KNOWN)).toBe("Kiln Operator/Bida/{name}");
});

test("the head of a mail that was sent on is no subject of an application", () => {
  const { howToApply } = readAdvert(
    "From: Tola <jobs@oakmill.ng>\nSubject: FW: We hire - Kiln Operator (Bida / Minna)\n\nOak Mill Ltd needs a Kiln Operator.\nSend your CV to jobs@oakmill.ng",
    { today: "2026-11-30" },
  );
  expect(howToApply.subject).toBeUndefined();
});
