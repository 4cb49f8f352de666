import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const linesOf = (...lines: string[]) =>
  readResume(
    documentFromText(
      ["Amina Bello Kure", "08035550123", "amina.kure@example.com", "", "WORK EXPERIENCE", ...lines].join(
        "\n",
      ),
    ),
  ).profile.work.map(({ name, highlights }) => [name, ...highlights]);

const posts = [
  "Zuma Engineering Ltd, Jos – Welder, Jan. 2021 – to date",
  "Kolo Offshore Services Ltd, Onne – Pipe Welder, 2017 – 2020",
  "Dove Fabricators Ltd, Warri – Fitter, 2014 – 2016",
];

test("what was done at each employer, told below all posts, goes to each", () => {
  expect(
    linesOf(
      ...posts,
      "At Zuma I check fit up and weld the root. No accident since I took over the crew.",
      "At Kolo Offshore we tied in the line in nineteen days.",
      "At Dove: grinding, gas cutting and staging of plates.",
    ),
  ).toEqual([
    [
      "Zuma Engineering Ltd",
      "At Zuma I check fit up and weld the root.",
      "No accident since I took over the crew.",
    ],
    ["Kolo Offshore Services Ltd", "At Kolo Offshore we tied in the line in nineteen days."],
    ["Dove Fabricators Ltd", "grinding, gas cutting and staging of plates."],
  ]);
});

test("one employer that is named in what was done elsewhere takes no line", () => {
  const [, second, last] = linesOf(...posts, "At Kolo I learnt to weld stainless steel with less repair.");
  expect(second).toEqual(["Kolo Offshore Services Ltd"]);
  expect(last).toEqual([
    "Dove Fabricators Ltd",
    "At Kolo I learnt to weld stainless steel with less repair.",
  ]);
});

test("duties as one of several posts of a name go to that post, under whatever heading they stand", () => {
  const lines = linesOf(
    "MINISTRY OF JUSTICE, JOS",
    "ASSISTANT DIRECTOR, DRAFTING – JAN. 2005 TO AUG. 2009",
    "DEPUTY DIRECTOR, DRAFTING – SEPT. 2009 TO JUNE 2015",
    "DIRECTOR, DRAFTING AND LAW REVISION – JULY 2015 TO MARCH 2022",
    "",
    "PRIVATE PRACTICE",
    "KURE & CO., JOS – PARTNER, APRIL 2022 TILL DATE",
    "DUTIES AS DIRECTOR",
    "Vetting of bills and supervision of 14 counsel.",
  );
  expect(lines.map(([, ...own]) => own)).toEqual([
    [],
    [],
    ["Vetting of bills and supervision of 14 counsel."],
    [],
  ]);
});

test.each(["Schedule of duties (as Director)", "Duties (Zuma Audit Board, 2015 – 2022)"])(
  "%s heads what was done there",
  (heading) => {
    const lines = linesOf(
      "Deputy Director, Ministry of Works, Jos, 2009 – 2015",
      "Director, Zuma Audit Board, Jos, 2015 – 2022",
      "Partner, Kure & Co., Jos, 2022 till date",
      heading,
      "Planning of audits and supervision of 14 officers.",
    );
    expect(lines.map(([, ...own]) => own)).toEqual([
      [],
      ["Planning of audits and supervision of 14 officers."],
      [],
    ]);
  },
);

test("an office that the duties of a post name is no other post", () => {
  const lines = linesOf(
    "DEPUTY DIRECTOR (AUDIT), MINISTRY OF WORKS, JOS, 2009 TO 2015",
    "DIRECTOR, AUDIT, MINISTRY OF WORKS, JOS, 2015 TO 2022",
    "DUTIES AS DIRECTOR: I HEADED 46 AUDITORS. I WAS SECRETARY TO THE AUDIT COMMITTEE OF THE MINISTERIAL TENDERS BOARD.",
    "DUTIES AS DEPUTY DIRECTOR: AUDIT OF VOUCHERS, STOCK VERIFICATION AND INSPECTION OF PROJECTS.",
  );
  expect(lines).toEqual([
    ["MINISTRY OF WORKS", "AUDIT OF VOUCHERS, STOCK VERIFICATION AND INSPECTION OF PROJECTS."],
    [
      "MINISTRY OF WORKS",
      "I HEADED 46 AUDITORS.",
      "I WAS SECRETARY TO THE AUDIT COMMITTEE OF THE MINISTERIAL TENDERS BOARD.",
    ],
  ]);
});
