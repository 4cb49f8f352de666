import { expect, test } from "vitest";
import { runAsAddress } from "~/work/caller.server";
import { samplePair } from "./example.server";

test("the start page's example is the product's own work and claims nothing that the resume lacks", async () => {
  const { letter, resume, howToApply, required, before, after, unclaimed, kit } = await samplePair(
    new Date("2026-11-21T09:00:00Z"),
  );
  expect(required).toContain("reconcile bank accounts");
  expect(before).not.toBe("");
  expect(letter).toContain(after);
  expect(unclaimed).toBe("ICAN");
  expect(letter).not.toContain("ICAN");
  expect(resume).not.toContain("ICAN");
  expect(kit.files).toEqual([
    "Adaeze-Okafor-Application-Harmattan-Logistics.pdf",
    "Adaeze-Okafor-Cover-Letter-Harmattan-Logistics.pdf",
    "Adaeze-Okafor-Resume-Harmattan-Logistics.pdf",
  ]);
  expect(howToApply).toEqual([
    { label: "Send to", text: "jobs@harmattan-logistics.example" },
    { label: "Subject", text: "Accountant, Apapa" },
    { label: "Attach", text: "cover letter, resume" },
  ]);
});

test("on a new day people see the last one until today's is written", async () => {
  const yesterday = await samplePair(new Date("2026-11-21T09:00:00Z"));
  const newDay = new Date("2026-11-22T09:00:00Z");
  const seen = await new Promise((done) =>
    runAsAddress("192.0.2.7", () => void samplePair(newDay).then(done)),
  );
  expect(seen).toBe(yesterday);
  await expect.poll(async () => (await samplePair(newDay)).letter).toContain("22 November 2026");
});
