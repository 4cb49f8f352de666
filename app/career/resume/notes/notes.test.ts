import { expect, test } from "vitest";
import { documentFromText } from "../from-text";
import { readResume } from "../read-resume";
import { isNote } from "./is-note";
import { notePost } from "./note-posts";
import { thingsIn } from "./note-things";
import { noteTime } from "./note-time";

const top = ["Hauwa Musa Danja", "0803 555 0188", "katsina", ""];
const tail = ["", "school: GGSS Danja, neco 2012", "hausa, english"];
const read = (...lines: string[]) =>
  readResume(documentFromText([...top, ...lines, ...tail].join("\n"))).profile;
const posts = (...lines: string[]) =>
  read(...lines).work.map(({ position, name, startDate, endDate, highlights }) => [
    position,
    name,
    startDate,
    endDate,
    highlights,
  ]);

const first = ["sales girl, Nagari Plaza katsina, 2013 - 2014", "arrange shelf"];

test.each<[string, unknown[]]>([
  [
    "then Kwado Rice Mills, funtua road. machine operator, may 2015 till aug 2018",
    ["machine operator", "Kwado Rice Mills", "2015-05", "2018-08", []],
  ],
  [
    "march 2016 enter KT, Sabuwar Unguwa Dairy dutsinma. loader (contract staff) till june 2019 when the contract finish",
    ["loader (contract staff)", "Sabuwar Unguwa Dairy", "2016-03", "2019-06", ["when the contract finish"]],
  ],
  [
    "2015 to 2019 i be store boy for Gobarau Cement Depot. count bags, write am for book",
    ["store boy", "Gobarau Cement Depot", "2015", "2019", ["count bags, write am for book"]],
  ],
  [
    "since 2020 i get my own salon, Hauwa Touch, kofar marusa",
    [undefined, "Hauwa Touch", "2020", "present", []],
  ],
  [
    "2016 - 2018 health attendant Batagarawa Dispensary, weigh babies",
    ["health attendant", "Batagarawa Dispensary", "2016", "2018", ["weigh babies"]],
  ],
  [
    "i start work for 2014 as cleaner for Almadar Hotel, i leave am 2016",
    ["cleaner", "Almadar Hotel", "2014", "2016", []],
  ],
])("a post told on one line of a note: %s", (line, post) => {
  expect(posts(...first, line)).toContainEqual(post);
});

test("what stands below a post was done there, until a line tells something else", () => {
  expect(
    posts(
      ...first,
      "then Maska Farms, farm hand, 2015 - 2016",
      "feed 300 goats",
      "no loss in 2016",
      "covid time no work",
    ),
  ).toEqual([
    ["sales girl", "Nagari Plaza", "2013", "2014", ["arrange shelf"]],
    ["farm hand", "Maska Farms", "2015", "2016", ["feed 300 goats", "no loss in 2016"]],
  ]);
});

test("several facts on one line of a note are as many", () => {
  const { certificates, languages, skills } = read(
    ...first,
    "then Maska Farms, farm hand, 2015 - 2016",
    "",
    "i get riders card and class A drivers licence. food hygiene training 2021 (red cross)",
    "can use excel, POS. speak hausa, english",
  );
  expect(certificates.map(({ name, issuer, date }) => [name, issuer, date])).toEqual([
    ["riders card", undefined, undefined],
    ["class A drivers licence", undefined, undefined],
    ["food hygiene training", "red cross", "2021"],
  ]);
  expect(skills.flatMap(({ keywords }) => keywords)).toEqual(["excel", "POS"]);
  expect(languages.map(({ language }) => language)).toEqual(["hausa", "english"]);
});

test("words of a head that are in no field are not dropped", () => {
  const { notPlaced, profile } = readResume(
    documentFromText(
      [...top, ...first, "then enter KT, Sabuwar Dairy dutsinma. loader 2016 - 2018", ...tail].join("\n"),
    ),
  );
  const kept = JSON.stringify(profile) + notPlaced.map(({ text }) => text).join(" ");
  expect(kept).toMatch(/\bKT\b/);
  expect(kept).toContain("dutsinma");
});

