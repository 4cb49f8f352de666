import { statedYears, withYears } from "../experience-years";
import { monthsOfExperience } from "../tenure";
import type { DocumentText } from "./document-text";
import type { Draft } from "./draft";
import { readDocumentStyle } from "./text-style";

/** Doubts about the whole: capitals throughout, and dates that are still to come. */
export function checkWholeDocument(draft: Draft, document: DocumentText, today: string | undefined): void {
  if (readDocumentStyle(document).isAllCaps && document.paragraphs.length > 3)
    draft.doubt("capitals", 0, "The file is written in capitals. Shall names and titles stay so?");
  if (today === undefined) return;
  checkYears(draft, today);
  const month = today.slice(0, 7);
  const paragraphs = new Map(draft.facts.map(({ path, paragraph }) => [path, paragraph]));
  draft.profile.work.forEach(({ startDate }, at) => {
    if (startDate && startDate.slice(0, 7) > month.slice(0, startDate.length))
      draft.doubt("dates", paragraphs.get(`work.${at}.endDate`) ?? 0, `“${startDate}” is still to come.`, {
        path: `work.${at}.startDate`,
      });
  });
}

/** Asks once which of two figures for years is right: both papers state the one that the summary then has. */
function checkYears(draft: Draft, today: string): void {
  const stated = statedYears(draft.profile);
  const counted = Math.floor(monthsOfExperience(draft.profile.work, today) / 12);
  if (!stated || counted < 1 || Math.abs(stated.count - counted) <= 1) return;
  const path = `summary.${stated.line}`;
  const paragraph = draft.facts.find((fact) => fact.path === path)?.paragraph ?? 0;
  const line = draft.profile.summary[stated.line] ?? "";
  draft.doubt(
    "years",
    paragraph,
    `Your summary says ${stated.count} years, your jobs add up to ${counted}. Letter and resume say what the summary says.`,
    { path, ...(stated.isTotal && { suggestion: withYears(line, counted) }) },
  );
}
