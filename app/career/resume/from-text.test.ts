import { describe, expect, test } from "vitest";
import { CERTAIN_RESUMES } from "#tests/fixtures/resumes";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const read = (text: string) => readResume(documentFromText(text)).profile;
const texts = (text: string) => documentFromText(text).paragraphs.map((paragraph) => paragraph.text);

const typed = `  MISS OGHENEVWEDE T. AKPOBOME
  Plot 7, Ekpan Layout, Effurun,
  Delta State.
  Tel:- 0805 222 7788      Email:- vwedeakpo@example.com

  CARREER OBJECTIVE:-
  To be part of a team that keeps patients safe.

  EDUCATIONAL BACKROUND:-
  School of Health Technology, Ofuoma          2015-2018
      Diploma in Pharmacy Technology (Upper Credit)
  Ekpan Secondary School, Ekpan                2008-2014
      WASSCE

  PROFFESIONAL EXPERIENCE:-
  Pharmacy Technician, Medplus Ltd, Warri. March 2021 till date
  o Dispensing drugs under the superintendent pharmacist
  o Checking of expiry dates every Friday
  o Training two attendants
  Sales Attendant, Jolly Chemist, Effurun. 2018 - 2021
  o Selling of over the counter drugs
  o Keeping the cash book

  SKILLS:-  Inventory, Microsoft Excel, First aid
  LANGUAGES:-  English, Urhobo and Pidgin

  REFREES:-
  1)  Pharm. Ejiro Oke, Medplus Ltd, 08031112223
  2)  Mrs. Tega Umukoro, Jolly Chemist, 08031112224
`;

const cut = `Bashir Danladi Yusuf
bashirdyusuf@example.com | 07061234500 | Kaduna

== Profile ==
Warehouse supervisor with seven years in fast moving goods. Known for
tight stock counts, safe loading and a calm night shift that meets its
trucks on time.

== Work history ==
Olam Grains, Kaduna
Warehouse Supervisor
April 2020 - Present
* Supervise 22 loaders and 4 forklift drivers on two shifts and plan
  the week with the transport desk
* Cut stock difference from 1.8% to 0.3%
* Introduced a bin card that the auditors of the group now ask for in
  every depot

PZ Cussons, Kano
Store Assistant
February 2017 - March 2020
* Received and issued raw materials
* Posted receipts in SAP

== Education ==
Kaduna Polytechnic
HND Business Administration
2012 - 2016

== Skills ==
SAP / Excel / Forklift licence

                                              - 1 -

== Referees ==
Available on request
`;

const capitals = `NAME: GRACE ONYINYE MBA
ADDRESS: 9 OLD MARKET ROAD, ONITSHA
PHONE: 08160001234
EMAIL: GRACEMBA@EXAMPLE.COM

1. PERSONAL DATA
DATE OF BIRTH:     3RD MAY, 1990
SEX:               FEMALE
MARITAL STATUS:    SINGLE

2. SCHOOLS ATTENDED WITH DATES
S/N    INSTITUTION                         QUALIFICATION     YEAR
1      NWAFOR ORIZU COLLEGE OF EDUCATION   NCE               2013
2      QUEEN OF THE ROSARY COLLEGE         SSCE              2008

3. WORK EXPERIENCE
2018 - DATE        CLASS TEACHER
                   ST. MARY'S PRIMARY SCHOOL, ONITSHA
2014 - 2017        ASSISTANT TEACHER
                   BRIGHT STARS NURSERY SCHOOL, NNEWI

4. N.Y.S.C
EXEMPTED

5. HOBBIES
SINGING AND READING

6. REFEREES
REV. SR. MARIA OKEKE
HEAD TEACHER
08031112225
`;

