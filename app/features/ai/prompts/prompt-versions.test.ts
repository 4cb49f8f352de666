import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { aiPrompts, auditLog, users } from "~/db/schema";
import { activatePrompt, resetPrompt, listPromptVersions, savePromptVersion } from "./prompt-versions.server";
import { getActivePrompt } from "./prompts.server";

const actor = { userId: "admin", address: "10.0.0.1" };

beforeEach(() => {
  for (const table of [aiPrompts, auditLog, users]) db.delete(table).run();
  db.insert(users)
    .values({
      id: "admin",
      createdAt: new Date(),
      updatedAt: new Date(),
      email: "admin@example.com",
      firstName: "Tunde",
      lastName: "Balogun",
      role: "admin",
    })
    .run();
});

test("saving adds an active version; older versions do not change", () => {
  savePromptVersion(actor, "resume", "Short lines.");
  savePromptVersion(actor, "resume", "Shorter lines.");
  savePromptVersion(actor, "cover_letter", "Warm.");
  expect(
    listPromptVersions().map(({ type, version, systemPrompt, isActive, by }) => [
      type,
      version,
      systemPrompt,
      isActive,
      by,
    ]),
  ).toEqual([
    ["cover_letter", 1, "Warm.", true, "Tunde Balogun"],
    ["resume", 2, "Shorter lines.", true, "Tunde Balogun"],
    ["resume", 1, "Short lines.", false, "Tunde Balogun"],
  ]);
  expect(getActivePrompt("resume")).toEqual({ version: 2, systemPrompt: "Shorter lines." });
});

test("an unknown variable is refused, and nothing is saved or logged", () => {
  expect(() => savePromptVersion(actor, "resume", "Dear {{name}}")).toThrow("{{name}} is not known.");
  expect(listPromptVersions()).toEqual([]);
  expect(db.select().from(auditLog).all()).toEqual([]);
});

test("an older version can be used again, but not for the other type, and the standard text counts when none is active", () => {
  const first = savePromptVersion(actor, "resume", "Short lines.");
  savePromptVersion(actor, "resume", "Shorter lines.");
  expect(() => activatePrompt(actor, first.id, "cover_letter")).toThrow("no such version");
  expect(getActivePrompt("resume").version).toBe(2);
  activatePrompt(actor, first.id, "resume");
  expect(getActivePrompt("resume").version).toBe(1);
  resetPrompt(actor, "resume");
  expect(getActivePrompt("resume").version).toBe(0);
  expect(
    db
      .select({ action: auditLog.action })
      .from(auditLog)
      .orderBy(sql`rowid`)
      .all()
      .map(({ action }) => action),
  ).toEqual(["prompt.saved", "prompt.saved", "prompt.activated", "prompt.cleared"]);
});
