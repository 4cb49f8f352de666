import { expect, test } from "vitest";
import { Profile } from "~/career/profile.schema";
import { applicantOf } from "./applicant";
import { fillSlots } from "./fill-slots";

const known = {
  name: "Miss Ebun Adio",
  phone: "08030001122",
  location: "Block 4, Aba Road, Umuahia, Abia State",
  title: "Cook",
};

test.each([
  ["{title} {name}", "Cook – Ebun Adio"],
  ["{title} {location}", "Cook – Umuahia"],
  ["{surname} {first name} - {title}", "Adio Ebun - Cook"],
  ["{surname}_{first name}", "Adio_Ebun"],
  ["COOK ({SURNAME})", "COOK (ADIO)"],
  ["COOK/{state of residence}/{current town}", "COOK/Abia/Umuahia"],
])("%j is filled in as %j", (asked, text) => {
  expect(fillSlots(asked, known).text).toBe(text);
});

test.each([
  ["OBI Ada Grace", "OBI_Ada"],
  ["Ada Grace OBI", "OBI_Ada"],
  ["OBI ADA EZE", "EZE_OBI"],
  ["Ada", "Ada_Ada"],
])("the one name of %j in capitals is the surname", (name, text) => {
  expect(fillSlots("{surname}_{first name}", { ...known, name }).text).toBe(text);
});

test("what the person filled in stands there, goes before their papers, and can be changed", () => {
  const answers = { "preferred shift": "night", city: "Aba" };
  expect(fillSlots("COOK/{Preferred shift}/{city}/{branch}/{first name}", { ...known, answers })).toEqual({
    text: "COOK/night/Aba/____ (branch)/Ebun",
    blanks: ["branch"],
    asked: [
      { name: "Preferred shift", text: "night" },
      { name: "city", text: "Aba" },
      { name: "branch", text: "" },
    ],
  });
});

test.each([
  ["COOK/{city}", "Block 4, Aba Road"],
  ["COOK/{town}", "17 Oke Street, Abia State"],
  ["COOK/{state of residence}", "Umuahia"],
  ["COOK/{preferred town}", "Umuahia"],
  ["COOK/{LGA of origin}", "Umuahia, Abia State"],
])("nothing is guessed for %j from %j", (asked, location) => {
  const { text, blanks } = fillSlots(asked, { ...known, location });
  const [, slot = ""] = /\{(.+)\}/.exec(asked) ?? [];
  expect({ text, blanks }).toEqual({ text: `COOK/____ (${slot})`, blanks: [slot] });
});

const profile = Profile.parse({
  basics: { name: "Ebun Adio", location: "Umuahia, Abia State" },
  personal: [
    { label: "Date of birth", value: "2 March 1996" },
    { label: "State of origin", value: "Ekiti State" },
    { label: "LGA", value: "IKERE" },
    { label: "Sex", value: "Female" },
  ],
  education: [
    { studyType: "MBA", ["standing"]: "in_view" },
    { studyType: "HND", endDate: "2018" },
  ],
  work: [{ position: "Cook", name: "Palm Inn", startDate: "2019-02", endDate: "2024-04" }],
});

test.each([
  ["{state of origin}/{LGA of origin}", "Ekiti/Ikere"],
  ["{age} – {gender}", "30 – Female"],
  ["{highest qualification} / {years of experience}", "HND / 5"],
])("%j is filled from the profile as %j", (asked, text) => {
  expect(fillSlots(asked, { ...applicantOf(profile, "2026-11-30"), title: "Cook" }).text).toBe(text);
});

test.each([
  ["Eze Nwakaego Perpetua", "Eze"],
  ["Perpetua Nwakaego Eze", "Eze"],
  ["Ter Akaa Moses", "Moses"],
])("of %j a name that is nobody's surname is none", (name, surname) => {
  expect(fillSlots("{surname}", { ...known, name }).text).toBe(surname);
});
