import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const read = (...lines: string[]) => readResume(documentFromText(lines.join("\n"))).profile;
const posts = (...lines: string[]) =>
  read(...lines).work.map(({ position, name, location, startDate, endDate }) =>
    [position, name, location, startDate, endDate].map((one) => one ?? "").join(" | "),
  );
const head = ["Ramota Salami", "ramota@mail.example", "", "WORK EXPERIENCE"];

test("what stands behind a numbered label is where a post of the employer over it was held", () => {
  expect(
    posts(
      ...head,
      "Bluecrest Cleaning Company, Tema  2015 to date",
      "   Posting 1: Harbour View offices. Cleaner, 2015 - 2018",
      "      Swept nine floors",
      "   Posting 2: Airport Terminal 3 – Team Lead (night), 2018 to date. Won an award",
      "      Lead 22 cleaners",
    ),
  ).toEqual([
    "Cleaner | Bluecrest Cleaning Company | Harbour View offices | 2015 | 2018",
    "Team Lead (night) | Bluecrest Cleaning Company | Airport Terminal 3 | 2018 | present",
  ]);
});

test.each([
  "Census Enumerator, National Bureau of Statistics, 2019",
  "Census Enumerator, National Bureau of Statistics, left 2019",
  "Enumeradora, National Bureau of Statistics, hasta 2019",
])("the single date of a post begins nothing: %s", (line) => {
  const [post] = read(...head, line, "- Counted 300 houses").work;
  expect([post?.startDate, post?.endDate]).toEqual([undefined, "2019"]);
});

test("a paper in capitals heads nothing among the papers, and words behind a colon tell of it", () => {
  const { certificates } = read(
    "Ramota Salami",
    "ramota@mail.example",
    "",
    "CERTIFICATIONS",
    "Rigging Level 2 (2021)",
    "IOSH MS",
    "Working at height: completed 2020",
    "Food hygiene: up to date",
    "",
    "SKILLS",
    "Excel, Word",
  );
  expect(certificates.map(({ name, date, status }) => [name, date, status])).toEqual([
    ["Rigging Level 2", "2021", undefined],
    ["IOSH MS", undefined, undefined],
    ["Working at height", "2020", undefined],
    ["Food hygiene", undefined, "up to date"],
  ]);
});

test("what is told right below a time without work is no post", () => {
  expect(
    posts(
      ...head,
      "Cashier — Riverside Stores, Tema",
      "Sept 2022 – present",
      "• Balance four tills",
      "",
      "Career break — 2019 to 2022",
      "Went back home, nursed my father",
      "",
      "Sales Girl — Makola Fabrics, Accra",
      "Mar 2015 – May 2019",
      "• Sold cloth",
    ).map((post) => post.split(" | ")[0]),
  ).toEqual(["Cashier", "Sales Girl"]);
});

test("in the year of service what somebody was stands before where it was", () => {
  const { nysc } = read(
    "Ramota Salami",
    "ramota@mail.example",
    "",
    "EDUCATION",
    "B.Sc Botany, University of Jos, 2012 – 2016",
    "NYSC: Birnin Gwari, Kaduna State 2016/2017 (lab assistant, General Hospital Birnin Gwari)",
    "",
    "SKILLS",
    "Excel, Word",
  );
  expect(nysc).toMatchObject({ ppa: "General Hospital Birnin Gwari", state: "Kaduna State" });
  expect(nysc?.highlights[0]).toBe("lab assistant");
});
