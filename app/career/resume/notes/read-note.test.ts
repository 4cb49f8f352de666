import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/runs";
import { wordFile } from "#tests/fixtures/word-file";
import { documentFromText } from "../from-text";
import { readResume } from "../read-resume";
import { isNote } from "./is-note";

const read = (...lines: string[]) => readResume(documentFromText(lines.join("\n")), { today: "2026-11-29" });
const postsOf = (...lines: string[]) =>
  read(...lines).profile.work.map(({ position, name, startDate, endDate }) =>
    [position, name, startDate, endDate].map((one) => one ?? "").join(" | "),
  );

test("a note without marks becomes posts, a study, a paper and languages", () => {
  const { profile } = read(
    "my name is Hadiza Musa",
    "08035550188",
    "i work as cleaner at Almadar Hotel from 2014 to 2016",
    "2016 - 2019 store keeper Gobarau Cement Depot katsina",
    "i count bags and write am for book",
    "2019 till date sales girl at Nagari Stores",
    "GGSS Danja neco 2012",
    "food hygiene training 2021 red cross",
    "hausa, english",
  );
  expect(profile.basics).toMatchObject({ name: "Hadiza Musa", phone: "+234 803 555 0188" });
  expect(
    profile.work.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate]),
  ).toEqual([
    ["cleaner", "Almadar Hotel", "2014", "2016"],
    ["store keeper", "Gobarau Cement Depot", "2016", "2019"],
    ["sales girl", "Nagari Stores", "2019", "present"],
  ]);
  expect(profile.languages.map(({ language }) => language.toLowerCase())).toEqual(["hausa", "english"]);
});

test("posts in one paragraph are as many", () => {
  expect(
    postsOf(
      "good morning my name is Terver Iorliam i live in makurdi. i worked as a driver with Benue Links from 2010 to 2014 then i joined Dangote Cement as truck driver from 2014 to 2019 and now i am a driver at General Hospital North Bank since 2020",
    ),
  ).toEqual([
    "driver | Benue Links | 2010 | 2014",
    "truck driver | Dangote Cement | 2014 | 2019",
    "driver | General Hospital North Bank | 2020 | present",
  ]);
});

test("who names no employer behind a post was with the same one, and is asked", () => {
  const { profile, doubts } = read(
    "Ngozi Ude",
    "cashier at Bestway Supermarket aba 2015 to 2017",
    "supervisor 2017 to 2021",
    "english igbo",
  );
  expect(profile.work.map(({ name }) => name)).toEqual(["Bestway Supermarket", "Bestway Supermarket"]);
  expect(doubts.map(({ path }) => path)).toContain("work.1.name");
});

test("each of two numbers is one, and until when a licence holds is not when it was given", () => {
  const { profile } = read(
    "Sani Bello",
    "08035550111, 07065550122",
    "driver at Rahama Transport jos 2015 to 2019",
    "driving licence class E expire 05/2028",
  );
  expect(profile.basics.phone).toBe("+234 803 555 0111");
  expect(JSON.stringify(profile.personal)).toContain("706 555 0122");
  const [licence] = profile.certificates;
  expect(licence?.date).toBeUndefined();
  expect(JSON.stringify(licence)).toContain("expire 05/2028");
});

test("plain text with headings is read by its words where they tell more posts than its order", () => {
  const { profile } = read(
    "SANI BELLO",
    "",
    "WORK.  From June 2019 to now I am with Gamji Haulage Ltd, Kano, as trailer driver. I carry cement.",
    "From 2011 to May 2019 tanker driver at Rahusa Petroleum, Jos.",
    "",
    "SCHOOL. Government Day Secondary School Kirfi 1991 - 1997, SSCE",
    "Languages: Hausa, English",
  );
  expect(profile.work.map(({ position, name }) => [position, name])).toEqual([
    ["trailer driver", "Gamji Haulage Ltd"],
    ["tanker driver", "Rahusa Petroleum"],
  ]);
});

const part = fc.constantFrom(
  "my name is Comfort Aba",
  "i dey sell plantain for ariaria market since 2019",
  "2014 - 2017 laundry man Eko Palace",
  "i fit operate POS",
  "wash 40 shirts a day",
  "waec 2013 Boys High School Okija",
  "driver licence class E",
  "igbo english",
  "no work in 2018 because of sickness",
  "call my aunty Mrs Grace 08035550111",
);
const content =
  /comfort|plantain|ariaria|laundry|palace|operate|shirts|boys|okija|licence|igbo|sickness|aunty|grace/g;

test("behind a heading or a school a post takes no employer from before", () => {
  const { profile } = read(
    "Sule Abah",
    "work",
    "store keeper at Katsina Ala Mills 2012 to 2018",
    "school",
    "GSS Gboko waec 2010",
    "church",
    "youth leader since 2020",
    "i know how to drive",
    "english tiv",
  );
  expect(profile.work.filter(({ name }) => name === "Katsina Ala Mills")).toHaveLength(1);
});

test("what a guarantor with a number is, is no post of the writer", () => {
  const { profile } = read(
    "Peter Odeh",
    "08031112223",
    "i worked as cook at Mama Put kitchen makurdi from 2019 to 2023",
    "guarantor: Mr Ochai Samuel, headmaster, 08055550119",
  );
  expect(profile.work.map(({ position }) => position)).toEqual(["cook"]);
  expect(profile.referees?.list).toMatchObject([{ name: "Mr Ochai Samuel", phone: "08055550119" }]);
});

test("each word of a note is in the profile or was not placed", () => {
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 2, maxLength: 9 }),
      fc.constantFrom("\n", ". ", " "),
      (parts, mark) => {
        const text = parts.join(mark);
        const { profile, notPlaced } = read(text);
        const kept = JSON.stringify([profile, notPlaced]).toLowerCase();
        for (const word of text.toLowerCase().match(content) ?? []) expect(kept).toContain(word);
      },
    ),
    runs(60),
  );
});

test.each([
  [
    "a page with headings",
    "Hauwa Musa\nWORK EXPERIENCE\nMachine Operator\nKwado Rice Mills\n2015 - 2018",
    false,
  ],
  ["lines without headings", "hauwa musa\nmachine operator at Kwado Rice Mills\n2015 - 2018", true],
  [
    "small letters below a heading",
    "hauwa musa\nwork\noperator at kwado mills\nfrom 2015 to 2018\nthen sales girl",
    true,
  ],
  [
    "another language",
    "je suis caissière au marché\nj'ai travaillé avec la boutique de mon oncle depuis 2019",
    false,
  ],
])("%s", (_, text, is) => {
  expect(isNote(documentFromText(text))).toBe(is);
});

test("a file with a look of its own is no note", () => {
  expect(isNote(wordFile("hauwa musa\nmachine operator at Kwado Rice Mills\n2015 - 2018"))).toBe(false);
});

test("a firm that says where a house is employs nobody", () => {
  expect(
    postsOf(
      "my name is Terkula Agber",
      "08165550122",
      "i live at Kuje, Abuja. Behind Total filling station Chibiri",
      "i work as truck driver at Seljo Bottling Co from 2013 to 2017",
      "deliver drinks to 20 customer per day",
    ),
  ).toEqual(["truck driver | Seljo Bottling Co | 2013 | 2017"]);
});
