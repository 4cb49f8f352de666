import { expect, test } from "vitest";
import { wordFile } from "#tests/fixtures/word-file";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const jobs = (text: string) =>
  readResume(documentFromText(text)).profile.work.map(
    ({ position = "", name = "", startDate = "", endDate = "" }) =>
      `${position} | ${name} | ${startDate} | ${endDate}`,
  );
const head = "Ifeoma Okeke\n0805 555 0001\n\nWORK I HAVE DONE\n";

test("posts told in sentences under a heading are posts with their time", () => {
  expect(
    jobs(
      `${head}I was a waitress at Chicken Republic from 2016 to 2018.\nIn 2018 I moved to Protea Hotel as front desk officer and stayed till 2021.\nI am currently a reservation agent at Eko Hotel since 2021.\n\nSKILLS\nOpera`,
    ),
  ).toEqual([
    "waitress | Chicken Republic | 2016 | 2018",
    "front desk officer | Protea Hotel | 2018 | 2021",
    "reservation agent | Eko Hotel | 2021 | present",
  ]);
});

test("several posts in one paragraph are as many, and a post under the name of its employer is there", () => {
  expect(
    jobs(
      `${head}I started as an apprentice mechanic with ABC Motors workshop from 2010 to 2014. From 2017 to 2021 I worked with Innoson Motors as an assembly technician. I am now with Mandilas as an auto electrician since 2021.\n\nSKILLS\nWiring`,
    ),
  ).toEqual([
    "apprentice mechanic | ABC Motors workshop | 2010 | 2014",
    "assembly technician | Innoson Motors | 2017 | 2021",
    "auto electrician | Mandilas | 2021 | present",
  ]);
  expect(
    jobs(
      `${head}Hidaya International College, Ilorin\nI joined the college in September 2019 and I am still there. My post is Arabic Teacher.\nI teach two classes.\n\nSKILLS\nTajweed`,
    ),
  ).toEqual(["Arabic Teacher | Hidaya International College | 2019-09 | present"]);
});

test("in a message a course and what somebody can do are no posts", () => {
  const { work, certificates, skills } = readResume(
    wordFile(
      "My name is Blessing Okon Etim. Phone 08067778889.\nFrom 2014 to 2016 I work for Sweet Sensation as cleaner.\nAfter that I be cook for Mama Ngozi Canteen from 2017 to 2020.\nI do catering training with NDE for 2018.\nI sabi cooking, selling, cleaning.",
    ),
  ).profile;
  expect(work.map(({ position, name }) => [position, name])).toEqual([
    ["cleaner", "Sweet Sensation"],
    ["cook", "Mama Ngozi Canteen"],
  ]);
  expect(certificates).toEqual([{ name: "catering training", issuer: "NDE", date: "2018" }]);
  expect(skills).toEqual([{ keywords: ["cooking", "selling", "cleaning"] }]);
});

test("posts with their time under an employer alone on its line are there, and the owner is asked about the second", () => {
  const text =
    "Hadiza Umar\n0806 555 4443\n\nWORKING EXPERIENCE\nSokoto State Ministry of Health\nAdministrative Officer - March 2014 to date\n- Keep staff files\nClerical Officer - January 2009 to February 2014\n- Typed memos\n\nSKILLS\nfiling";
  expect(jobs(text)).toEqual([
    "Administrative Officer | Sokoto State Ministry of Health | 2014-03 | present",
    "Clerical Officer | Sokoto State Ministry of Health | 2009-01 | 2014-02",
  ]);
  const { doubts } = readResume(documentFromText(text));
  expect(doubts.filter(({ text: words }) => words.includes("too?")).map(({ path }) => path)).toEqual([
    "work.1.name",
  ]);
});

test("posts told without the pronoun are posts, and the promotion is one at the same employer", () => {
  expect(
    jobs(
      `${head}Joined Gboko Cement Depot in 2017 as Loader, promoted to Tally Clerk in 2020.\nEmployed by Tiv Motors as a conductor between 2012 and 2015.\nWorked with Benue Rice Ltd from 2008 to 2011 as a storekeeper.\n\nSKILLS\nCounting`,
    ),
  ).toEqual([
    "Loader | Gboko Cement Depot | 2017 | ",
    "Tally Clerk | Gboko Cement Depot | 2020 | ",
    "conductor | Tiv Motors | 2012 | 2015",
    "storekeeper | Benue Rice Ltd | 2008 | 2011",
  ]);
});
