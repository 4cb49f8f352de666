import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

test("the name of one's own business stands in the bracket behind Self", () => {
  const { work } = readResume(
    documentFromText(
      [
        "Preye Oguara",
        "0803 111 2222",
        "",
        "WORK EXPERIENCE",
        "",
        "Self (Oguara & Sons Boat Yard, Swali)",
        "2020 - present",
        "- Built 23 fibre boats",
        "",
        "Delta Wave Marine Ltd, Onne",
        "Laminator",
        "2015 - 2019",
        "- Repaired 11 crew boats",
      ].join("\n"),
    ),
  ).profile;
  expect(work[0]).toMatchObject({
    position: "Self-employed",
    name: "Oguara & Sons Boat Yard",
    location: "Swali",
    startDate: "2020",
    endDate: "present",
  });
});

test("what somebody does on their own names no business", () => {
  const { work } = readResume(
    documentFromText(
      "Musa Bello\n0803 111 2222\n\nWORK EXPERIENCE\n\nSelf employed (bike man)\n2015 - 2019\n- Carried parcels all over Yaba",
    ),
  ).profile;
  expect(work.map(({ name }) => name)).not.toContain("bike man");
});

test("in a row that has its post the business is the employer", () => {
  const { work } = readResume(
    documentFromText(
      "Ibrahim Dogo\n0803 111 2222\n\nPOSITIONS HELD\nDATE\tORGANISATION\tPOST\n2019 - date\tZuma Cement Plc, Obajana\tPlant Electrician\n2015 - 2019\tSelf (Dogo Electricals, Lokoja)\tElectrician",
    ),
  ).profile;
  expect(work.map(({ position, name, startDate }) => [position, name, startDate])).toEqual([
    ["Plant Electrician", "Zuma Cement Plc", "2019"],
    ["Electrician", "Dogo Electricals", "2015"],
  ]);
});