describe("whole texts", () => {
  test("typed on a phone: stops for colons, misspelt headings, columns of spaces, an entry a line", () => {
    const { basics, work, education, skills, languages, referees } = read(typed);
    expect([basics.name, basics.phone, basics.email]).toEqual([
      "OGHENEVWEDE T. AKPOBOME",
      "+234 805 222 7788",
      "vwedeakpo@example.com",
    ]);
    expect(
      education.map(({ institution, studyType, startDate, endDate }) => [
        institution,
        studyType,
        startDate,
        endDate,
      ]),
    ).toEqual([
      ["School of Health Technology, Ofuoma", "Diploma", "2015", "2018"],
      ["Ekpan Secondary School", "WASSCE", "2008", "2014"],
    ]);
    expect(work[0]).toMatchObject({
      position: "Pharmacy Technician",
      name: "Medplus Ltd",
      startDate: "2021-03",
      endDate: "present",
      highlights: [
        "Dispensing drugs under the superintendent pharmacist",
        "Checking of expiry dates every Friday",
        "Training two attendants",
      ],
    });
    expect(work[1]).toMatchObject({ startDate: "2018", endDate: "2021" });
    expect(skills.flatMap(({ keywords }) => keywords)).toEqual(["Inventory", "Microsoft Excel", "First aid"]);
    expect(languages.map(({ language }) => language)).toEqual(["English", "Urhobo", "Pidgin"]);
    expect(referees?.list.map(({ name }) => name)).toEqual(["Pharm. Ejiro Oke", "Mrs. Tega Umukoro"]);
  });

  test("lines cut at the edge of a page: items and prose are whole again, page numbers stand apart", () => {
    const { basics, summary, work, education, skills, referees } = read(cut);
    expect(basics.name).toBe("Bashir Danladi Yusuf");
    expect(summary).toEqual([
      "Warehouse supervisor with seven years in fast moving goods. Known for tight stock counts, safe loading and a calm night shift that meets its trucks on time.",
    ]);
    expect(work.map(({ position, name, highlights }) => [position, name, highlights.length])).toEqual([
      ["Warehouse Supervisor", "Olam Grains", 3],
      ["Store Assistant", "PZ Cussons", 2],
    ]);
    expect(work[0]?.highlights[2]).toBe(
      "Introduced a bin card that the auditors of the group now ask for in every depot",
    );
    expect(education[0]).toMatchObject({
      institution: "Kaduna Polytechnic",
      startDate: "2012",
      endDate: "2016",
    });
    expect(skills.flatMap(({ keywords }) => keywords)).toEqual(["SAP", "Excel", "Forklift licence"]);
    expect(referees?.onRequest).toBe(true);
  });

  test("capitals throughout, numbered headings, a typed table, dates in a column of their own", () => {
    const { basics, education, work, nysc, personal, referees } = read(capitals);
    expect(basics.name).toBe("GRACE ONYINYE MBA");
    expect(personal).toContainEqual({ label: "MARITAL STATUS", value: "SINGLE" });
    expect(education.map(({ institution, studyType, endDate }) => [institution, studyType, endDate])).toEqual(
      [
        ["NWAFOR ORIZU COLLEGE OF EDUCATION", "NCE", "2013"],
        ["QUEEN OF THE ROSARY COLLEGE", "SSCE", "2008"],
      ],
    );
    expect(
      work.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate]),
    ).toEqual([
      ["CLASS TEACHER", "ST. MARY'S PRIMARY SCHOOL", "2018", "present"],
      ["ASSISTANT TEACHER", "BRIGHT STARS NURSERY SCHOOL", "2014", "2017"],
    ]);
    expect(nysc?.status).toBe("exempted");
    expect(referees?.list).toEqual([
      { name: "REV. SR. MARIA OKEKE", position: "HEAD TEACHER", phone: "08031112225" },
    ]);
  });
});

test.each([
  [
    "a hanging line goes on with its item",
    "- Kept the cash book of the shop\n  and the stock list\n- Sold rice",
    ["Kept the cash book of the shop and the stock list", "Sold rice"],
  ],
  ["two items on one line", "• Baking      • Icing", ["Baking", "Icing"]],
  ["a row of dashes is no line", "SKILLS\n------\nBaking", ["SKILLS", "Baking"]],
  [
    "small capitals that came apart",
    "W ORK H ISTORY\nBaker\nS KILLS\nIcing",
    ["WORK HISTORY", "Baker", "SKILLS", "Icing"],
  ],
  [
    "short lines of one writer stay apart",
    "i sell rice\nand beans\nin the market",
    ["i sell rice", "and beans", "in the market"],
  ],
  [
    "a heading and what stands behind it",
    "Ada Obi\n\nSKILLS: Baking, Icing",
    ["Ada Obi", "SKILLS", "Baking, Icing"],
  ],
  [
    "a label inside a section stays",
    "Ada Obi\nSex: Female\nLanguages: Igbo",
    ["Ada Obi", "Sex: Female", "Languages: Igbo"],
  ],
  ["a cut period", "Ado Bakery (May 2013 –\nJune 2015)", ["Ado Bakery (May 2013 – June 2015)"]],
])("%s", (_, text, expected) => {
  expect(texts(text)).toEqual(expected);
});

test("stars of a messenger are weight, and the rows under column heads are cells", () => {
  const { paragraphs } = documentFromText(
    "*Work*\nS/N  Organisation  Position  Year\n1  Ado Bakery  Baker  2019",
  );
  expect(paragraphs[0]?.runs).toMatchObject([{ text: "Work", bold: true }]);
  expect(paragraphs.slice(1).map(({ text, cell }) => [text, cell?.row, cell?.column])).toEqual([
    ["S/N", 0, 0],
    ["Organisation", 0, 1],
    ["Position", 0, 2],
    ["Year", 0, 3],
    ["1", 1, 0],
    ["Ado Bakery", 1, 1],
    ["Baker", 1, 2],
    ["2019", 1, 3],
  ]);
});

