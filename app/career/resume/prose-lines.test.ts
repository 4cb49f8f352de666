import { expect, test } from "vitest";
import { sentencesOf } from "./prose-lines";

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
