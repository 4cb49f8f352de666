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

test("what stands behind a label of a site is an employer where none is named", () => {
  const { work } = readResume(
    documentFromText(
      [
        "Mary Ade",
        "mary@mail.example",
        "",
        "WORK EXPERIENCE",
        "Cashier",
        "Posting: Fidelity Bank Plc, Aba",
        "2019 – 2022",
        "- Counted notes",
        "",
        "Guard",
        "Halogen Security, 2014 – 2018",
        "Location: Lekki Gardens School",
        "- Kept the gate",
        "",
        "Usher, Halogen Events Ltd, Lagos, 2010 – 2012",
        "Site: Union Bank Plc",
        "- Seated guests",
      ].join("\n"),
    ),
  ).profile;
  expect(work.map(({ position, name, location }) => [position, name, location])).toEqual([
    ["Cashier", "Fidelity Bank Plc", "Aba"],
    ["Guard", "Halogen Security", "Lekki Gardens School"],
    ["Usher", "Halogen Events Ltd", "Lagos"],
  ]);
});

test("posts without an employer that fill the time of a service are of it; how it ended is a line", () => {
  const { work } = readResume(
    documentFromText(
      [
        "Mary Ade",
        "mary@mail.example",
        "",
        "WORK EXPERIENCE",
        "Nigerian Army, 1996 – 2018",
        "Retired voluntarily as Major",
        "Company Commander, 2010 – 2018",
        "Platoon Commander, 2004 – 2010",
        "Clerk, 1996 – 2004",
      ].join("\n"),
    ),
  ).profile;
  expect(work.map(({ position, name, startDate }) => [position, name, startDate])).toEqual([
    ["Company Commander", "Nigerian Army", "2010"],
    ["Platoon Commander", "Nigerian Army", "2004"],
    ["Clerk", "Nigerian Army", "1996"],
  ]);
  expect(work[0]?.summary).toBe("Retired voluntarily as Major");
});
