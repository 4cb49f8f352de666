import { getDateStyle } from "~/features/accounts/settings.server";
import { contractText } from "~/features/ai/prompts/contract";
import { DEFAULT_STYLE } from "~/features/ai/prompts/default-style";
import type { PromptTestResult } from "~/features/ai/prompts/prompt-test.server";
import { listPromptVersions } from "~/features/ai/prompts/prompt-versions.server";
import { formatDateTime } from "~/time";

const TYPES = [
  { type: "cover_letter", title: "Cover Letter Generation" },
  { type: "resume", title: "Resume Optimization" },
] as const;

export type PromptCardData = ReturnType<typeof listPromptCards>[number];

/** What the action answers: the text as typed, and the errors or the result of a test. */
export type PromptActionData = {
  type: string;
  typed: string;
  errors: string[];
  isTest: boolean;
  test?: PromptTestResult;
};

/** One card for each document type, with its versions and dates in the admin's style. */
export function listPromptCards(adminId: string) {
  const style = getDateStyle(adminId);
  const prompts = listPromptVersions().map(({ createdAt, ...prompt }) => ({
    ...prompt,
    at: formatDateTime(createdAt, style),
  }));
  return TYPES.map(({ type, title }) => ({
    type,
    title,
    contract: contractText(type),
    standard: DEFAULT_STYLE[type],
    versions: prompts.filter((prompt) => prompt.type === type),
  }));
}
