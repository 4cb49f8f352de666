import { expect, test } from "vitest";
import { growingPatterns } from "#tests/growing-patterns";
import { readAdvert } from "./job-advert/read-advert";
import { documentFromText } from "./resume/from-text";
import { readResume } from "./resume/read-resume";

// What reads resumes and adverts, in processes of their own: work that grows with the square of a line ends there at the limit of
// processor time, and nobody gets their file read.

const TODAY = "2026-11-22";
const FEW_STEPS = 100; // these processes serve one text at a time
const PIECES = [
  "A",
  "1",
  ".",
  "1.",
  ", ",
  ". ",
  "(",
  ":",
  " ",
  "A ",
  "Aa ",
  "a.",
  "AB, ",
  "1 ",
  "-",
  "a-",
  "@",
  "a@",
  "/",
  "é",
  "•",
  "Dr. ",
];

const READERS: Record<string, (text: string) => unknown> = {
  "a resume": (text) =>
    readResume(
      documentFromText(
        [
          `Ada Obi\n0803 111 2222\n${text}\n\nSUMMARY\n${text}`,
          `EXPERIENCE\nClerk, Kuda Ltd, Jan 2020 - Present\n- ${text}\n${text}, Jan 2018 - Dec 2019\n- Sold rice`,
          `EDUCATION\nB.Sc. Nursing, University of Lagos, 2015\n${text}`,
          `SKILLS\n${text}\n\nCERTIFICATIONS\n${text}\n\nREFEREES\n${text}`,
        ].join("\n\n"),
      ),
      { today: TODAY },
    ),
  "a resume of one line": (text) => readResume(documentFromText(text), { today: TODAY }),
  "an advert of one line": (text) => readAdvert(text, { today: TODAY }),
  "an advert": (text) =>
    readAdvert(
      [
        `Accountant at ${text}\nWe are hiring an accountant with ${text} in Lagos. Send your CV to jobs@kuda.example`,
        `Requirements\n- ${text}\n- B.Sc. ${text}`,
        `Benefits\n- ${text}`,
      ].join("\n\n"),
      { today: TODAY },
    ),
};

test.each(Object.entries(READERS))("%s: twice the text is about twice the work", (_name, read) => {
  expect(growingPatterns(read, { pieces: PIECES, ends: ["x"], fewSteps: FEW_STEPS })).toEqual([]);
});
