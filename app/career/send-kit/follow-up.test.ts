import { expect, test } from "vitest";
import type { Letter } from "../letter.schema";
import { writeFollowUp } from "./follow-up";

const letter: Letter = {
  sender: { name: "Ada Obi", lines: ["12 Aba Road, Owerri | 0803 123 4567 | ada@example.com"] },
  recipient: ["The Principal", "Unity College"],
  salutation: "Dear Principal,",
  paragraphs: ["I am applying for the post of Maths Teacher at Unity College."],
  closing: "Yours sincerely,",
  signature: "Ada Obi",
};
const about = {
  person: { name: "Ada Obi", phone: "0803 123 4567" },
  language: "en" as const,
  title: "Maths Teacher",
  company: "Unity College",
  sentOn: "2026-11-30",
  subject: "MATHS/26",
};

test("it greets and signs as the letter did, and names post, employer and day", () => {
  expect(writeFollowUp({ ...about, letter })).toEqual({
    subject: "My application: MATHS/26",
    body: [
      "Dear Principal,",
      "On 30 November 2026 I applied for the post of Maths Teacher at Unity College. Please let me know how my application stands, and whether you need anything more from me.",
      "Yours sincerely,\nAda Obi\n0803 123 4567\nada@example.com",
    ].join("\n\n"),
    whatsapp: [
      "Dear Principal,",
      "On 30 November 2026 I applied for the post of Maths Teacher at Unity College. Please let me know how my application stands, and whether you need anything more from me.",
      "Ada Obi",
    ].join("\n\n"),
  });
});

test.each(["en", "es", "fr", "de"] as const)(
  "without a letter it has the usual salutation, name and phone (%s)",
  (language) => {
    const { body, subject } = writeFollowUp({ ...about, language });
    const [salutation = "", text = "", end = ""] = body.split("\n\n");
    expect(salutation).toMatch(/[,:]$/u);
    for (const part of ["Maths Teacher", "Unity College", "2026"]) expect(text).toContain(part);
    expect(end).toMatch(/\nAda Obi\n0803 123 4567$/u);
    expect(subject).toContain("MATHS/26");
  },
);
