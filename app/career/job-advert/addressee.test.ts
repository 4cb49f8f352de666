import { expect, test } from "vitest";
import { salutationFor } from "~/career/letter-writer/salutation";
import { readAdvert } from "./read-advert";

const addresseeOf = (lines: string) =>
  readAdvert(
    `Loom Technician needed at Adire House Ltd, Abeokuta\n\nRequirements:\n- two years with power looms\n\n${lines}`,
    { today: "2026-11-28" },
  ).howToApply.addressee;

test.each([
  [
    "Send your CV to Dupe Ajayi-Coker, Head of People, at people@adire.example.",
    "Dupe Ajayi-Coker, Head of People",
  ],
  [
    "Applications go to Dupe Ajayi-Coker, Head of People (people@adire.example).",
    "Dupe Ajayi-Coker, Head of People",
  ],
  [
    "Applications are read by our Head of People, Dupe Ajayi-Coker. Mail them to people@adire.example.",
    "Dupe Ajayi-Coker, Head of People",
  ],
  ["Email people@adire.example – Dupe Ajayi-Coker, Head of People.", "Dupe Ajayi-Coker, Head of People"],
  ["Please send to Mr. Isa Garba, HR Manager: hr@adire.example", "Mr. Isa Garba, HR Manager"],
  ["SEND CV TO MR. ISA GARBA, HR MANAGER: hr@adire.example. Subject: Loom.", "Mr. Isa Garba, HR Manager"],
  [
    "Send it to Ms Rita Abang, Human Resources and Administration Manager, hr@adire.example before Friday.",
    "Ms Rita Abang, Human Resources and Administration Manager",
  ],
  ["Write in your own hand.\nAttention: The Principal\nAdire House Ltd", "The Principal"],
  ["ATTENTION: THE HR MANAGER\nAdire House Ltd, Abeokuta", "The HR Manager"],
  ["ASK FOR: Mrs. Ebi-Tare Dokubo, HR", "Mrs. Ebi-Tare Dokubo, HR"],
  ["Send your CV to Miss Kemi 0803 555 0160 WhatsApp only.", "Miss Kemi"],
  ["Send your CV and pictures of your work to Mr Kunle on WhatsApp 0805 555 0192 (NO CALLS).", "Mr Kunle"],
  ["Send CV to Madam Ngozi (HR) on WhatsApp 0805 555 0192.", "Madam Ngozi, HR"],
  ["Contact: Chika Udo (Practice Manager), 0803 555 0111", "Chika Udo, Practice Manager"],
  ["Chika Udo, our Mill Secretary, is waiting for your CV: chika@adire.example", "Chika Udo, Mill Secretary"],
  ["Kindly forward your CV to our Talent Lead, Ene Oche, via jobs@adire.example.", "Ene Oche, Talent Lead"],
  [
    "See Mallam Garba Shehu-Tofa, Yard Manager, between 8am and 10am.",
    "Mallam Garba Shehu-Tofa, Yard Manager",
  ],
  ["CV to jobs@adire.example.\nRegards, Dr. Bisi Oke, Registrar", "Dr. Bisi Oke, Registrar"],
  ["Do not call the mill, send your CV to Mr. Isa Garba at hr@adire.example.", "Mr. Isa Garba"],
  ["Please do not call but send your CV to Mr. Isa Garba, HR Manager.", "Mr. Isa Garba, HR Manager"],
  ["CV to jobs@adire.example. Mrs Funke Alli reads them herself.", "Mrs Funke Alli"],
])("who reads applications, with the post: %s", (lines, addressee) => {
  expect(addresseeOf(lines)).toBe(addressee);
});

test.each([
  "You will report to Ene Oche, Head of Weaving. Send your CV to jobs@adire.example.",
  "Reports to: Mr. Isa Garba, Weaving Manager\nSend your CV to jobs@adire.example.",
  '"We grow people," says Ene Oche, Chief Executive Officer. Send your CV to jobs@adire.example.',
  "The post became vacant when Mr. Isa Garba retired. Send your CV to jobs@adire.example.",
  "For questions call Mr. Isa Garba, Weaving Manager, on 0803 555 0111. Applications: https://adire.example/jobs",
  "Send your CV to jobs@adire.example. Do not call Mr. Isa Garba.",
  "Adire House was founded by Chief Sade Alli in 1998. Send your CV to jobs@adire.example.",
  "Send your CV with Cover Letter and Passport Photograph to jobs@adire.example.",
  "Applications are received by Monday Morning at jobs@adire.example.",
  "Send your CV to Adire Looms Nigeria, Kuto Road Head Office, at jobs@adire.example.",
  "Send your CV to First Loom Bank, Head of Operations, at jobs@adire.example.",
  "Send your CV to jobs@adire.example. Thank You, HR Manager",
  "Leave your letter at the Kuto gate. Ask Musa Bello, Security Officer, for a pass.",
  "Those who are chosen will be called by Ene Oche, HR Officer. Send your CV to jobs@adire.example.",
  "Last year's best weaver, Mrs Amina Bello, started as a trainee. Send your CV to jobs@adire.example.",
])("who stands there for something else: %s", (lines) => {
  expect(addresseeOf(lines)).toBeUndefined();
});

test("a person with a post is greeted by name", () => {
  expect(salutationFor("Dupe Ajayi-Coker, Head of People", "en")).toEqual({
    text: "Dear Dupe Ajayi-Coker,",
    isByName: true,
  });
  expect(salutationFor("Country Director, People", "en")?.isByName).toBe(false);
});

test("a post and its place in a subject are nobody's name", () => {
  const { addressee } = readAdvert(
    "Vacancy: Community Engagement Officer\nSend your CV to hr@adire.example. The subject line must read: CE Officer Dimka_07_Your Full Name.",
    { today: "2026-11-30" },
  ).howToApply;
  expect(addressee).toBeUndefined();
});
