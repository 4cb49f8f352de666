import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const workOf = (...lines: string[]) =>
  readResume(
    documentFromText(
      ["Amina Bello Kure", "08035550123", "amina.kure@example.com", "", "WORK EXPERIENCE", ...lines].join(
        "\n",
      ),
    ),
  ).profile.work;
const posts = (...lines: string[]) =>
  workOf(...lines).map(({ position, name, startDate, endDate }) =>
    [position, name, startDate, endDate].join(" | "),
  );

test.each([
  "(mission school, boarding, 640 students and 48 teachers)",
  "(makers of nylon and preforms, about 70 staff in two shifts)",
  "(they sell phones, airtime and accessories to shops in three states)",
])("%s behind an employer is told of it, and its posts stay its posts", (note) => {
  const [first, second] = workOf(
    `Dove Model College Ltd, Gboko ${note}`,
    "Bursar, September 2020 – July 2024",
    "- Paid 58 staff",
    "Zuma Stores Ltd, Jos",
    "Cashier, 2016 – 2020",
    "- Kept the till",
  );
  expect(first).toMatchObject({
    position: "Bursar",
    name: "Dove Model College Ltd",
    summary: note.slice(1, -1),
  });
  expect(second).toMatchObject({ position: "Cashier", name: "Zuma Stores Ltd" });
});

test("a post held at the same company stays with the employer whose line ends in a bracket", () => {
  expect(
    posts(
      "Halmark Stores Ltd, Agege (makers of preforms and bottle covers, about 70 staff)",
      "Accountant 2019 – date",
      "- Prepared accounts",
      "Same company – Account Officer (March 2016 to January 2019)",
      "- Raised invoices",
    ),
  ).toEqual([
    "Accountant | Halmark Stores Ltd | 2019 | present",
    "Account Officer | Halmark Stores Ltd | 2016-03 | 2019-01",
  ]);
});

test("a service in the bracket behind an employer is how the post was held", () => {
  const [post] = workOf(
    "Zuma Stores Ltd, Jos",
    "Cashier, 2016 – 2020",
    "Day Secondary School, Gumel (N.Y.S.C.)",
    "Teacher, 2014 – 2015",
  ).slice(-1);
  expect(post?.summary ?? "").toBe("");
  expect(post?.position).toContain("N.Y.S.C.");
});

test("how a post was held is told of no employer", () => {
  const [post] = workOf("Zuma Stores Ltd, Jos (holiday job)", "Cashier, 2016 – 2020", "- Kept the till");
  expect(post?.summary ?? "").not.toContain("holiday");
});

test("a time in a bracket is not the one of a post that has another", () => {
  expect(
    posts(
      "Sept. 2017 – Aug. 2023: Physics Teacher / HOD Sciences (from Sept 2020), Rima College, Makurdi",
      "- Taught SS1 to SS3",
      "Sept. 2012 – July 2017: Mathematics Teacher, Dove College, Gboko",
      "- Taught JSS1",
    ),
  ).toEqual([
    "Physics Teacher / HOD Sciences (from Sept 2020) | Rima College | 2017-09 | 2023-08",
    "Mathematics Teacher | Dove College | 2012-09 | 2017-07",
  ]);
});

test("two posts on a line with a time each in its bracket stay two", () => {
  expect(
    posts("Cattle boy, Kure Farms Ltd (2005), Truck loader, Zuma Mills Ltd (2007)").length,
  ).toBeGreaterThan(1);
});

test("the number of a grade is no day of the month", () => {
  const [post] = workOf(
    "Ministry of Works, Jos",
    "Accountant, GL 12 January 2015 – August 2020",
    "- Paid staff",
  );
  expect(post).toMatchObject({ startDate: "2015-01", endDate: "2020-08" });
  expect(post?.position).toContain("GL 12");
});

test("behind the time of a post its bracket says how it was held, or is a line", () => {
  expect(
    workOf(
      "Zuma Stitches, Jos",
      "Tailor, 2021 – 2024 (part-time)",
      "- Sewed gowns",
      "Ministry of Justice, Jos",
      "Draftsman, Feb. 2012 – May 2015 (while Deputy Director)",
      "- Drafted bills",
    ).map(({ position, highlights }) => [position, ...highlights]),
  ).toEqual([
    ["Tailor (part-time)", "Sewed gowns"],
    ["Draftsman", "while Deputy Director", "Drafted bills"],
  ]);
});

test("whose a hospital is, behind its place, is told of it", () => {
  const [post] = workOf(
    "Nursing Officer II, Aug. 2014 – June 2018",
    "General Hospital, Barkin Ladi (Plateau State Hospitals Management Board)",
    "- Led the night shift",
  );
  expect(post).toMatchObject({
    position: "Nursing Officer II",
    name: "General Hospital",
    summary: "Plateau State Hospitals Management Board",
  });
});
