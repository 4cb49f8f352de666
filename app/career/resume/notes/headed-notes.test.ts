import { expect, test } from "vitest";
import { documentFromText } from "../from-text";
import { readResume } from "../read-resume";

const read = (...lines: string[]) =>
  readResume(
    documentFromText(["Name. Ladi Bako Kure (Mrs)", "Phone 08035550126 whatsapp also", ...lines].join("\n")),
  );
const posts = ({ profile }: ReturnType<typeof read>) =>
  profile.work.map(({ position, name, startDate, endDate }) =>
    [position, name, startDate, endDate].join(" | "),
  );

const work = [
  "*WORK*",
  "Palm Hotel and Suites, Utako Abuja",
  "i start there september 2017 as room attendant. 16 rooms everyday. make bed, wash toilet",
  "2021 june they made me floor supervisor. 7 girls under me. i do the duty roster",
  "i stop feb 2024 bcos the hotel close down",
  "Nanny",
  "Mr & Mrs Bello family, Gwarinpa. 2014 to 2017 august. cooking, washing, school run",
  "NOW",
  "march 2024 till now i am doing on my own, people call me to clean there house",
];
const rest = ["*SCHOOL*", "WAEC 2010 Govt Girls Sec Sch Makurdi", "Language tiv, english, hausa"];

test("notes of a thumb with headings are read by their words, below each heading for itself", () => {
  const note = read(...work, ...rest);
  expect(posts(note)).toEqual([
    "room attendant | Palm Hotel and Suites | 2017-09 | ",
    "floor supervisor | Palm Hotel and Suites | 2021-06 | 2024-02",
    "Nanny | Mr & Mrs Bello family | 2014 | 2017-08",
    " | on my own | 2024-03 | present",
  ]);
  expect(note.profile.education).toMatchObject([
    { studyType: "WAEC", institution: "Govt Girls Sec Sch Makurdi", endDate: "2010" },
  ]);
});

test("who stands before a referee on the line is no employer", () => {
  const note = read(
    ...work,
    ...rest,
    "Guarantor",
    "1. my uncle he work for NIPOST garki, Mr Peter Iorkyaa 0703 555 0161",
  );
  expect(posts(note)).toHaveLength(4);
  expect(note.profile.referees?.list).toMatchObject([{ name: "Mr Peter Iorkyaa" }]);
});

test("what was within a whole post on its line is a line of it", () => {
  const [post, ...others] = read(
    "*Where I work*",
    "Nigerian Army, driver. 1990 to jan 2011. I go Liberia ECOMOG 1996-98 and Darfur UNAMID 2008 . I dey drive Steyr truck",
    "Rima Construction Kubwa, tipper driver April 2012-2015. I no get accident",
    "*Paper wey I get*",
    "Driver licence class E, FRSC defensive driving cert 2017",
    "I no dey smoke or drink. I sabi Abuja road well well",
  ).profile.work;
  expect(post).toMatchObject({ name: "Nigerian Army", startDate: "1990", endDate: "2011-01" });
  expect(post?.highlights).toEqual(expect.arrayContaining([expect.stringContaining("UNAMID 2008")]));
  expect(others.map(({ startDate }) => startDate)).toEqual(["2012-04"]);
});
