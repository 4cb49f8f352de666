import { expect, test } from "vitest";
import { documentFromText } from "../from-text";
import { readResume } from "../read-resume";
import { stretchesOf } from "./stretches";
import { wordsOf } from "./words";

const posts = (text: string) =>
  readResume(documentFromText(text), { today: "2026-11-22" }).profile.work.map(
    ({ position, name, startDate, endDate }) => [position, name, startDate, endDate],
  );

test("posts that stand on a line with no mark between their parts are parted by their words", () => {
  expect(
    posts(`Haruna Gyang
08031234567

WORK
2018-2021 security guard Ebony Towers Hotel
2014-2017 driver Jos Water Board
2010-2013 gate man Plateau Model School`),
  ).toEqual([
    ["security guard", "Ebony Towers Hotel", "2018", "2021"],
    ["driver", "Jos Water Board", "2014", "2017"],
    ["gate man", "Plateau Model School", "2010", "2013"],
  ]);
});

test("what stands around the parts of a sentence is kept or told as not placed", () => {
  const text = `Blessing Udo
08031234567

WORK EXPERIENCE
I worked with Rockview Clinic as receptionist from 2017 to 2020. I kept the cards of 60 patients a day.
I worked with Unity Stores as cashier from 2020 to 2022.`;
  const { profile, notPlaced } = readResume(documentFromText(text));
  expect(profile.work.map(({ position, name }) => [position, name])).toEqual([
    ["receptionist", "Rockview Clinic"],
    ["cashier", "Unity Stores"],
  ]);
  expect(JSON.stringify([profile.work[0]?.highlights, notPlaced])).toContain("60 patients a day");
});

test("a note in brackets and a line about work are not parted", () => {
  const text = `Ada Obi
08031234567

EMPLOYMENT HISTORY
Account Officer, Kuru Feed Mills Limited (audit staff of Jos head office), May 2023 to date
- Supported the finance manager of the head office with the audit of 2024`;
  const { profile } = readResume(documentFromText(text));
  expect(profile.work).toHaveLength(1);
  expect(profile.work[0]?.highlights.join(" ")).toContain(
    "Supported the finance manager of the head office with the audit of 2024",
  );
});

test("the words of a line are found with its periods and numbers as one word each", () => {
  const words = wordsOf("From Sept 2018 to July 2021: nanny (live-in), 0803 123 4567");
  expect(words.map(({ text, atom }) => [text, atom])).toEqual([
    ["From Sept 2018 to July 2021", "dates"],
    ["nanny", undefined],
    ["live-in", undefined],
    ["0803 123 4567", "phone"],
  ]);
  expect(words.map(({ before }) => before)).toEqual(["start", "mark", "mark", "mark"]);
});

test("the stretches of a line hold all of its words, in order", () => {
  const text = "2011-2015 guard Bulldog security company, they post me to bank";
  const { stretches, words } = stretchesOf(text, {
    section: "work",
    isList: false,
    inCell: false,
    isAllCaps: false,
  });
  const covered = stretches.map(({ from, to }) => text.slice(from, to)).join(" ");
  expect(wordsOf(covered).map((word) => word.text)).toEqual(wordsOf(text).map((word) => word.text));
  for (const { likelihoods } of words)
    expect([...likelihoods.values()].reduce((sum, likelihood) => sum + likelihood, 0)).toBeCloseTo(1, 3);
});
