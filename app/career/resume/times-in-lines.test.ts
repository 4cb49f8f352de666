import { expect, test } from "vitest";
import { growingPatterns } from "#tests/growing-patterns";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";
import { homeAddress, presentAddress } from "./vocabulary/addresses";
import { comingEnd } from "./vocabulary/coming-ends";
import { assignmentLead } from "./vocabulary/service";

const read = (...lines: string[]) => readResume(documentFromText(lines.join("\n")), { today: "2026-11-29" });
const postsOf = (...lines: string[]) =>
  read(...lines).profile.work.map(({ position, name, startDate, endDate }) =>
    [position, name, startDate, endDate].map((one) => one ?? "").join(" | "),
  );

test("a time between two full stops is that of the post, and what is counted in brackets is a line", () => {
  const { profile, notPlaced } = read(
    "garba musa danladi, minna, 08034418845",
    "",
    "i drive for Kainji Dairy Co (DAF trailer, 14 tyres). April 2012 to october 2016. carry milk to Abuja and Suleja",
    "Bida Grains ltd. jan 2017 to nov 2021. take rice to the shops",
    "i speak nupe and english",
  );
  expect(profile.work.map(({ name, startDate, endDate }) => [name, startDate, endDate])).toEqual([
    ["Kainji Dairy Co", "2012-04", "2016-10"],
    ["Bida Grains ltd", "2017-01", "2021-11"],
  ]);
  expect(profile.work[0]?.highlights).toEqual(["DAF trailer, 14 tyres", "carry milk to Abuja and Suleja"]);
  expect(JSON.stringify(notPlaced)).not.toContain("2016");
});

test("the day on which a contract is to end begins no post", () => {
  const { profile } = read(
    "CURRICULUM VITAE",
    "Rabi Ladi Sule",
    "08098887755",
    "",
    "EMPLOYMENT",
    "Tailor, Arewa Uniforms, Kaduna, February 2014 to October 2018",
    "Home manager, Mrs Okoro's house, from March 2022 till now, agreement ends on 28 February 2027",
    "EDUCATION",
    "GGSS Kawo, SSCE, 2013",
  );
  expect(profile.work.map(({ position, startDate, endDate }) => [position, startDate, endDate])).toEqual([
    ["Tailor", "2014-02", "2018-10"],
    ["Home manager", "2022-03", "present"],
  ]);
  expect(profile.work[1]?.highlights).toEqual(["agreement ends on 28 February 2027"]);
});

test("a licence that runs out keeps its words, and no post", () => {
  const { profile } = read(
    "bala yusuf",
    "08035550199",
    "driver at Rahama Transport jos 2015 to 2019",
    "driving licence class E go expire 05/2028",
  );
  expect(profile.work).toHaveLength(1);
  expect(JSON.stringify(profile.certificates)).toContain("2028");
});

test("what began after the time of the employer above it was somewhere else", () => {
  const posts = postsOf(
    "Peter Ojo Agada",
    "Otukpo, 08034418813",
    "",
    "my work",
    "Markurdi Haulage ltd. Jan 2018 to nov 2022. carry cement Gboko to Abuja",
    "NGO field driver Feb 2023 till now, contract will finish 31 jan 2027",
    "Drive staff to the villages",
    "",
    "school",
    "Government Day Secondary School Otukpo, SSCE 2009",
  );
  expect(posts).toEqual([
    " | Markurdi Haulage ltd | 2018-01 | 2022-11",
    "NGO field driver |  | 2023-02 | present",
  ]);
});

test("a line that holds a name and its time is none that goes on with the line above", () => {
  const posts = postsOf(
    "Name: Joseph Tersoo Akaa",
    "Phone: 0802 333 4411",
    "",
    "WORK",
    "Katsina-Ala Farms Co-operative (40 hectares, 2 tractors). April 2011 to june 2015. plough and harrow fields, small repairs",
    "Yandev Rice Mills (3 lines, 2 shifts). august 2015 to may 2020. move paddy from the yard to the mill and clean the yard",
    "",
    "SCHOOL",
    "Government Technical College Makurdi 2004 - 2010",
  );
  expect(posts).toEqual([
    " | Katsina-Ala Farms Co-operative | 2011-04 | 2015-06",
    " | Yandev Rice Mills | 2015-08 | 2020-05",
  ]);
});

test("a letter of a longer text costs no more", () => {
  const read = (text: string) =>
    [comingEnd, homeAddress, presentAddress, assignmentLead].map((pattern) => pattern.exec(text));
  const pieces = [
    "my ",
    "project ",
    "contract will end on ",
    "home and ",
    "present ",
    "permanent/",
    "ppa ",
    " ",
  ];
  expect(growingPatterns(read, { pieces, fewSteps: 50 })).toEqual([]);
});
