import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

test("numbered headings and what stands behind them are parted", () => {
  const { profile } = readResume(
    documentFromText(
      [
        "Tersoo Iorfa",
        "08035550123",
        "I. WORK EXPERIENCE",
        "Cashier, Sahad Stores Ltd, 2019 - 2022",
        "II. EDUCATION",
        "B.Sc. Economics, Benue State University, 2012 - 2016",
        "III. SKILLS: QuickBooks, stock taking, Tiv",
        "IV. HOBBIES: chess, reading",
      ].join("\n"),
    ),
  );
  expect(profile.skills.flatMap(({ keywords }) => keywords)).toEqual(["QuickBooks", "stock taking"]);
  expect(profile.languages).toEqual([{ language: "Tiv" }]);
  expect(profile.education.flatMap(({ highlights }) => highlights)).toEqual([]);
});

test("messages lose who wrote them and when, with or without the year", () => {
  const { profile } = readResume(
    documentFromText(
      [
        "[03/02, 7:42 pm] Sadiq: SADIQ UMAR LAPAI",
        "08035550123",
        "WORK",
        "Forklift driver, Baro Depot Ltd, 2018 - 2021",
        "[03/02, 7:44 pm] Sadiq: EDUCATION",
        "Government Secondary School Lapai, 2010",
      ].join("\n"),
    ),
  );
  expect(profile.basics.name).toBe("SADIQ UMAR LAPAI");
  expect(profile.work).toHaveLength(1);
  expect(profile.education).toHaveLength(1);
});

test.each([
  ["KIT", "Avid, ProTools, Zoom H6, field mixing", "skills"],
  ["OFF THE CLOCK", "draughts, highlife music, fishing", "custom"],
  ["LAUGHS", "Nollywood films, ludo, karaoke", "custom"],
])("a list below %s is told by what it holds", (heading, list, section) => {
  const { profile, headings } = readResume(
    documentFromText(
      [
        "Tersoo Iorfa",
        "08035550123",
        "",
        "EXPERIENCE",
        "Sound Engineer, Harvest FM, Makurdi, 2019 - 2022",
        "- Mixed live shows",
        "",
        "EDUCATION",
        "B.Sc. Physics, Benue State University, 2012 - 2016",
        "",
        heading,
        list,
      ].join("\n"),
    ),
  );
  expect(headings.at(-1)?.section).toBe(section);
  expect(profile.skills.length > 0).toBe(section === "skills");
});

test("offices that nobody pays for are no employment", () => {
  const { profile } = readResume(
    documentFromText(
      [
        "Tersoo Iorfa",
        "08035550123",
        "",
        "EXPERIENCE",
        "Sound Engineer, Harvest FM, Makurdi, 2019 - 2022",
        "",
        "EXTRA-CURRICULAR",
        "Treasurer, Gboko Road Tenants Association, 2021 to date",
        "",
        "HONORS-AWARDS",
        "Best Staff of the Year, 2020",
      ].join("\n"),
    ),
  );
  expect(profile.work).toHaveLength(1);
  expect(profile.volunteer[0]?.organization).toBe("Gboko Road Tenants Association");
  expect(profile.awards[0]?.title).toContain("Best Staff of the Year");
});

const note = (...lines: string[]) =>
  readResume(
    documentFromText(
      [
        "Zainab Okoh",
        "08035550177",
        "",
        "WORK",
        "Tailor, Kings Wears, Auchi, 2015 - 2020",
        "- sewed 20 school uniforms a week",
      ]
        .concat(lines)
        .join("\n"),
    ),
  );

test.each([
  ["*what i sabi* hemming, zip, buttonhole", ["hemming", "zip", "buttonhole"]],
  ["SKILLS: hemming, zip, buttonhole", ["hemming", "zip", "buttonhole"]],
  ["skills - hemming, zip, buttonhole", ["hemming", "zip", "buttonhole"]],
])("a heading in front of its list opens the list: %s", (line, list) => {
  const { profile } = note("", "SCHOOL", "Auchi Secondary School, SSCE 2012", line);
  expect(profile.skills.flatMap(({ keywords }) => keywords)).toEqual(list);
  expect(profile.education).toMatchObject([{ institution: "Auchi Secondary School", endDate: "2012" }]);
});

test("a label of each post heads no section", () => {
  const { profile } = note(
    "Tools: juki, overlock",
    "Cutter, Edo Line Fashion, 2012 - 2015",
    "- cut 50 trousers a day",
    "Tools: round knife",
  );
  expect(profile.work).toHaveLength(2);
  expect(profile.skills).toEqual([]);
});

test("referees and awards behind the studies are no studies", () => {
  const { profile } = note(
    "",
    "EDUCATION",
    "Auchi Polytechnic, OND Fashion Design, 2010 - 2012",
    "AWARD: Best Apprentice, June 2014",
    "Referees: Mrs. Rose Agbo, Shop Manager, Kings Wears, 08035550111",
  );
  expect(profile.education).toHaveLength(1);
  expect(profile.awards).toMatchObject([{ title: "Best Apprentice", date: "2014-06" }]);
  expect(profile.referees?.list).toMatchObject([{ name: "Mrs. Rose Agbo" }]);
});

test("a sentence about oneself below a list is no skill", () => {
  const { profile, notPlaced } = note(
    "",
    "SKILLS",
    "cutting, beading",
    "i am an usher in my church",
    "i can ride bike",
  );
  expect(profile.skills.flatMap(({ keywords }) => keywords)).toEqual([
    "cutting",
    "beading",
    "i can ride bike",
  ]);
  expect(notPlaced.map(({ text }) => text)).toContain("i am an usher in my church");
});
