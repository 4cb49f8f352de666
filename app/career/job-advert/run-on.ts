import { matchesIn } from "~/pattern";
import { anyOf, listOf, patternOf } from "./patterns";

/** Shorter lines are paragraphs of a message, whose sentences say enough. */
const LEAST_LENGTH = 900;

/**
 * A long text that was pasted as one line, with its lines back: where several blanks stood, before the headings
 * that it still names, before its dashes, and where two words stick together ("deadlinesStrong writer").
 */
export function withLineBreaks(line: string): string {
  if (line.length < LEAST_LENGTH) return line;
  const dashes = line.match(DASH)?.length ?? 0;
  const glued = matchesIn(line, GLUED).filter((found) => !isName(line, found.index)).length;
  return line
    .replace(/(?<=\S) {2,}(?=\S)/gu, "\n")
    .replace(HEADING, "\n$1:\n")
    .replace(dashes >= 3 ? DASH : NEVER, "\n- ")
    .replace(glued >= 3 ? GLUED : NEVER, (found, at: number, whole: string) =>
      isName(whole, at) ? found : "\n",
    );
}

const NEVER = /(?!)/u;
// "Excel- Good", "skills -Experience": a dash with a blank on one side and a capital behind it.
const DASH = /(?:(?<=[\p{Ll}).;,])- ?| -)(?=\p{Lu}\p{Ll})|(?<=[.;]) - (?=\p{Lu}\p{Ll})/gu;
const GLUED = /(?<=\p{Ll}{3}|[\p{Ll}\d]\))(?=\p{Lu}\p{Ll}+[ ,:])/gu;

/** Whether the place lies within a name that is written so: "PowerPoint". */
function isName(text: string, at: number): boolean {
  const before = /\p{L}*$/u.exec(text.slice(Math.max(0, at - 20), at))?.[0] ?? "";
  const behind = /^\p{L}*/u.exec(text.slice(at, at + 20))?.[0] ?? "";
  // Before a joint of two names stands a capital: "LinkedIn"; a text that goes on ends in a small word: "teamOur".
  return NAMES.has((before + behind).toLowerCase()) || /^\p{Lu}/u.test(before);
}
const NAMES = new Set(
  listOf(
    "powerpoint, javascript, typescript, linkedin, quickbooks, youtube, github, whatsapp, wordpress, postgresql, mongodb, tiktok, sharepoint, autocad, photoshop, salesforce, iphone, ebay, macos, hubspot, facebook",
  ),
);

/** Headings of postings as they stand in a text without lines. */
const HEADING_WORDS = anyOf(
  [
    /(?:Minimum |Required |Preferred |Basic |Key |Job |Essential |Other |Your |Desired )?Requirements?/u,
    /(?:Minimum |Required |Preferred |Basic |Key |Desired |Other |Additional )?Qualifications?/u,
    /(?:Key |Main |Job |Core |Primary |Essential )?(?:Responsibilities|Duties)(?: and Responsibilities)?/u,
    /(?:Required |Preferred |Key |Essential |Desired )?Skills(?: and (?:Experience|Qualifications|Abilities))?/u,
    /(?:Required |Preferred |Essential |Desired )?(?:Experience|Education|Competenc(?:ies|es))|Benefits|Perks/u,
    /(?:Company|Job|Position|Role) (?:Description|Summary|Overview|Profile|Purpose|Functions|Requirements)/u,
    /About (?:us|Us|the (?:role|team|job))|Who (?:we|you) are|Why (?:join|work with) us/u,
    /What (?:you'll|you will|we) (?:do|offer|bring|need)|How (?:to|To) (?:apply|Apply)|Method of Application/u,
  ],
  "u",
);
const HEADING = patternOf(
  String.raw`(?<=^|[.!?;)\p{Ll}]\s?|\s)(${HEADING_WORDS.source})(?: Required| Preferred)?\s?(?::|-(?=[\p{Lu}\d ]))\s*`,
  "gu",
);