test.each([
  [
    "ordinary lines",
    [
      "Hauwa Musa",
      "WORK EXPERIENCE",
      "Machine Operator",
      "Kwado Rice Mills",
      "2015 - 2018",
      "Packing of rice",
    ],
  ],
  [
    "duties in small letters below marks",
    [
      "Tunde Bello",
      "Software Engineer, Acme Ltd, 2018 - 2022",
      "- built the billing service",
      "- no job was left open over night",
      "- passed certificate training in 2016",
      "Support Analyst, Beta Systems plc, 2015 - 2018",
      "- answered tickets",
      "- wrote guides",
    ],
  ],
  [
    "duties in small letters below capital heads",
    [
      "Tunde Bello",
      "WORK EXPERIENCE",
      "Software Engineer, Acme Ltd, 2018 - 2022",
      "built the billing service",
      "answered tickets",
      "wrote guides",
    ],
  ],
  [
    "a list below capital heads",
    [
      "HAUWA MUSA",
      "EXPERIENCE",
      "Clerk, Bank, 2015",
      "- filing of vouchers",
      "EDUCATION",
      "B.Sc, 2012",
      "SKILLS",
    ],
  ],
])("%s are no note", (_, lines) => {
  expect(isNote(documentFromText(lines.join("\n")))).toBe(false);
});

test.each([
  ["reject 3 trucks in 2022 because of wet nuts"],
  ["ND animal production at Nuhu Bamalli polytechnic zaria 2012 - 2014"],
  ["mortality never pass 4% in 2022 and 2023"],
  ["the company stop production in 2021"],
])("no post: %s", (line) => {
  expect(notePost(line)).toBeUndefined();
});

test.each([
  ["from feb 2019 season to june 2021", { start: "2019-02", end: "2021-06" }],
  ["april 2019, na there i dey till dem close december 2022", { start: "2019-04", end: "2022-12" }],
  ["since july 2022", { start: "2022-07", end: "present" }],
  ["from march 2025", { start: "2025-03" }],
])("the time of a line: %s", (line, time) => {
  expect(noteTime(line)).toMatchObject(time);
});

test("a single year is no time of a post", () => {
  expect(noteTime("trade test 2016")).toBeUndefined();
  expect(noteTime("i start morning with exercise 2016 and sweep the hall")).toBeUndefined();
  expect(noteTime("i join 2016")).toEqual(expect.objectContaining({ start: "2016" }));
});

test("a text in small letters without an English word is no note", () => {
  const lines = [
    "hans weber",
    "berlin",
    "koch, hotel adler, 2015 - 2019",
    "kellner, hotel post, 2019 - 2022",
    "deutsch, englisch",
  ];
  expect(isNote(documentFromText(lines.join("\n")))).toBe(false);
});

test("titles above their employers are of no note", () => {
  const lines = [
    "ada bello",
    "project manager",
    "Northern Rail, Leeds, 2014 - 2018",
    "led the team",
    "programme manager",
    "Transport for London, 2018 - 2023",
    "set up the office",
  ];
  expect(isNote(documentFromText(lines.join("\n")))).toBe(false);
});

test("words of a pause within a duty drop nothing", () => {
  expect(
    posts(
      ...first,
      "then Maska Farms, farm hand, 2015 - 2016",
      "no work was left open at the end of a shift",
    ),
  ).toContainEqual([
    "farm hand",
    "Maska Farms",
    "2015",
    "2016",
    ["no work was left open at the end of a shift"],
  ]);
});

test("a note without an empty line is read line by line", () => {
  const { work, languages } = readResume(
    documentFromText(
      [
        "blessing etim",
        "08031112222 uyo",
        "sales girl at mama iyang provision shop 2016 to 2018",
        "stayed at home 2018 to 2019, had my baby",
        "then cashier at Zina Chicken, 2019 till now",
        "i balance cash every night",
        "waec 2015 comprehensive sec sch",
        "can use pos, excel. i speak ibibio, english",
      ].join("\n"),
    ),
  ).profile;
  expect(work.map(({ position, name, startDate }) => [position, name, startDate])).toEqual([
    ["sales girl", "mama iyang provision shop", "2016"],
    ["cashier", "Zina Chicken", "2019"],
  ]);
  expect(languages.map(({ language }) => language)).toEqual(["ibibio", "english"]);
});

test("a note in Spanish is parted by no English words", () => {
  const lines = [
    "maria lopez",
    "maria@mail.example",
    "madrid",
    "camarera en hotel sol desde 2020",
    "antes dependienta en zara, de 2016 a 2019",
    "bachillerato 2015",
    "español e inglés con los clientes",
  ];
  expect(isNote(documentFromText(lines.join("\n")))).toBe(false);
});

test("what somebody is, or does not do, is no list of what they work with", () => {
  for (const line of [
    "female, married, muslim, nigerian",
    "i drink no beer, no smoke, no quarrel",
    "i respect elders, love god, greet everybody",
    "i travel anywhere, any time, any state",
  ])
    expect(thingsIn(line), line).toBeUndefined();
  expect(thingsIn("i bake bread, meat pie, chin chin")).toEqual({ sentence: 0, from: 7 });
});
