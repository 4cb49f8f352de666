import { anyOf } from "~/pattern";
import type { Profile } from "../profile.schema";
import { calmCapitals } from "../writer/casing";
import { tidyBullet } from "../writer/tidy";
import { leadingVerb } from "../writer/verbs";
import { isPastDeed } from "./deed";
import type { PrintableLine } from "./tellable-line";

/** A sentence of the summary about what the person did: its place ("summary.0.1": the second sentence of the first paragraph) and its words. */
export type SummaryLine = PrintableLine & { id: string };

/**
 * The sentences of a summary that say what the person did or does: "I have hired 340 people", "Built twelve mini-grids", and its figures. What everybody writes of
 * themselves, what they hope for and how many years they have worked is no such sentence.
 */
export function listSummaryLines({ summary }: Pick<Profile, "summary">): SummaryLine[] {
  return summary.flatMap((paragraph, at) =>
    paragraph.split(SENTENCE_END).flatMap((sentence, n): SummaryLine[] => {
      if (sentence.length > LONGEST) return [];
      const text = tidyBullet(calmCapitals(sentence.trim()), true);
      const words = text.split(/\s+/u).length;
      if (words < FEWEST_WORDS || words > MOST_WORDS || IS_NO_DEED.test(text)) return [];
      const id = `summary.${at}.${n}`;
      const isOwn = /^I \p{Ll}/u.test(sentence.trim());
      if (isOwn || isPastDeed(text))
        return SHOWS_MORE.test(text) ? [{ id, text: isOwn ? withSubject(text) : text, isDeed: true }] : [];
      return isRecord(text) ? [{ id, text }] : [];
    }),
  );
}

/** "I teach in Sunday school": a sentence of a summary keeps the person for its subject. */
function withSubject(text: string): string {
  return text.startsWith("I ") ? text : `I ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** A figure of work without a verb: "Zero fatal accident in my fleet since 2020". How long or since when somebody worked is told elsewhere. */
function isRecord(text: string): boolean {
  return (
    HAS_DIGIT.test(text) && !OF_TIME.test(text) && leadingVerb(text) === undefined && !HAS_FINITE.test(text)
  );
}
const HAS_DIGIT = /\d/u;
const OF_TIME =
  /\b(?:years?|yrs|months?)\b|^(?!zero|no )\D*(?:19|20)\d{2}\D*$|\b(?:aged?|born|degree|graduate)\b/iu;
const HAS_FINITE = / (?:I|am|is|are|was|were|has|have|had|can|will) /u;

/** The id of the source line: a summary has one for each paragraph. */
export function paragraphOf(id: string): string {
  return id.replace(/^(summary\.\d+)\.\d+$/, "$1");
}

const FEWEST_WORDS = 5;
const MOST_WORDS = 36;
const LONGEST = 400;
const SENTENCE_END = /(?<=[\p{Ll}\d%)][.!])\s+(?=[\p{Lu}\d])/u;
/** A figure, a name or a tool: more than a good word about oneself. */
const SHOWS_MORE = /\d| \p{Lu}\p{L}|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b/u;
const IS_NO_DEED = anyOf(
  [
    /\byears?['’]?(?:\s\p{L}+){0,3}\s(?:experience|practice|service|career)\b|\bexperience\b/u, // 8 years of experience
    /\b(?:seek|hop|look|wish|want|aspir|aim|strive|believ|desire|love|enjoy|like|wait)(?:s|ing|e|es|ed)?\b/u, // looking for a role
    /\b(?:passion\w*|hardworking|hard[- ]working|motivated|dedicated|reliable)\b/, // a motivated woman
    /\b(?:self[- ]\p{L}+|team player|growth|potential)\b/u, // a team player
    /\b(?:reputable|challenging|dynamic|career|opportunity|utili[sz]e|contribute|position|objective|goals?)\b/, // to contribute to your growth
    /^(?:am|was) (?:an? |the )?/, // Am a teacher: the posts say it
    /\b(?:full|part)[- ]time\b|^(?:have )?(?:return|stop|left|leave|came back|come back|moved|relocat|retir)/, // returned to full-time work
    /^(?:can|could|will|would|do not|don['’]t|never)\b/, // can work under pressure
  ],
  "iu",
);
