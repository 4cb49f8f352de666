import { expect, test } from "vitest";
import { contractText } from "./contract";
import { buildSampleInput } from "./example-input";
import { testPrompt } from "./prompt-test.server";

test("without a provider a test shows the built-in writer's result, with a label", async () => {
  const letter = await testPrompt("cover_letter", "Write warmly.");
  expect(letter.output).toContain("Crescent Health");
  expect(letter.writer).toContain("The built-in writer wrote this");
  const resume = await testPrompt("resume", "Begin with a verb.", {
    currentResume: "Bola Ade\nbola@example.com\n\nSKILLS\nWelding",
  });
  expect(resume.output).toContain("Welding");
  expect(resume.output).not.toContain("Chiamaka");
});

test("a test refuses the same prompts as saving", async () => {
  await expect(testPrompt("resume", "Dear {{name}}")).rejects.toThrow("{{name}} is not known.");
  await expect(testPrompt("resume", "  ")).rejects.toThrow("Write what the model should know about style.");
});

test("the sample is a full resume and a full advert, with every part of a document", async () => {
  const { profile, advert } = await buildSampleInput({}, "2026-11-21");
  expect([
    profile.work.length,
    profile.education.length,
    profile.skills.length > 0,
    advert.demands.length > 3,
  ]).toEqual([2, 1, true, true]);
});

test("the contract shows the position of the prompt", () => {
  for (const type of ["cover_letter", "resume"] as const)
    expect(contractText(type)).toMatch(
      /RULES[\s\S]*\[ the active prompt stands here \][\s\S]*The rules at the beginning hold/,
    );
});
