import { expect, test } from "vitest";
import { documentFromText } from "../from-text";
import { readResume } from "../read-resume";

const read = (...lines: string[]) => readResume(documentFromText(lines.join("\n")));
const postsOf = (...lines: string[]) =>
  read(...lines).profile.work.map(({ position, name, startDate, endDate }) =>
    [position, name, startDate, endDate].join(" | "),
  );

test("stars around the headings of a chat hide no post", () => {
  expect(
    postsOf(
      "*my name* Ubong Effiong Udo",
      "call 08123334455",
      "*work wey i don do*",
      "1) Rima Crest hotel, uyo (86 rooms). Sous chef from jan 2024 till now. before that junior sous chef sept 2021 - dec 2023 same hotel",
      "i dey plan menus and i train 5 cooks",
      "2) Dove Kitchen, Calabar. Chef de partie jan 2017 - march 2020",
      "*school*",
      "catering course 2016",
    ),
  ).toEqual(
    expect.arrayContaining([
      "Sous chef | Rima Crest hotel | 2024-01 | present",
      "junior sous chef | Rima Crest hotel | 2021-09 | 2023-12",
    ]),
  );
});

test("when a message came, and from whom, is no part of it", () => {
  const { profile, notPlaced } = read(
    "[02/11, 20:14] Peace Ada: Good evening ma, this is my work",
    "[02/11, 20:15] Peace Ada: My name is Peace Ada Hunsu, 0907 448 2163",
    "<Media omitted>",
    "[02/11, 20:19] Peace Ada: cashier with Zuma Supermart Agbara from March 2021 to Dec 2022",
  );
  const left = notPlaced.map(({ text }) => text).join(" ");
  expect(profile.basics.name).toBe("Peace Ada Hunsu");
  expect(profile.work[0]).toMatchObject({ position: "cashier", startDate: "2021-03", endDate: "2022-12" });
  expect(left + JSON.stringify(profile)).not.toMatch(/20:1\d/);
  expect(JSON.stringify(profile)).not.toContain("omitted");
});

test("a post in small letters over its time goes on with no line", () => {
  expect(
    postsOf(
      "my name is Bose Adewunmi, 08031112233",
      "Sales Rep with Zenco Ltd",
      "March 2021 - till now",
      "- sold drinks to 40 shops",
      "- collected payment every week",
      "cashier, Zuma Foods",
      "2018 - 2020",
    ),
  ).toEqual(["Sales Rep | Zenco Ltd | 2021-03 | present", "cashier | Zuma Foods | 2018 | 2020"]);
});

test("somebody of the family is no employer", () => {
  const names = read(
    "my name is Bose Adewunmi, 08031112233",
    "but i fit stay with my aunty for Okota if the work dey that side",
    "cashier at Zuma Foods from 2018 to 2020",
  ).profile.work.map(({ name }) => name);
  expect(names).toEqual(["Zuma Foods"]);
});
