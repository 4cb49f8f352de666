import { and, asc, desc, eq } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { aiPrompts } from "~/db/schema";
import { namesOfActors, recordAct, type Actor } from "~/features/admin/audit.server";
import { Refusal } from "~/refusal";
import {
  activatePromptVersion,
  deactivatePrompts,
  savePrompt,
  type Prompt,
  type PromptType,
} from "./prompts.server";

/** All versions of both types, newest first, each with who wrote it. */
export function listPromptVersions(): (Prompt & { by: string })[] {
  const names = namesOfActors("prompt.saved");
  return db
    .select()
    .from(aiPrompts)
    .orderBy(asc(aiPrompts.type), desc(aiPrompts.version))
    .all()
    .map((prompt) => ({ ...prompt, by: names.get(subjectOf(prompt)) ?? "Former staff" }));
}

/** Stores the text as a new version and makes it the active one. Throws PROMPT_VARIABLE and the like, with what may stand in it. */
export function writePrompt(actor: Actor, type: PromptType, text: string, now = new Date()): Prompt {
  return write((tx) => {
    const before = activeVersion(type);
    const saved = savePrompt(tx, type, text, now);
    recordAct(
      tx,
      actor,
      "prompt.saved",
      subjectOf(saved),
      {
        before: { type, active: before },
        after: { type, active: saved.version, characters: saved.systemPrompt.length },
      },
      now,
    );
    return activatePromptVersion(tx, saved.id);
  });
}

/** Goes back, or forward, to a version of this type; a version of another type does not exist. */
export function activatePrompt(actor: Actor, id: string, type: PromptType, now = new Date()): Prompt {
  return write((tx) => {
    const before = activeVersion(type);
    const chosen = activatePromptVersion(tx, id);
    if (chosen.type !== type)
      throw new Refusal("NO_SUCH_PROMPT", "There is no such version of the prompt.", 404);
    recordAct(
      tx,
      actor,
      "prompt.activated",
      subjectOf(chosen),
      { before: { active: before }, after: { active: chosen.version } },
      now,
    );
    return chosen;
  });
}

/** Lets our own style text count again. */
export function clearPrompt(actor: Actor, type: PromptType, now = new Date()): void {
  return write((tx) => {
    const before = activeVersion(type);
    if (before === null) return;
    deactivatePrompts(tx, type);
    recordAct(
      tx,
      actor,
      "prompt.cleared",
      `prompt:${type}`,
      { before: { active: before }, after: { active: null } },
      now,
    );
  });
}

/** A version as the API shows it. */
export function promptJson({ id, type, version, systemPrompt, isActive, createdAt }: Prompt) {
  return { id, type, version, systemPrompt, isActive, createdAt: createdAt.toISOString() };
}

function activeVersion(type: PromptType): number | null {
  return (
    db
      .select({ version: aiPrompts.version })
      .from(aiPrompts)
      .where(and(eq(aiPrompts.type, type), eq(aiPrompts.isActive, true)))
      .get()?.version ?? null
  );
}

function subjectOf({ id }: Pick<Prompt, "id">): string {
  return `prompt:${id}`;
}
