import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";
import { withoutTables } from "./tables";

test("a table of two columns is labels and what stands behind them", () => {
  expect(
    withoutTables([
      "Hello",
      "| Item | Details |",
      "|---|---|",
      "| Position | Pipe Welder |",
      "| Job code | PW/06 |",
      "",
      "Bye",
    ]),
  ).toEqual(["Hello", "Position: Pipe Welder", "Job code: PW/06", "", "Bye"]);
  expect(withoutTables(["Position\tCook", "Closing date\t7 December 2026"])).toEqual([
    "Position: Cook",
    "Closing date: 7 December 2026",
  ]);
});

test("a table with numbers is a list, and says what is a wish", () => {
  expect(
    withoutTables([
      "| S/N | Requirement | Mandatory (M) / Desirable (D) |",
      "|---|---|---|",
      "| 1 | Trade Test Grade I | M |",
      "| 2 | Inconel welding | D |",
    ]),
  ).toEqual(["1. Trade Test Grade I", "2. Inconel welding (desirable)"]);
});

test("a tab behind the mark of a list parts no cells", () => {
  const items = [
    "1.\tFirst degree or HND",
    "2.\tFive years of experience",
    "•\tExcel",
    "•\tWord",
    "(a)\tDriving",
  ];
  expect(withoutTables(items)).toEqual(items);
  expect(withoutTables(["| 1 | First degree | M |", "| 2 | Excel | M |"])).toHaveLength(2);
});

test("other tables keep their cells, and one row is no table", () => {
  expect(withoutTables(["| Post | Town | Number |", "|---|---|---|", "| Nurse | Kano | 3 |"])).toEqual([
    "Post | Town | Number",
    "Nurse | Kano | 3",
  ]);
  expect(withoutTables(["Kano | Lagos | Abuja", "a\tb"])).toEqual(["Kano | Lagos | Abuja", "a\tb"]);
});

test("what a table asks in its rows is asked, and how to apply is read from it", () => {
  const { title, demands, rules, howToApply } = readAdvert(
    `MANPOWER REQUEST
| Item | Details |
|---|---|
| Position | Pipe Welder |
| Job code | HRES/TAM3/PW-06 |

| S/N | Requirement | Mandatory (M) / Desirable (D) |
|---|---|---|
| 1 | 6G coded, certificate not older than 24 months | M |
| 2 | Inconel welding | D |

| How to apply | |
|---|---|
| Send to | jobs@halcyon.example |
| Subject of mail | JOB CODE / YOUR NAME |
| Body of mail must state | 1) Age 2) Expected day rate |`,
    { today: "2026-11-29" },
  );
  expect(title).toBe("Pipe Welder");
  expect(demands.map(({ text, need }) => [text, need])).toEqual([
    ["6G coded, certificate not older than 24 months", "must"],
    ["Inconel welding", "wish"],
  ]);
  expect(rules).toEqual([]);
  expect(howToApply).toMatchObject({ email: "jobs@halcyon.example", subject: "HRES/TAM3/PW-06 / {name}" });
  expect(howToApply.statements?.map(({ kind }) => kind)).toEqual(["age", "pay"]);
});
