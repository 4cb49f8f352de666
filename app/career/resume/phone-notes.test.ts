import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const read = (...lines: string[]) =>
  readResume(documentFromText(["Terver Iorliam", "08035550123", "", ...lines].join("\n"))).profile;

test.each([
  [
    "SCHOOL",
    "Boys sec sch Zaki Biam 2004-2010. neco: maths C5 english D7 civic B3",
    "Boys sec sch Zaki Biam",
  ],
  ["Sch", "Ugba gram sch 2009. I later join motor work", "Ugba gram sch"],
  ["EDUCATION", "Community pry sch Vandeikya 1999", "Community pry sch Vandeikya"],
])("below %s “%s” is a school with its time", (heading, line, school) => {
  expect(read(heading, line).education[0]).toMatchObject({ institution: school });
});

test("a note goes on behind a year with what is no part of the school", () => {
  const [study, ...others] = read(
    "SCHOOL",
    "Ugba gram sch, 2009. I later do trade test in welding 2014",
  ).education;
  expect(study?.studyType).toBeUndefined();
  expect(study?.endDate).toBe("2009");
  expect(others).toEqual([]);
});

test("a list in a note is told by what leads to it", () => {
  const { skills, certificates } = read(
    "work",
    "Benue Bricks Ltd, loader, 2016 - 2019",
    "- load lorry",
    "",
    "have: riders card 2021",
    "i sabi: forklift, hand pallet, stock count",
  );
  expect(skills.flatMap(({ keywords }) => keywords)).toEqual(["forklift", "hand pallet", "stock count"]);
  expect(certificates.map(({ name }) => name)).toEqual(["riders card"]);
});

test("an employer right below a post is of that post, and not of the next one", () => {
  const { work } = read(
    "WORK",
    "Loan Officer",
    "Ajumose Microfinance Bank, Ibadan",
    "Aug 2021 - Present",
    "- Manage 214 borrowers",
    "Canvasser (contract)",
    "Makurdi Savings & Loans Ltd, Makurdi",
    "2019 - 2021",
    "- Opened accounts",
    "Clerk",
    "2017 - 2018",
    "- Filed vouchers",
  );
  expect(work.map(({ position, name }) => [position, name])).toEqual([
    ["Loan Officer", "Ajumose Microfinance Bank"],
    ["Canvasser (contract)", "Makurdi Savings & Loans Ltd"],
    ["Clerk", undefined],
  ]);
});

test("a post that was taken for the employer before a name changes places with it", () => {
  const { work } = read(
    "WORK",
    "2014 to 2019",
    "Sub-editor, The Plateau Courier",
    "- Planned the weekend pages",
    "2010 to 2014",
    "Reporter, Savannah Times",
    "- Covered courts",
  );
  expect(work[0]).toMatchObject({ position: "Sub-editor", name: "The Plateau Courier" });
});

test.each([
  ["+234 806 118 2017", "+234 806 118 2017"],
  ["+234 902 555 1998", "+234 902 555 1998"],
])("the last figures of a number with the sign of a country are no year: %s", (written, number) => {
  const { profile } = readResume(documentFromText(`Ngozi Tarfa\n${written}\nngozi.tarfa@mail.example`));
  expect(profile.basics.phone).toBe(number);
});