test("a name behind a side column is found by the mail address", () => {
  const { basics } = read(
    "Contact\nLekki, Lagos\nhauwa.danjuma@example.com\n\nTop Skills\nPayroll\n\nHauwa Danjuma, ACA\nPayroll Officer\n\nExperience\nZuma Foods\nPayroll Officer\n2019 - Present",
  );
  expect(basics.name).toBe("Hauwa Danjuma");
});

test.each(CERTAIN_RESUMES)("no word is lost on the way to a document: $id", ({ text }) => {
  // Marks of lists may be letters; parts of words that came apart are one word again.
  const letters = (line: string) =>
    line
      .normalize("NFC")
      .replace(/^\s*o\s/gm, "")
      .replace(/[^\p{L}\p{N}]/gu, "");
  const sorted = (line: string) => [...letters(line)].sort().join("");
  expect(sorted(texts(text).join("\n"))).toBe(sorted(text));
});

test("what only counts the lines of a post goes", () => {
  const { work } = read(
    "Bola Ige\n\nWORK EXPERIENCE\nFarm Manager, Ajanla Farms Ltd, Jan 2020 - present\ni. Manage 12,000 layers\nii. Raised laying rate to 86%\niv. Sell eggs to 31 buyers",
  );
  expect(work[0]?.highlights).toEqual([
    "Manage 12,000 layers",
    "Raised laying rate to 86%",
    "Sell eggs to 31 buyers",
  ]);
});

test("a unit in brackets behind the title belongs to the title", () => {
  const { work } = read(
    "Ada Obi\n\nWORK EXPERIENCE\nNiger Foundation Hospital, Enugu\nSenior Staff Nurse (Maternity)            March 2021 till date\n- Conduct 25 normal deliveries monthly\n- Train student nurses\n\nSt. Mary's Joint Hospital, Amaigbo\nStaff Nurse       Jan 2018 - Feb 2021\n- Nursed patients in a 40 bed ward",
  );
  expect(
    work.map(({ position, name, startDate, highlights }) => [position, name, startDate, highlights.length]),
  ).toEqual([
    ["Senior Staff Nurse (Maternity)", "Niger Foundation Hospital", "2021-03", 2],
    ["Staff Nurse", "St. Mary's Joint Hospital", "2018-01", 1],
  ]);
});

test("two posts held at once, on one line with the school and the dates, are one entry", () => {
  const { work } = read(
    "Hauwa Yakubu\n\nTEACHING EXPERIENCE\nEssence International School, Kaduna — Mathematics Teacher, Head of Department — Sept 2018 to date\n- Teach Further Mathematics to SS3\n- Use Geogebra in class\nZamani College, Kaduna — Mathematics Teacher — Sept 2014 to July 2018\n- Taught JSS1 and JSS2",
  );
  expect(work.map(({ position, name, startDate }) => [position, name, startDate])).toEqual([
    ["Mathematics Teacher, Head of Department", "Essence International School", "2018-09"],
    ["Mathematics Teacher", "Zamani College", "2014-09"],
  ]);
});

test("a label below the line of a numbered entry begins a line of its own", () => {
  const { paragraphs } = documentFromText(
    "Ladi Musa\n\nWORKING EXPERIENCE\n1.  Gusau Textile Mill, Gusau      Feb. 2014 - Aug. 2015\n    POST HELD: Loom Technician\n    DUTIES:\n    * Repair of looms\n    * Greasing of the drive",
  );
  expect(paragraphs.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["POST HELD: Loom Technician", "DUTIES:", "Repair of looms"]),
  );
});

test("a label that each study has again heads no section", () => {
  const lines = ["Institution: Mubi College", "Qualification: NCE", "Year: 2010 – 2013"];
  const text = `EDUCATION\n${lines.join("\n")}\n\n${lines.join("\n")}\n\nSkills: Sewing, Beadwork`;
  const paragraphs = documentFromText(text).paragraphs.map((paragraph) => paragraph.text);
  expect(paragraphs).toEqual(["EDUCATION", ...lines, ...lines, "Skills", "Sewing, Beadwork"]);
});

test("pictures that stand before and behind words are none of them", () => {
  const { profile } = readResume(
    documentFromText(`*LARAI DUNG PAM* ☀️🔌
larai.pam@example.com

*EXPERIENCE*
👉 *Rayfield Power Hub* - Jos
Battery Technician, 03/2021 - now
▪️ Over 60 battery banks from 1kva to 5kva
▪️ I train two boys`),
  );
  expect(profile.basics.name?.toLowerCase()).toBe("larai dung pam");
  expect(profile.work[0]?.highlights).toEqual([
    "Over 60 battery banks from 1kva to 5kva",
    "I train two boys",
  ]);
});
