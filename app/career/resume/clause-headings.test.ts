import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { headingSection } from "./headings";
import { readResume } from "./read-resume";

const read = (text: string) => readResume(documentFromText(text)).profile;

test.each([
  ["What I use", "skills"],
  ["I can operate", "skills"],
  ["Machines I can operate well", "skills"],
  ["TOOLS I HAVE", "skills"],
  ["Tools and equipment I know how to use", "skills"],
  ["Wetin I sabi use", "skills"],
  ["Certificates I have", "certificates"],
  ["Schools I went to", "education"],
  ["Where I worked before", "work"],
  ["Languages I understand", "languages"],
  ["Outside the kitchen", "custom"],
  ["When I am not on duty", "custom"],
  ["AWAY FROM MY DESK", "custom"],
  ["Conferences attended", "custom"],
  ["Trainings and conferences", "certificates"],
])("%j heads %s", (text, section) => {
  expect(headingSection(text)).toBe(section);
});

test.each([
  "I use Excel daily",
  "Where I use it",
  "Outside Broadcast",
  "Beyond Bakery Ltd",
  "What I need",
  "I work with care",
])("%j is no heading", (text) => {
  expect(headingSection(text)).toBeUndefined();
});

test("what follows the papers under a clause is no paper, and private details are no school", () => {
  const profile = read(`Bisola Adeyanju
Baker
0803 111 2222

WORK
Crumbs and Cream, Ibadan
Baker
Jan 2020 - present
* Bake 300 loaves a day

SCHOOLS
National Diploma in Food Technology, Federal Polytechnic Ede, 2016

CERTIFICATES
NAFDAC Food Handler, 2021

WHAT I USE
Spiral mixer, deck oven, dough sheeter

OUTSIDE THE BAKERY
Choir on Sundays
Married with one child. Born 3 May 1994`);
  expect(profile.certificates.map(({ name }) => name)).toEqual(["NAFDAC Food Handler"]);
  expect(profile.skills[0]?.keywords).toEqual(["Spiral mixer", "deck oven", "dough sheeter"]);
  expect(profile.education).toHaveLength(1);
  expect(profile.personal.map(({ label }) => label)).toEqual(["Marital status", "Date of birth"]);
  expect(profile.custom.flatMap(({ lines }) => lines.map(({ text }) => text))).not.toContain(
    "Married with one child. Born 3 May 1994",
  );
});

test("private details below the schools or the languages are none of them", () => {
  const profile = read(`Danladi Musa
Plumber
0803 111 2222

EDUCATION
Government Technical College, Bukuru, 2009

LANGUAGES
Hausa, Berom
Born on 2nd June 1990 at Jos. Single.`);
  expect(profile.education).toHaveLength(1);
  expect(profile.languages.map(({ language }) => language)).toEqual(["Hausa", "Berom"]);
  expect(profile.personal.length).toBeGreaterThan(0);
});

test("conferences attended are no certificates, trainings among them are", () => {
  const profile = read(`Ngozi Umeh
Lecturer
0803 111 2222

CERTIFICATES
Advanced Statistics, NISER, 2019

CONFERENCES
Society of Soil Scientists, Uyo 2018, Kano 2021 (poster)
Workshop on Grant Writing, TETFund, 2020
Training of extension agents: paper presented at ARCN, Abuja 2022`);
  expect(profile.certificates.map(({ name, date }) => [name, date])).toEqual([
    ["Advanced Statistics", "2019"],
    ["Workshop on Grant Writing", "2020"],
  ]);
  expect(profile.custom.map(({ heading }) => heading)).toEqual(["CONFERENCES"]);
});
