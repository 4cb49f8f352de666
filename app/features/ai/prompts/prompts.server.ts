import { and, eq, max } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { aiPrompts } from "~/db/schema";
import { Refusal } from "~/refusal";
import { DEFAULT_STYLE } from "./default-style";

export type Prompt = typeof aiPrompts.$inferSelect;
export type PromptType = Prompt["type"];

export const MAX_PROMPT_LENGTH = 8_000;
const PROMPT_VARIABLES = ["language", "jobTitle", "companyName", "tone", "length"] as const;
export type PromptVariable = (typeof PROMPT_VARIABLES)[number];

/**
 * What the variables of a prompt say to a model. They point at the user's message: a text from a user in the system text would be an
 * order, and would keep a provider's cache from holding it.
 */
export const STYLE_VALUES: Record<PromptVariable, string> = {
  language: "the language named in the task",
  jobTitle: "the job title under target",
  companyName: "the company under target",
  tone: "the tone named in the task",
  length: "the length named in the task",
};

/**
 * The style prompt: the active version of the admin, or ours as version 0. It does not include the contract
 * about facts.
 */
export function getActivePrompt(type: PromptType): { version: number; systemPrompt: string } {
  const own = and(eq(aiPrompts.type, type), eq(aiPrompts.isActive, true));
  const active = db
    .select({ version: aiPrompts.version, systemPrompt: aiPrompts.systemPrompt })
    .from(aiPrompts)
    .where(own)
    .get();
  return active ?? { version: 0, systemPrompt: DEFAULT_STYLE[type] };
}

/** Adds an inactive version. Versions never change. Throws the refusals of checkPromptText. */
export function insertPromptVersion(tx: Tx, type: PromptType, text: string, now = new Date()): Prompt {
  const systemPrompt = checkPromptText(text);
  const newest =
    tx
      .select({ version: max(aiPrompts.version) })
      .from(aiPrompts)
      .where(eq(aiPrompts.type, type))
      .get()?.version ?? 0;
  return tx
    .insert(aiPrompts)
    .values({ id: newId(), createdAt: now, type, version: newest + 1, systemPrompt })
    .returning()
    .get();
}

/** Activates this version for its type. Throws 404 when it does not exist. */
export function activatePromptVersion(tx: Tx, id: string): Prompt {
  const chosen = tx.select().from(aiPrompts).where(eq(aiPrompts.id, id)).get();
  if (!chosen) throw new Refusal("NO_SUCH_PROMPT", "There is no such version of the prompt.", 404);
  tx.update(aiPrompts).set({ isActive: false }).where(eq(aiPrompts.type, chosen.type)).run();
  tx.update(aiPrompts).set({ isActive: true }).where(eq(aiPrompts.id, id)).run();
  return { ...chosen, isActive: true };
}

/** Returns to our own style text, version 0. */
export function deactivatePrompts(tx: Tx, type: PromptType): void {
  tx.update(aiPrompts).set({ isActive: false }).where(eq(aiPrompts.type, type)).run();
}

/** The text in its stored form. Throws PROMPT_EMPTY, PROMPT_TOO_LONG, PROMPT_VARIABLE. */
export function checkPromptText(text: string): string {
  const clean = text.replaceAll("\r\n", "\n").trim();
  if (clean === "")
    throw new Refusal("PROMPT_EMPTY", "Write what the model should know about style.", 400, {
      field: "systemPrompt",
    });
  if (clean.length > MAX_PROMPT_LENGTH)
    throw new Refusal(
      "PROMPT_TOO_LONG",
      `Keep the prompt under ${MAX_PROMPT_LENGTH.toLocaleString("en-GB")} characters.`,
      400,
      { field: "systemPrompt" },
    );
  const unknown = [...clean.matchAll(/\{\{([^{}]*)\}\}/g)]
    .map(([, name = ""]) => name.trim())
    .find((name) => !isVariable(name));
  const rest = clean.replace(/\{\{[^{}]*\}\}/g, "");
  if (unknown === undefined && !/\{\{|\}\}/.test(rest)) return clean;
  const known = PROMPT_VARIABLES.map((name) => `{{${name}}}`).join(", ");
  const what = unknown === undefined ? "A {{ has no }}, or a }} has no {{." : `{{${unknown}}} is not known.`;
  throw new Refusal("PROMPT_VARIABLE", `${what} You can use ${known}.`, 400, { field: "systemPrompt" });
}

/** Fills in the variables of the prompt. Values from users become one line and cannot add variables. */
export function fillPrompt(systemPrompt: string, values: Record<PromptVariable, string>): string {
  return systemPrompt.replace(/\{\{([^{}]*)\}\}/g, (whole, name: string) => {
    const variable = name.trim();
    return isVariable(variable) ? values[variable].replace(/\s+/g, " ").trim().slice(0, 200) : whole;
  });
}

function isVariable(name: string): name is PromptVariable {
  return PROMPT_VARIABLES.some((variable) => variable === name);
}
