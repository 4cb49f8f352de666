import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";

test.each([
  // A part is filled by what it names.
  ["with the position and department as subject.", "Kiln Operator {department}"],
  ["Use KO-7/surname/state of residence as subject.", "KO-7/{surname}/{state of residence}"],
  ["The subject should be KO7 and your year of induction.", "KO7 {year of induction}"],
  ["As subject write KILN and the shift you would prefer.", "KILN {preferred shift}"],
  [
    "Subject: Kiln - your name - the name of the hottest glaze you ever fired.",
    "Kiln - {name} - {hottest glaze}",
  ],
  ["Subject: KO7 – Surname – Preferred Office", "KO7 – {surname} – {preferred office}"],
  [
    "Subject of mail = BOO-[Branch location]-[Years of kiln experience] e.g. BOO-Asaba-3yrs.",
    "BOO-{branch location}-{years of kiln experience}",
  ],
  ["Subject: KO7 / full name / present town", "KO7 / {name} / {present town}"],
  ['The subject must be exactly: "KO/AC/07 – Kiln Jos".', "KO/AC/07 – Kiln Jos"],
  ["Start your message with *KILN JOS*.", "KILN JOS"],
  ["Quote KO/AC/07 of the position as subject.", "KO/AC/07 Kiln Operator"],
  ["Ref: KO/AC/07. Apply quoting the reference number of the position as subject.", "KO/AC/07 Kiln Operator"],
  ["Use KO/7 + your name + state as subject.", "KO/7 {name} {state}"],
  // A sign between two words of the post is no joint.
  ['Use "C++ Developer 2026" as subject.', "C++ Developer 2026"],
  ['The subject of your mail should be "Driver + Mechanic".', "Driver + Mechanic"],
  // Another way to apply is no part of it, and no more are the words that ask.
  ["Send it with subject *KILN JOS* or WhatsApp 0803 555 0142 on or before Friday.", "KILN JOS"],
  ["Put in the subject KO/7, your name.", "KO/7, {name}"],
  ["In the subject put your name followed by KILN JOS.", "{name} KILN JOS"],
  ["The subject is the reference and your name: KO/7 - NAME.", "KO/7 - {name}"],
  ['Subject: Kiln, your name, your city – like "Kiln, Ada Obi, Aba".', "Kiln, {name}, {city}"],
])("%s", (words, subject) => {
  const { howToApply } = readAdvert(
    `Oak Mill Ltd needs a Kiln Operator.\nRequirements: two years with a tunnel kiln.\nSend your CV to jobs@oakmill.ng. ${words}`,
    { today: "2026-11-26" },
  );
  expect(howToApply.subject).toBe(subject);
});
