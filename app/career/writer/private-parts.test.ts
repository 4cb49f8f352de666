import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { privateParts } from "./private-parts";

const profile = Profile.parse({
  basics: {},
  personal: [
    { label: "Date of birth", value: "8 May 1983" },
    { label: "Marital status", value: "Married" },
    { label: "Sex", value: "Female" },
  ],
  referees: { onRequest: false, list: [{ name: "Prof. A. Ekpo", phone: "0803 000 0000" }] },
});
const partsFor = (advert: string) => privateParts(profile, advert);

test("nothing private is printed for an advert that asks for nothing", () => {
  const { parts, notes } = partsFor("Nurse wanted. Sex education of young people is a part of the work.");
  expect(parts).toEqual({ personal: [], referees: { onRequest: true, list: [] } });
  expect(notes).toHaveLength(2);
});

test("a list of particulars has the details that it names, and no others", () => {
  const { parts } = partsFor("The CV shall give full name, date of birth, marital status and nationality.");
  expect(parts.personal?.map(({ label }) => label)).toEqual(["Date of birth", "Marital status"]);
});

test.each([
  "with names and addresses of three referees",
  "Give two (2) academic referees",
  "your referees' contacts",
])("referees are printed where they are asked for: %s", (advert) => {
  expect(partsFor(advert).parts.referees?.list).toHaveLength(1);
});

test("a referee in the text of an advert asks for none", () => {
  expect(partsFor("You will referee football matches and train referees.").parts.referees?.list).toEqual([]);
});

test("a note writes initials as they are, and words in small letters", () => {
  const personal = ["L.G.A.", "NIN", "Religion"].map((label) => ({ label, value: "x" }));
  expect(privateParts({ personal }, "Cook wanted.").notes[0]).toContain("L.G.A., NIN and religion");
});
