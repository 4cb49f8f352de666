import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { sentencesOf } from "./prose-lines";
import { readResume } from "./read-resume";

test.each([
  ["I manage 22,000 layers. I keep egg records. Mortality came down from 9% to 3.5%.", 3],
  ["Taught Physics at Govt. Secondary School, Jos. Prepared 140 students for WAEC.", 2],
  ["Nursed at St. Luke's Hospital for approx. 3 years.", 1],
  ["Cut the queue by 30%. This saved 40 hours a week.", 1],
  ["Reported to Dr. Ade Ojo. Trained 6 juniors.", 2],
  ["Sold phones", 1],
])("%s", (text, count) => {
  const sentences = sentencesOf(text);
  expect(sentences).toHaveLength(count);
  expect(sentences.join(" ")).toBe(text);
});

test("lines below each other without marks are items, and one of two sentences stays whole", () => {
  const { work } = readResume(
    documentFromText(
      [
        "Ada Obi\n0803 111 2222\n\nEXPERIENCE",
        "Court Clerk, Area Court Naka, 2013 - 2019",
        "Calling of cases and swearing of witnesses",
        "Compiling records of appeal. 47 records compiled and transmitted inside the time given",
        "Preparing the monthly return of cases to the registrar",
        "Filing of documents and hearing notices",
        "CDS: leader of the legal aid group",
      ].join("\n"),
    ),
  ).profile;
  expect(work[0]?.highlights).toContain(
    "Compiling records of appeal. 47 records compiled and transmitted inside the time given",
  );
});
