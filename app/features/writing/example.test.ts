import { expect, test } from "vitest";
import { samplePair } from "./example.server";

test("the start page's example is the product's own work and claims nothing that the resume lacks", () => {
  const { letter, resume, howToApply, required, before, after, unclaimed } = samplePair(
    new Date("2026-11-21T09:00:00Z"),
  );
  expect(required).toContain("reconcile bank accounts");
  expect(before).not.toBe("");
  expect(letter).toContain(after);
  expect(unclaimed).toBe("ICAN");
  expect(letter).not.toContain("ICAN");
  expect(resume).not.toContain("ICAN");
  expect(howToApply).toEqual([
    { label: "Send to", text: "jobs@harmattan-logistics.example" },
    { label: "Subject", text: "Accountant, Apapa" },
    { label: "Attach", text: "cover letter, resume" },
  ]);
});
