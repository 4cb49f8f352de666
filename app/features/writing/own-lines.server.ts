import { printProfile } from "~/career/profile";
import { compareLines, type LineComparison } from "~/features/documents/compare-lines";
import type { Document } from "~/features/documents/documents.server";
import { readLineSources } from "~/features/documents/line-sources";
import { findSourceProfile } from "./source-profile.server";

/**
 * How a resume differs, line by line, from what its person had in their profile when it was made. Undefined for a letter, and where that is
 * not stored any more.
 */
export function compareWithOwnLines(
  userId: string,
  { type, content, sources, generationId, language }: Document,
): LineComparison | undefined {
  const profile = type === "resume" ? findSourceProfile(userId, generationId) : undefined;
  if (!profile) return undefined;
  const origins = readLineSources(sources).flatMap(({ text, profileLines: [line, ...others] }) =>
    line !== undefined && others.length === 0 ? [[text, line] as const] : [],
  );
  return compareLines(linesOf(printProfile(profile, language)), linesOf(content), new Map(origins));
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.replace(/^[-•][ \t]+/, "").trim())
    .filter((line) => line !== "");
}
