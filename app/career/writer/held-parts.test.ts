import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { heldParts } from "./held-parts";

test("what somebody does not have is left out and named, and languages stand among the languages", () => {
  const { profile, notes } = heldParts(
    Profile.parse({
      basics: {},
      work: [
        { position: "Tailor", name: "Oma & Sisters", highlights: [] },
        { endDate: "2008", highlights: [] },
        { position: "tailor", highlights: [] },
        { position: "Cutter", highlights: [] },
      ],
      certificates: [
        { name: "Trade Test II", date: "2014" },
        { name: "CAD", status: "not yet, but want to learn" },
        { name: "None" },
        { name: "B" },
      ],
      skills: [
        { keywords: ["Pattern cutting", "Hausa (spoken)", "pattern cutting"] },
        { keywords: ["Igbo", "Shuwa Arabic B1 (spoken)"] },
      ],
      languages: [{ language: "Igbo", fluency: "fluent" }],
    }),
  );
  expect(profile.work.map(({ position }) => position)).toEqual(["Tailor", "Cutter"]);
  expect(profile.certificates.map(({ name }) => name)).toEqual(["Trade Test II"]);
  expect(profile.skills).toEqual([{ keywords: ["Pattern cutting"] }]);
  expect(profile.languages).toEqual([
    { language: "Igbo", fluency: "fluent" },
    { language: "Hausa", fluency: "spoken" },
    { language: "Shuwa Arabic", fluency: "B1, spoken" },
  ]);
  expect(notes.join()).toContain("CAD");
  expect(notes.join()).not.toMatch(/Trade Test|Hausa|\bB\b/);
});
