import { expect, test } from "vitest";
import { contractText } from "./contract";
import { buildSampleInput } from "./example-input";
import { testPrompt } from "./prompt-test.server";

test("without a provider a test shows what the built-in writer makes of the sample, and says so", async () => {
  const letter = await testPrompt("cover_letter", "Write warmly.");
  expect(letter.output).toContain("Crescent Health");
  expect(letter.writer).toContain("The built-in writer wrote this");
  const resume = await testPrompt("resume", "Begin with a verb.", {
    currentResume: "Bola Ade\nbola@example.com\n\nSKILLS\nWelding",
  });
  expect(resume.output).toContain("Welding");
  expect(resume.output).not.toContain("Chiamaka");
});

test("a test refuses what saving would refuse", async () => {
  await expect(testPrompt("resume", "Dear {{name}}")).rejects.toThrow("{{name}} is not known.");
  await expect(testPrompt("resume", "  ")).rejects.toThrow("Write what the model should know about style.");
});

test("the sample is a whole person and a whole advert, so that a prompt meets everything a document can hold", () => {
  const { profile, advert } = buildSampleInput({}, "2026-11-21");
  expect([
    profile.work.length,
    profile.education.length,
    profile.skills.length > 0,
    advert.terms.length > 3,
  ]).toEqual([2, 1, true, true]);
});

test("the contract is shown with the place where the prompt stands", () => {
  for (const type of ["cover_letter", "resume"] as const)
    expect(contractText(type)).toMatch(
      /RULES[\s\S]*\[ the active prompt stands here \][\s\S]*The rules at the beginning hold/,
    );
});
