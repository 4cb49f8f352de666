import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const employers = (...lines: string[]) =>
  readResume(documentFromText(["Mary Ade", "mary@mail.example", "", "WORK EXPERIENCE", ...lines].join("\n")))
    .profile.work.filter(({ position }) => position !== undefined)
    .map(({ position, name }) => [position, name]);

test("posts at sites that fill an employer's time were held there", () => {
  expect(
    employers(
      "DELTA SERVICES LTD 2013 – Present",
      "Kolo Gas Plant – Technician (2016 – Present)",
      "- Repaired pumps",
      "Brass Platform – Fitter (2013 – 2016)",
      "- Fitted pipes",
    ),
  ).toEqual([
    ["Technician", "DELTA SERVICES LTD"],
    ["Fitter", "DELTA SERVICES LTD"],
  ]);
});

test("firms below free work stay employers", () => {
  expect(
    employers(
      "Freelance 2013 - Present",
      "Netflix – Editor (2013 - 2016)",
      "- Cut 20 films",
      "BBC – Senior Editor (2016 - Present)",
      "- Cut news",
    ),
  ).toEqual([
    ["Editor", "Netflix"],
    ["Senior Editor", "BBC"],
  ]);
});
