import { and, asc, desc, eq } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { aiPrompts } from "~/db/schema";
import { namesOfActors, recordAuditEvent, type Actor } from "~/features/admin/audit.server";
import { Refusal } from "~/refusal";
import {
  activatePromptVersion,
  deactivatePrompts,
  insertPromptVersion,
  type Prompt,
  type PromptType,
} from "./prompts.server";

/** All versions of both types, newest first, each with its author. */
export function listPromptVersions(): (Prompt & { by: string })[] {
  const names = namesOfActors("prompt.saved");
  return db
    .select()
    .from(aiPrompts)
    .orderBy(asc(aiPrompts.type), desc(aiPrompts.version))
    .all()
    .map((prompt) => ({ ...prompt, by: names.get(promptSubjectOf(prompt)) ?? "Former staff" }));
}

/**
 * Stores the text as a new version and activates it. Throws PROMPT_VARIABLE and other refusals with the
 * allowed variables.
 */
export function savePromptVersion(actor: Actor, type: PromptType, text: string, now = new Date()): Prompt {
  return write((tx) => {
    const before = activeVersionOf(type);
    const saved = insertPromptVersion(tx, type, text, now);
    recordAuditEvent(
      tx,
      actor,
      "prompt.saved",
      promptSubjectOf(saved),
      {
        before: { type, active: before },
        after: { type, active: saved.version, characters: saved.systemPrompt.length },
      },
      now,
    );
    return activatePromptVersion(tx, saved.id);
  });
}

/** Activates an older or newer version of this type. A version of another type is a 404. */
export function activatePrompt(actor: Actor, id: string, type: PromptType, now = new Date()): Prompt {
  return write((tx) => {
    const before = activeVersionOf(type);
    const chosen = activatePromptVersion(tx, id);
    if (chosen.type !== type)
      throw new Refusal("NO_SUCH_PROMPT", "There is no such version of the prompt.", 404);
    recordAuditEvent(
      tx,
      actor,
      "prompt.activated",
      promptSubjectOf(chosen),
      { before: { active: before }, after: { active: chosen.version } },
      now,
    );
    return chosen;
  });
}

/** Activates our own style text again. */
export function resetPrompt(actor: Actor, type: PromptType, now = new Date()): void {
  return write((tx) => {
    const before = activeVersionOf(type);
    if (before === null) return;
    deactivatePrompts(tx, type);
    recordAuditEvent(
      tx,
      actor,
      "prompt.cleared",
      `prompt:${type}`,
      { before: { active: before }, after: { active: null } },
      now,
    );
  });
}

/** A version in the form of the API. */
export function serializePrompt({ id, type, version, systemPrompt, isActive, createdAt }: Prompt) {
  return { id, type, version, systemPrompt, isActive, createdAt: createdAt.toISOString() };
}

function activeVersionOf(type: PromptType): number | null {
  return (
    db
      .select({ version: aiPrompts.version })
      .from(aiPrompts)
      .where(and(eq(aiPrompts.type, type), eq(aiPrompts.isActive, true)))
      .get()?.version ?? null
  );
}

function promptSubjectOf({ id }: Pick<Prompt, "id">): string {
  return `prompt:${id}`;
}
