import { expect, test } from "vitest";
import { growingPatterns } from "#tests/growing-patterns";
import { documentOf, heading, item, paragraph } from "#tests/factories/paragraphs";
import { readResume } from "./read-resume";
import { CONGREGATION, LAY_OFFICE, UNPAID_POST } from "./vocabulary/unpaid";

const person = [
  paragraph("Ime Edet Okon", { bold: true, size: 16 }),
  paragraph("ime@example.org | 0803 222 3344"),
  heading("EXPERIENCE"),
];
const unpaid = [
  paragraph("Volunteer cook, Uyo Flood Camp, 2022 – 2023"),
  item("Cooked for 450 people"),
  paragraph("Kitchen coordinator (unpaid), Living Springs Assembly, 2018 to date"),
  item("Feed 600 people at each convention"),
  paragraph("Choir mistress, Living Springs Assembly, 2016 to date"),
];
const paid = [
  paragraph("Head Cook, Pearl Hotel Ltd, Uyo, 2020 to date"),
  item("Run a kitchen of nine"),
  paragraph("Volunteer Coordinator, Red Cross, Uyo, 2015 – 2020"),
  item("Paid 30 helpers their fares"),
];

test("posts that are held for nothing are no employment", () => {
  const { profile } = readResume(documentOf(...person, ...paid, ...unpaid));
  expect(profile.work.map(({ position }) => position)).toEqual(["Head Cook", "Volunteer Coordinator"]);
  expect(profile.volunteer.map(({ position, organization }) => [position, organization])).toEqual([
    ["Volunteer cook", "Uyo Flood Camp"],
    ["Kitchen coordinator (unpaid)", "Living Springs Assembly"],
    ["Choir mistress", "Living Springs Assembly"],
  ]);
});

test("whoever has no paid post has these as work", () => {
  const { profile } = readResume(documentOf(...person, ...unpaid));
  expect(profile.work).toHaveLength(3);
  expect(profile.volunteer).toEqual([]);
});

test.each([
  ["Usher", true],
  ["Sunday school teacher", true],
  ["Teacher", false],
  ["Church accountant", false],
  ["Pastor", false],
])("%j is what lay people do: %j", (title, isLay) => {
  expect(LAY_OFFICE.test(title)).toBe(isLay);
});

test("the patterns stay linear", () => {
  const pieces = ["a ", "volunteer ", "(", "(unpaid ", " - ", "lead ", "youth ", "church ", ","];
  const read = (text: string) => [UNPAID_POST, LAY_OFFICE, CONGREGATION].map((one) => one.test(text));
  expect(growingPatterns(read, { pieces, fewSteps: 60 })).toEqual([]);
});
