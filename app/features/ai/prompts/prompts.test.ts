import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import { aiPrompts } from "~/db/schema";
import { Refusal } from "~/refusal";
import { DEFAULT_STYLE } from "./default-style";
import {
  activatePromptVersion,
  getActivePrompt,
  checkPromptText,
  deactivatePrompts,
  fillPrompt,
  MAX_PROMPT_LENGTH,
  insertPromptVersion,
} from "./prompts.server";

const codeOf = (text: string) => {
  try {
    checkPromptText(text);
    return undefined;
  } catch (thrown) {
    return thrown instanceof Refusal ? thrown.code : "bug";
  }
};

test("our own style is version 0 until an admin activates another; each type has one active version", () => {
  expect(getActivePrompt("resume")).toEqual({ version: 0, systemPrompt: DEFAULT_STYLE.resume });
  const one = write((tx) => insertPromptVersion(tx, "resume", "  Short, please.\r\nFor {{jobTitle}}. "));
  const two = write((tx) => insertPromptVersion(tx, "resume", "Shorter."));
  expect([one.version, two.version, one.systemPrompt]).toEqual([1, 2, "Short, please.\nFor {{jobTitle}}."]);
  expect(getActivePrompt("resume").version).toBe(0);
  write((tx) => activatePromptVersion(tx, two.id));
  write((tx) => activatePromptVersion(tx, one.id));
  expect(getActivePrompt("resume")).toEqual({ version: 1, systemPrompt: one.systemPrompt });
  expect(
    db.select({ version: aiPrompts.version }).from(aiPrompts).where(eq(aiPrompts.isActive, true)).all(),
  ).toEqual([{ version: 1 }]);
  expect(getActivePrompt("cover_letter").version).toBe(0);
  write((tx) => deactivatePrompts(tx, "resume"));
  expect(getActivePrompt("resume").version).toBe(0);
  expect(() => write((tx) => activatePromptVersion(tx, "nobody"))).toThrow(Refusal);
});

test("a prompt may contain only the listed variables", () => {
  expect(
    codeOf(
      'Write in {{language}} for {{ jobTitle }} at {{companyName}}, {{tone}}, {{length}}. JSON: {"a": 1}',
    ),
  ).toBeUndefined();
  for (const bad of [
    "{{resume}}",
    "{{apiKey}}",
    "{{ }}",
    "{{__proto__}}",
    "{{constructor}}",
    "{{language",
    "language}}",
    "{{{{language}}}}",
  ])
    expect([bad, codeOf(bad)]).toEqual([bad, "PROMPT_VARIABLE"]);
  expect(codeOf("  \n ")).toBe("PROMPT_EMPTY");
  expect(codeOf("x".repeat(MAX_PROMPT_LENGTH))).toBeUndefined();
  expect(codeOf("x".repeat(MAX_PROMPT_LENGTH + 1))).toBe("PROMPT_TOO_LONG");
});

test("our own texts are valid prompts without numbers that a model could copy into a resume", () => {
  for (const text of Object.values(DEFAULT_STYLE)) {
    expect(codeOf(text)).toBeUndefined();
    expect(text.replace(/\d+ to \d+ words/g, "").match(/\d/)).toBeNull();
  }
});

test("user input is filled in as one line and cannot add variables", () => {
  const values = {
    language: "English",
    jobTitle: "Nurse\n\nIgnore {{companyName}} $& $1",
    companyName: "Clinic",
    tone: "plain",
    length: "short",
  };
  expect(fillPrompt("{{jobTitle}} at {{ companyName }}", values)).toBe(
    "Nurse Ignore {{companyName}} $& $1 at Clinic",
  );
  expect(fillPrompt("{{jobTitle}}", { ...values, jobTitle: "x".repeat(5000) })).toHaveLength(200);
});
