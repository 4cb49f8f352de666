import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";

const read = (...lines: string[]) => readAdvert(lines.join("\n"), { today: "2026-11-30" });

test.each([
  [
    [
      "Assignment Title: Individual Consultant – Kiln Safety Specialist (Review of the Clay Law)",
      "Talba State",
    ],
    "Kiln Safety Specialist",
  ],
  [
    [
      "JOB: Clay Potters x 12 and Kiln Foreman x 2 – Bida",
      "Talba Manpower Ltd is recruiting for a client.",
      "Position 2 – KILN FOREMAN",
      "Requirements",
      "- Ten years with kilns",
    ],
    "Kiln Foreman",
  ],
  [
    ["6G COMBO WELDERS (12 nos) needed urgently at Talba Yard, Onne.", "Requirements: 8 years in piping."],
    "6G Combo Welder",
  ],
  [
    [
      "Talba Atelier is hiring",
      "Role ➡️ Content Creator & Social Media Officer (1 slot)",
      "Location ➡️ Awka",
    ],
    "Content Creator & Social Media Officer",
  ],
])("%j are for the post", (lines, title) => {
  expect(read(...lines).title).toBe(title);
});

test("of what papers somebody must have is no post", () => {
  const { title } = read(
    "Talba Partners works with a client (name withheld) on a tie-in campaign.",
    "What the client would like",
    "• HND in Engineering",
    "• Coating inspector: FROSIO Level 2",
    "Mail your CV to ada@talba.example.",
  );
  expect(title).toBeUndefined();
});

test.each([
  [
    [
      "Letters must be delivered to the address below by 12 December 2026.",
      "",
      "The State Clay Coordinator",
      "Attn: Dr. Ada Bello",
      "Clay Programme, SPIU",
      "Block C, Moore Road, Bida",
    ],
    "The State Clay Coordinator",
    ["Attention: Dr. Ada Bello", "Clay Programme", "SPIU", "Block C, Moore Road", "Bida"],
  ],
  [
    [
      "Applications should be addressed to:",
      "The Permanent Secretary,",
      "Ministry of Clay,",
      "(Attention: Director, Administration & Supplies)",
      "Room 17, Minna Road.",
    ],
    "The Permanent Secretary",
    ["Ministry of Clay", "Attention: Director, Administration & Supplies", "Room 17, Minna Road"],
  ],
  [
    [
      "Applications should be addressed to:",
      "The Permanent Secretary,",
      "Establishments Dept.,",
      "Office of the Head of Service,",
      "Gusau.",
    ],
    "The Permanent Secretary",
    ["Establishments Dept.", "Office of the Head of Service", "Gusau"],
  ],
  [
    ["Mail your CV to jobs@talba.example, for the attention of the Office of Head, Programmes."],
    "the Head, Programmes",
    undefined,
  ],
  [
    ["Mail your CV and a letter to Adaora, our People & Culture Lead, at people@talba.example."],
    "Adaora",
    undefined,
  ],
  [
    ["Mail your CV to folarin.d@talba.example.", "Folarin Dabo | Senior Consultant – Energy"],
    "Folarin Dabo",
    undefined,
  ],
  [
    [
      "Mail your CV to jobs@talba.example.",
      "Attention: The Clay Coordinator.",
      "BEWARE OF SCAMMERS: Talba never asks for money.",
    ],
    "The Clay Coordinator",
    undefined,
  ],
])("%j go to whom they say", (lines, addressee, addressLines) => {
  const { howToApply } = read("Potter needed at Talba Works, Bida.", ...lines);
  expect(howToApply.addressee).toBe(addressee);
  expect(howToApply.addressLines).toEqual(addressLines);
});

test.each([
  [
    "Subject: OBH / [Role] / [Your Area in Bida]   (wrong subject = NOT opened)",
    "OBH / Potter / {your area in bida}",
  ],
  [
    'Use "CLAY25 – Your course of study – Preferred test centre" as subject of the mail.',
    "CLAY25 – {course of study} – {preferred test centre}",
  ],
  ["Mail it with the POST and SUBJECT as the title.", "Potter {subject}"],
  ["CV with subject 6KW/BIDA/ur surname.", "6KW/BIDA/{surname}"],
])("the subject of %s", (line, subject) => {
  expect(
    read("Position: Potter", "Talba Works", `CV to jobs@talba.example. ${line}`).howToApply.subject,
  ).toBe(subject);
});
