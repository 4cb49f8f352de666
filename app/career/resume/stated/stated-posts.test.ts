import { expect, test } from "vitest";
import { documentFromText } from "../from-text";
import { readResume } from "../read-resume";
import { statedPosts } from "./stated-posts";

const work = (...lines: string[]) =>
  readResume(
    documentFromText(
      `Sunday Etim\n08031234567\n\nWORK EXPERIENCE\n${lines.join("\n")}\n\nSKILLS\nExcel, stock taking`,
    ),
    { today: "2026-11-22" },
  ).profile.work.map(({ position = "", name = "", startDate = "", endDate = "" }) =>
    [position, name, startDate, endDate].join(" | "),
  );

test("a sentence that goes from post to post tells each of them with its time", () => {
  expect(
    work(
      "I started with Zuma Breweries as a machine operator in 2009 and left in 2013. After that I joined Peacock Paints as Production Supervisor from 2014 to 2018, then moved to Sterling Biscuits Ltd as Shift Manager from 2018 to 2022.",
    ),
  ).toEqual([
    "machine operator | Zuma Breweries | 2009 | 2013",
    "Production Supervisor | Peacock Paints | 2014 | 2018",
    "Shift Manager | Sterling Biscuits Ltd | 2018 | 2022",
  ]);
});

test("a promotion is a post at the same employer, and a sentence may tell when it ended", () => {
  expect(
    work(
      "I joined Okpella Polyclinic in 2018 as Accounts Assistant and in 2021 I was made Internal Auditor. I left in March 2024.",
    ),
  ).toEqual([
    "Accounts Assistant | Okpella Polyclinic | 2018 | ",
    "Internal Auditor | Okpella Polyclinic | 2021 | 2024-03",
  ]);
});

test("where somebody came from is no employer of the next post, and neither is the one before it", () => {
  expect(
    work(
      "In 2015 I was employed by Dala Foods Limited as Quality Officer. I resigned in 2018.",
      "From Dala Foods I moved to Mudassir & Brothers as Store Keeper, where I worked from April 2018 to December 2020.",
    ),
  ).toEqual([
    "Quality Officer | Dala Foods Limited | 2015 | 2018",
    "Store Keeper | Mudassir & Brothers | 2018-04 | 2020-12",
  ]);
  expect(
    statedPosts("In May 2017 Zamgbe Broadcasting employed me as Accounts Assistant.", "post")?.posts,
  ).toEqual([expect.objectContaining({ title: "Accounts Assistant", isSame: false })]);
});

test("an employer may stand in the sentence before its post", () => {
  expect(
    work("The second place is Little Sprouts Creche. I was a nanny there from Sept 2018 to July 2021."),
  ).toEqual(["nanny | Little Sprouts Creche | 2018-09 | 2021-07"]);
});

test("a grade that looks like a word is no sentence, and studies are no posts", () => {
  expect(work("Bauchi Model School", "Teacher I, October 2017 – September 2021")).toEqual([
    "Teacher I | Bauchi Model School | 2017-10 | 2021-09",
  ]);
  expect(
    statedPosts("I obtained OND Mechanical Engineering at Rivers State Polytechnic in 2008.", undefined),
  ).toBeUndefined();
});
