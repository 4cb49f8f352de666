import { jsonrepair } from "jsonrepair";
import { createVisibleText } from "./visible-text";

export type JsonReadResult =
  { ok: true; value: Record<string, unknown> } | { ok: false; reason: "no_object" };

/**
 * The answer without thinking: closed thinking, thinking without an end, and thinking with its start removed
 * by the server. No BOM.
 */
export function stripThinking(raw: string): string {
  const visible = createVisibleText();
  visible.push(raw);
  return visible.end();
}

/**
 * The JSON object in a model's answer. It accepts code fences, a sentence before or after, and small syntax
 * faults (commas, quotes, comments). It invents nothing: a text without braces, or a truncated one, is no
 * object.
 */
export function parseJsonObject(raw: string): JsonReadResult {
  const text = stripThinking(raw).trim();
  const whole = parseObject(text, JSON.parse);
  if (whole) return { ok: true, value: whole };
  const candidates = findBalancedObjects(text);
  for (const candidate of candidates) {
    const value = parseObject(candidate, JSON.parse);
    if (value) return { ok: true, value };
  }
  for (const candidate of candidates.filter((candidate) => /["']/.test(candidate))) {
    const value = parseObject(candidate, (broken) => JSON.parse(jsonrepair(broken)));
    if (value) return { ok: true, value };
  }
  return { ok: false, reason: "no_object" };
}

const MAX_TRIES = 30; // limits the work for a text of only open braces

/**
 * The outermost balanced {…}; braces inside strings do not count. An unbalanced object was truncated and is
 * no answer.
 */
function findBalancedObjects(text: string): string[] {
  const found: string[] = [];
  let from = text.indexOf("{");
  for (let tries = 0; from >= 0 && tries < MAX_TRIES; tries++) {
    const end = closingBrace(text, from);
    if (end > from) found.push(text.slice(from, end + 1));
    else if (/^\{\s*(["'}]|$)/.test(text.slice(from, from + 40))) break;
    from = text.indexOf("{", Math.max(end, from) + 1);
  }
  return found;
}

function closingBrace(text: string, from: number): number {
  let depth = 0;
  let inString = false;
  for (let at = from; at < text.length; at++) {
    const letter = text[at];
    if (inString && letter === "\\") at++;
    else if (letter === '"') inString = !inString;
    else if (!inString && letter === "{") depth++;
    else if (!inString && letter === "}" && --depth === 0) return at;
  }
  return -1;
}

function parseObject(text: string, read: (text: string) => unknown): Record<string, unknown> | undefined {
  try {
    const value = read(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
