import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { lockSentence, prepareLock } from "./index";

const profile = Profile.parse({
  basics: {},
  work: [
    {
      position: "Route Controller",
      name: "Bonde Trams",
      startDate: "2021-01",
      highlights: ["Stood in as depot master in May 2023", "Plan 60 trams a day"],
    },
    {
      position: "Assistant Surveyor",
      name: "Kuru Lands",
      startDate: "2016-02",
      endDate: "2020-12",
      highlights: ["Measured 300 plots"],
    },
    {
      position: "Senior Assistant Registrar, Senate",
      name: "Kano Polytechnic",
      startDate: "2012-01",
      endDate: "2013-12",
      highlights: ["Took minutes of 37 meetings"],
    },
    { position: "Trainee Cartographer", name: "Maple Press", startDate: "2014-01", endDate: "2015-12" },
  ],
});
const advert = { title: "Principal Surveyor", company: "Ruvu Estates", text: "" };
const context = prepareLock({ profile, today: "2026-11-27", language: "en", advert });
const kinds = (text: string, ...facts: string[]) =>
  lockSentence({ text, facts }, context).map(({ kind }) => kind);

test.each([
  ["As an assistant surveyor at Kuru Lands I measured 300 plots.", ["work.1.highlights.0"]],
  ["I was the surveyor's assistant at Kuru Lands.", ["work.1"]],
  ["I have been a controller at Bonde Trams since 2021.", ["work.0"]],
  ["I have been Route Controller at Bonde Trams since 2021.", ["work.0"]],
  [
    "My record: as Route Controller (since 2021) and as Assistant Surveyor at Kuru Lands (2016 to 2020).",
    ["work.0", "work.1"],
  ],
  ["In May 2023 I stood in as depot master.", ["work.0.highlights.0"]],
  ["I was a route controller after I had measured 300 plots.", ["work.1.highlights.0"]],
  ["I was a route controller and before that measured 300 plots at Kuru Lands.", ["work.1.highlights.0"]],
  ["At Maple Press I began as a trainee in maps.", ["work.3"]],
  ["As Senior Assistant Registrar, Senate, I took minutes of 37 meetings.", ["work.2.highlights.0"]],
  ["I was Senior Assistant Registrar at Kano Polytechnic.", ["work.2"]],
  ["In 2021 Bonde Trams appointed me route controller.", ["work.0"]],
  ["As a land surveyor's assistant I measured 300 plots.", ["work.1.highlights.0"]],
  ["As a map lover I was glad at Maple Press.", ["work.3"]],
  ["I would like to join you as Surveyor.", ["work.1"]],
  ["For the post of Principal Surveyor I bring plots that I measured.", ["work.1.highlights.0"]],
])("a post of the cited entry is held: %s", (text, facts) => {
  expect(kinds(text, ...facts)).toEqual([]);
});

test.each([
  ["As a surveyor at Kuru Lands I measured 300 plots.", ["work.1.highlights.0"]],
  ["I was a surveyor at Kuru Lands.", ["work.1"]],
  ["I was a route controller with Kuru Lands.", ["work.1"]],
  ["I have been Traffic Controller at Bonde Trams since 2021.", ["work.0"]],
  ["At Maple Press I worked as a cartographer.", ["work.3"]],
  ["In the post of Principal Surveyor I measured 300 plots.", ["work.1.highlights.0"]],
  ["As Senior Registrar I took minutes of 37 meetings.", ["work.2.highlights.0"]],
  ["As a route inspector at Bonde Trams I started in 2021.", ["work.0"]],
  ["In 2016 Kuru Lands appointed me route controller.", ["work.1"]],
])("a post that the cited entry does not give is turned back: %s", (text, facts) => {
  expect(kinds(text, ...facts)).toContain("rank");
});
